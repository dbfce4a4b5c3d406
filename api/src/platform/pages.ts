import fastifyStatic from '@fastify/static';
import { ownPath } from '@rondo/rules';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { addressLanguage, languageOf, visitLanguageCookie } from './language.ts';
import { inTurn } from './in-turn.ts';
import { oneALoop } from './one-a-loop.ts';
import type { Context } from './serve.ts';
import { SharedAnswers } from './shared-answers.ts';
import { SharedBody } from './shared-body.ts';
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
    /** Waited for when all data are there, before the thread is held. */
    turn(): Promise<void>;
  }): Promise<{ status: number; html: string; frame?: string }>;
  /** Whether visitors all see the same at an address: not where it carries somebody's token. */
  isForEverybody(url: string): boolean;
}

interface Page {
  status: number;
  /** Origin the page may show in a frame. */
  frame: string | undefined;
  nonce: string;
  body: SharedBody;
  bytes: Buffer;
}

/** How long visitors share a page, in milliseconds: as long as they share lists. */
const sharedMs = 1000;
/** Pages under way at a time, and how many may wait: beyond, readers are refused, and everybody else's calls go on. */
const underWay = 8;
const longestLine = 200;

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
  // Rendering takes the processor from everybody's calls, so visitors share what is the same for all of them (docs/decisions/shared-pages.md).
  const shared = new SharedAnswers<Page>(sharedMs);
  const turn = oneALoop();
  const inLine = inTurn(underWay, longestLine);
  app.get('/*', async (request, reply) => {
    const { cookie, authorization } = request.headers;
    const arrived = addressLanguage(request);
    if (arrived)
      void reply.setCookie(visitLanguageCookie, arrived, {
        path: '/',
        sameSite: 'lax',
        secure: config.publicUrl.startsWith('https:'),
      });
    const url = ownPath(request.url) ?? '/404';
    const language = languageOf(request);
    const colorScheme = schemeOf(request);
    const render = () =>
      inLine(async (): Promise<Page> => {
        const { nonce } = request;
        const { status, html, frame } = await web.render({
          url,
          language,
          colorScheme,
          nonce,
          origin: config.publicUrl,
          now: clock.now().toISOString(),
          settings,
          template,
          turn,
          get: async (path) => {
            const answer = await app.inject({
              url: path,
              // Limits count the reader, not this process.
              remoteAddress: request.ip,
              headers: { ...(cookie && { cookie }), ...(authorization && { authorization }) },
            });
            return { status: answer.statusCode, body: answer.json<unknown>() };
          },
        });
        const body = new SharedBody(html);
        return { status, frame, nonce, body, bytes: body.bytes };
      });
    const isVisitor = !request.cookies[cookieName(config)] && authorization === undefined;
    const isShared = isVisitor && web.isForEverybody(url);
    const page = isShared ? await shared.get(`${language} ${colorScheme} ${url}`, render) : await render();
    void reply
      .code(page.status)
      .headers({
        // With somebody's own data in it, it is kept nowhere; without, a browser asks whether it changed.
        'cache-control': isShared ? 'private, no-cache' : 'private, no-store',
        vary: 'Cookie, Accept-Language',
        'content-security-policy': contentSecurityPolicy(config, page.nonce, page.frame),
      })
      .type('text/html; charset=utf-8');
    return page.body.send(request, reply);
  });
}

function schemeOf(request: FastifyRequest): 'light' | 'dark' | 'auto' {
  const chosen = request.cookies['color-scheme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto';
}
