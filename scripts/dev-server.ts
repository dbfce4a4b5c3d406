import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { WebEntry, WebSource } from '../api/src/platform/pages/web-source.ts';
import { run } from '../api/src/run.ts';
import { root } from './run-program.ts';

const web = join(root, 'web');
/** Stands for a page's own nonce until it is known. */
const noncePlaceholder = '__nonce__';
const entryScript = '<script type="module" src="/src/entry-client.tsx"></script>';

/** The web app from its sources: Vite answers for its files, sends changes to open pages, and draws pages on the server. */
const vitePages: WebSource = {
  async serveFiles(app) {
    const vite = await createServer({
      root: web,
      appType: 'custom',
      configLoader: 'native',
      html: { cspNonce: noncePlaceholder },
      server: { middlewareMode: true, ws: { server: app.server } },
    });
    // An open page waits for this process in a worker, and draws itself anew when it is back.
    app.addHook('onSend', async (_request, reply) => {
      const policy = reply.getHeader('content-security-policy');
      if (policy !== undefined)
        void reply.header('content-security-policy', `${String(policy)}; worker-src 'self' blob:`);
    });
    // Vite sees each request first, and hands on those it does not know.
    const answer = app.server.listeners('request');
    app.server.removeAllListeners('request').on('request', (request, response) => {
      vite.middlewares(request, response, () =>
        answer.forEach((listener) => listener.call(app.server, request, response)),
      );
    });
    const template = await readFile(join(web, 'index.html'), 'utf8');
    this.load = async () => {
      const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as WebEntry;
      return {
        isForEverybody: () => false, // each reload draws the page anew
        render: async (request) => {
          const page = await entry.render({ ...request, template });
          const html = await vite.transformIndexHtml(
            request.url,
            page.html.replace('</body>', `${entryScript}</body>`),
          );
          return { ...page, html: html.replaceAll(noncePlaceholder, request.nonce) };
        },
      };
    };
  },
  load: () => Promise.reject(new Error('Vite has not started')),
};

await run(() => Promise.resolve(vitePages));
