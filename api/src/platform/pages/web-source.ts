import fastifyStatic from '@fastify/static';
import type { Language } from '@rondo/rules';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Partner } from '../settings/partner-settings.ts';
import type { Seller } from '../settings/seller-settings.ts';
import type { OffNow } from '../switches/switches.ts';

/** A page to render, in its reader's language and colours. */
interface PageRequest {
  url: string;
  language: Language;
  colorScheme: 'light' | 'dark' | 'auto';
  nonce: string;
  origin: string;
  now: string;
  settings: {
    streetsUrl: string | null;
    tileUrl: string | null;
    tileAttribution: string;
    socialFeedUrl: string | null;
    analyticsUrl: string | null;
    privacyPolicyUrl: string | null;
    reviewsUrl: string | null;
    contactEmail: string;
    seller: Seller | null;
    partners: Partner[];
    isDemo: boolean;
    googleSignIn: boolean;
    studentCardDiscountCents: number;
    feesPaidByRondo: readonly string[];
    off: OffNow | null;
  };
  /** Calls the API inside the process, as the visitor who asked for the page. */
  get(path: string): Promise<{ status: number; body: unknown }>;
  /** Awaited once all data has arrived, before rendering blocks the thread. */
  turn(): Promise<void>;
}

/** A rendered page; `frame` is the origin it may show in a frame. */
interface DrawnPage {
  status: number;
  html: string;
  frame?: string;
}

/** The exports of the web app for the server (web/src/entry-server.tsx). */
export interface WebEntry {
  /** @param request.template the index.html that the page is inserted into */
  render(request: PageRequest & { template: string }): Promise<DrawnPage>;
  /** Whether all visitors see the same page at an address; false if the address carries somebody's token. */
  isForEverybody(url: string): boolean;
}

/** The web app, ready to render pages. */
interface WebApp extends Pick<WebEntry, 'isForEverybody'> {
  render(request: PageRequest): Promise<DrawnPage>;
}

/** Where the web app comes from: built files, or its sources during development (scripts/dev-server.ts). */
export interface WebSource {
  /** Makes `app` serve scripts, styles, fonts and pictures. */
  serveFiles(app: FastifyInstance): Promise<void>;
  /** The app as it is now. */
  load(): Promise<WebApp>;
}

/** Pictures that other sites show in link previews, and mail programs in mails. */
const seenElsewhere = new Set(['og.jpg', 'icon-192.png']);

const yearSeconds = 31_536_000;

/** Headers that protect documents; other files don't need them, and would each grow by half a kilobyte. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** The web app as built in `folder` by `npm run build`. Hashed files may be cached for a year. */
export async function builtWeb(folder: string): Promise<WebSource> {
  const client = path.join(folder, 'client');
  const template = await readFile(path.join(client, 'index.html'), 'utf8');
  const entry = (await import(pathToFileURL(path.join(folder, 'server/entry-server.js')).href)) as WebEntry;
  const app: WebApp = {
    isForEverybody: (url) => entry.isForEverybody(url),
    render: (request) => entry.render({ ...request, template }),
  };
  return {
    serveFiles: async (server) => {
      await server.register(fastifyStatic, {
        root: client,
        preCompressed: true,
        index: false,
        wildcard: false,
        setHeaders(reply, file) {
          const hashed = file.includes(`${path.sep}assets${path.sep}`);
          if (hashed) for (const header of documentHeaders) reply.removeHeader(header);
          void reply.header(
            'cache-control',
            hashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600',
          );
          // Checked at every visit, so that an old version doesn't stay.
          if (/\/(?:sw|push-handlers)\.js(?:\.\w+)?$/.test(file)) void reply.header('cache-control', 'no-cache');
          if (seenElsewhere.has(path.basename(file))) void reply.header('cross-origin-resource-policy', 'cross-origin');
        },
      });
    },
    load: () => Promise.resolve(app),
  };
}
