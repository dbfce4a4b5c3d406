import { languageCodes } from '@rondo/rules';
import { Readable } from 'node:stream';
import { escapeHtml } from '../../platform/wording/escape-html.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Context } from '../../platform/serve.ts';
import { countPublicCommunities, countUpcoming, findPublicCommunities, upcomingIds } from './queries.ts';

/** Public pages other than those of games. */
const publicPages = [
  '/',
  '/allgames',
  '/communities',
  '/leaderboard',
  '/contact',
  '/facility-contact',
  '/organiser-contact',
  '/signup',
  '/login',
] as const;

/** Pages for one person or for organisers, or that end something; the API; and private links, which contain a key. */
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
  '/calendar/',
  '/calendars',
  '/offline',
  '/*?*secret-key=',
  '/*?*invitation=',
];

interface Bounds {
  /** Addresses in one file (sitemaps.org allows 50,000). */
  urlsAFile: number;
  /** Rows read at a time. */
  batch: number;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * `GET /robots.txt` and `GET /sitemap.xml`: all public pages, public communities and upcoming games, each with its languages. Above
 * 50,000 addresses the latter is an index of `/sitemap/{part}.xml`; part 1 starts with the pages.
 */
export function sitemapRoutes(
  context: Context,
  { urlsAFile, batch }: Bounds = { urlsAFile: 50_000, batch: 5000 },
): void {
  const { app, standbys, config, clock } = context;
  const partCount = async () => {
    const [games, communities] = await standbys.read(null, (db) =>
      Promise.all([countUpcoming(db, clock.now()), countPublicCommunities(db)]),
    );
    return Math.max(1, Math.ceil((publicPages.length + communities + games) / urlsAFile));
  };

  async function* part(number: number): AsyncGenerator<string> {
    yield `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
    // A single list: pages, then communities, then games.
    const from = (number - 1) * urlsAFile;
    const pages = publicPages.slice(from, from + urlsAFile);
    const beforeGames = publicPages.length + (await standbys.read(null, countPublicCommunities));
    const listed = { skip: Math.max(0, from - publicPages.length), take: urlsAFile - pages.length };
    const codes = await standbys.read(null, (db) => findPublicCommunities(db, listed));
    yield [...pages, ...codes.map((code) => `/community/${code}`)]
      .map((path) => entry(config.publicUrl, path))
      .join('');
    const skip = Math.max(0, from - beforeGames);
    const take = urlsAFile - pages.length - codes.length;
    for await (const ids of upcomingIds(standbys, { now: clock.now(), skip, take, batch }))
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
      (_item, index) => `<sitemap><loc>${escapeHtml(`${config.publicUrl}/sitemap/${index + 1}.xml`)}</loc></sitemap>\n`,
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

/** A page with its address in each language, and the address that chooses the language itself. */
function entry(origin: string, path: string): string {
  const here = escapeHtml(`${origin}${path}`);
  const other = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  const each = languageCodes.map((code) => other(code, `${here}?lang=${code}`)).join('');
  return `<url><loc>${here}</loc>${each}${other('x-default', here)}</url>\n`;
}
