import fastifyStatic from '@fastify/static';
import { ownPath } from '@rondo/rules';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { addressLanguage, languageOf, visitLanguageCookie } from './language.ts';
import type { Context } from './serve.ts';
import { cookieName } from './session-cookies.ts';

/** What the built web app exports for the server (web/src/entry-server.tsx). */
interface WebApp {
  render(request: {
    url: string;
    language: 'en' | 'nl';
    colorScheme: 'light' | 'dark' | 'auto';
    nonce: string;
    origin: string;
    now: string;
    settings: {
      tileUrl: string | null;
      tileAttribution: string;
      socialFeedUrl: string | null;
      analyticsUrl: string | null;
      privacyPolicyUrl: string | null;
      reviewsUrl: string | null;
      contactEmail: string;
      googleSignIn: boolean;
      studentCardDiscountCents: number;
    };
    template: string;
    /** Calls the API inside the process, as the visitor who asked for the page. */
    get(path: string): Promise<{ status: number; body: unknown }>;
  }): Promise<{ status: number; html: string; frame?: string }>;
}

const yearSeconds = 31_536_000;

/** What protects documents; a script, style or font it only makes longer, by half a kilobyte each. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Serves the web app built in `folder`: hashed files for a year, every other path as a page with its first data in it. */
export async function servePages(context: Context, folder: string): Promise<void> {
  const { app, config, clock } = context;
  const client = path.join(folder, 'client');
  const template = await readFile(path.join(client, 'index.html'), 'utf8');
  const web = (await import(pathToFileURL(path.join(folder, 'server/entry-server.js')).href)) as WebApp;

  await app.register(fastifyStatic, {
    root: client,
    preCompressed: true,
    index: false,
    wildcard: false,
    setHeaders(reply, file) {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      if (hashed) for (const header of documentHeaders) reply.removeHeader(header);
      void reply.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600');
      // Looked for at every visit: an old one must not stay.
      if (/\/(?:sw|push-handlers)\.js(?:\.\w+)?$/.test(file)) void reply.header('cache-control', 'no-cache');
      // The picture of links, which other sites show.
      if (path.basename(file) === 'og.jpg') void reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });

  const { tileUrl, tileAttribution, socialFeedUrl, analyticsUrl, privacyPolicyUrl, reviewsUrl } = config;
  const { contactEmail, studentCardDiscountCents } = config;
  const settings = {
    tileUrl,
    tileAttribution,
    socialFeedUrl,
    analyticsUrl,
    privacyPolicyUrl,
    reviewsUrl,
    contactEmail,
    googleSignIn: config.google !== null,
    studentCardDiscountCents,
  };
  app.get('/*', async (request, reply) => {
    const { cookie, authorization } = request.headers;
    const arrived = addressLanguage(request);
    if (arrived)
      void reply.setCookie(visitLanguageCookie, arrived, {
        path: '/',
        sameSite: 'lax',
        secure: config.publicUrl.startsWith('https:'),
      });
    const page = await web.render({
      url: ownPath(request.url) ?? '/404',
      language: languageOf(request),
      colorScheme: schemeOf(request),
      nonce: request.nonce,
      origin: config.publicUrl,
      now: clock.now().toISOString(),
      settings,
      template,
      get: async (url) => {
        const answer = await app.inject({
          url,
          // Limits count the reader, not this process.
          remoteAddress: request.ip,
          headers: { ...(cookie && { cookie }), ...(authorization && { authorization }) },
        });
        return { status: answer.statusCode, body: answer.json<unknown>() };
      },
    });
    return reply
      .code(page.status)
      .headers({
        // With somebody's own data in it, it is kept nowhere; without, a browser asks whether it changed.
        'cache-control': request.cookies[cookieName(config)] ? 'private, no-store' : 'private, no-cache',
        vary: 'Cookie, Accept-Language',
        'content-security-policy': contentSecurityPolicy(config, request.nonce, page.frame),
      })
      .type('text/html; charset=utf-8')
      .send(page.html);
  });
}

function schemeOf(request: FastifyRequest): 'light' | 'dark' | 'auto' {
  const chosen = request.cookies['color-scheme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto';
}
