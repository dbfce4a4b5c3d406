import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { createServer } from 'vite';
import api from '../api/package.json' with { type: 'json' };
import type { WebEntry, WebSource } from '../api/src/platform/pages/web-source.ts';
import type { SaidByServer, SaidToServer } from './dev.ts';
import { root } from './run-program.ts';
import { sayAnew } from './say-anew.ts';

/**
 * A server of `npm run dev`, with Vite in it. It first loads everything that no file of the API is part of, which is done by the time such a file is
 * saved, and then waits until it is told to serve.
 */
const say = (said: SaidByServer) => process.send?.(said);

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
    app.addHook('onListen', () => {
      say('ready');
      flushCompileCache(); // Vite is killed, so it keeps nothing
    });
    // An open page waits for this process in a worker, and reloads when it is back.
    app.addHook('onSend', async (_request, reply) => {
      const policy = reply.getHeader('content-security-policy');
      if (policy !== undefined)
        void reply.header('content-security-policy', `${String(policy)}; worker-src 'self' blob:`);
    });
    // Vite sees each request first, and passes on those that it doesn't know.
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

const told = new Promise<void>((resolve) => {
  process.on('message', (said: SaidToServer) => {
    if (said === 'serve') resolve();
    else void sayAnew(said.words).then((could) => could || say('strange words'));
  });
});
process.on('disconnect', () => process.exit());

// Some are fonts, and can't be imported.
await Promise.allSettled(Object.keys(api.dependencies).map((name) => import(name)));
await told;
const { run } = await import('../api/src/run.ts');
await run(() => Promise.resolve(vitePages));
