import { Readable } from 'node:stream';
import { escapeMarkup } from '../../platform/escape-markup.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Context } from '../../platform/serve.ts';
import { countUpcoming, upcomingIds } from './queries.ts';

/** Pages of everybody, besides those of games. */
const publicPages = ['/', '/allgames', '/signup', '/login'] as const;

/** Pages of one person, of organisers, or that end something; the API; and private links, which carry a key. */
const notForRobots = [
  '/api/',
  '/dev/',
  '/admin/',
  '/create',
  '/wallet',
  '/profile',
  '/payments/',
  '/confirm-signup/',
  '/confirm-address/',
  '/reset-password/',
  '/unsubscribe/',
  '/booking/',
  '/offline',
  '/*?*secret-key=',
];

interface Bounds {
  /** Addresses of one file (sitemaps.org allows 50,000). */
  urlsAFile: number;
  /** Rows read at one time. */
  batch: number;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * `GET /robots.txt` and `GET /sitemap.xml`: all public pages and upcoming games, each with its languages. Above
 * 50,000 addresses the latter is an index of `/sitemap/{part}.xml`; part 1 starts with the pages.
 */
export function sitemapRoutes(
  context: Context,
  { urlsAFile, batch }: Bounds = { urlsAFile: 50_000, batch: 5000 },
): void {
  const { app, db, config, clock } = context;
  const partCount = async () =>
    Math.max(1, Math.ceil((publicPages.length + (await countUpcoming(db, clock.now()))) / urlsAFile));

  async function* part(number: number): AsyncGenerator<string> {
    yield `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
    const pages = number === 1 ? publicPages : [];
    yield pages.map((path) => entry(config.publicUrl, path)).join('');
    const skip = Math.max(0, (number - 1) * urlsAFile - publicPages.length);
    const take = urlsAFile - pages.length;
    for await (const ids of upcomingIds(db, { now: clock.now(), skip, take, batch }))
      yield ids.map((id) => entry(config.publicUrl, `/match/${id}`)).join('');
    yield '</urlset>\n';
  }

  app.get('/robots.txt', async (_, reply) => {
    const lines = ['User-agent: *', ...notForRobots.map((path) => `Disallow: ${path}`)];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`);
  });

  app.get('/sitemap.xml', async (_, reply) => {
    const parts = await partCount();
    void reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8');
    if (parts === 1) return reply.send(Readable.from(part(1)));
    const files = Array.from(
      { length: parts },
      (_item, index) =>
        `<sitemap><loc>${escapeMarkup(`${config.publicUrl}/sitemap/${index + 1}.xml`)}</loc></sitemap>\n`,
    );
    return reply.send(`${head}<sitemapindex ${namespace}>\n${files.join('')}</sitemapindex>\n`);
  });

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const number = Number(/^([1-9]\d{0,4})\.xml$/.exec(request.params.file)?.[1] ?? 0);
    if (number === 0 || number > (await partCount())) throw new Refused('not_found');
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(Readable.from(part(number)));
  });
}

/** A page with its address in each language, and the one that chooses by itself. */
function entry(origin: string, path: string): string {
  const here = escapeMarkup(`${origin}${path}`);
  const other = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  return `<url><loc>${here}</loc>${other('en', `${here}?lang=en`)}${other('nl', `${here}?lang=nl`)}${other('x-default', here)}</url>\n`;
}
