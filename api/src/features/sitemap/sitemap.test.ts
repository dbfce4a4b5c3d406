import { beforeAll, describe, expect, it } from 'vitest';
import { aCommunity, aGame, aPlayer } from '../../../test/builders.ts';
import { useServer, type TestServer } from '../../../test/server.ts';

async function read(server: TestServer, path: string): Promise<{ text: string; type: string; status: number }> {
  const { statusCode, body, headers } = await server.app.inject(path);
  return { status: statusCode, text: body, type: String(headers['content-type']) };
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location);

describe('the sitemap', () => {
  const server = useServer({ PUBLIC_URL: 'https://rondo.test' });

  it('names the public pages and the games that can still be joined, in both languages', async () => {
    const game = await aGame(server);
    const begun = await aGame(server, { hoursAhead: -1 });
    const cancelled = await aGame(server);
    await server.sql`update game set status = 'cancelled' where id = ${cancelled}`;
    const [open, closed] = [await aCommunity(server, { isPrivate: false }), await aCommunity(server)];
    const { text, type } = await read(server, '/sitemap.xml');
    expect(type).toContain('application/xml');
    expect(locations(text)).toEqual([
      'https://rondo.test/',
      'https://rondo.test/allgames',
      'https://rondo.test/communities',
      'https://rondo.test/leaderboard',
      'https://rondo.test/contact',
      'https://rondo.test/facility-contact',
      'https://rondo.test/organiser-contact',
      'https://rondo.test/signup',
      'https://rondo.test/login',
      `https://rondo.test/community/${open.shortCode}`,
      `https://rondo.test/match/${game}`,
    ]);
    expect(text).not.toContain(closed.shortCode);
    expect(text).not.toContain(begun);
    expect(text).toContain(
      `<xhtml:link rel="alternate" hreflang="nl" href="https://rondo.test/match/${game}?lang=nl"/>`,
    );
    expect(text.trim().endsWith('</urlset>')).toBe(true);
    expect((await read(server, '/sitemap/2.xml')).status).toBe(404);
    expect((await read(server, '/sitemap/0.xml')).status).toBe(404);
    expect((await read(server, '/sitemap/x')).status).toBe(404);
  });

  it('is named by robots.txt, which keeps private pages out', async () => {
    const { text, type } = await read(server, '/robots.txt');
    expect(type).toContain('text/plain');
    expect(text).toContain('Sitemap: https://rondo.test/sitemap.xml');
    for (const path of [
      '/api/',
      '/wallet',
      '/*?*secret-key=',
      '/*?*invitation=',
      '/reset-password/',
      '/confirm-signup/',
      '/confirm-address/',
      '/unsubscribe/',
      '/booking/',
      '/offline',
    ])
      expect(text).toContain(`Disallow: ${path}\n`);
  });
});

describe('the sitemap of more addresses than a file holds', () => {
  const server = useServer({ PUBLIC_URL: 'https://rondo.test' }, { sitemap: { urlsAFile: 10, batch: 3 } });
  const games: string[] = [];
  const codes: string[] = [];
  beforeAll(async () => {
    const { id } = await aPlayer(server, { role: 'organiser' });
    // Several games start at the same time, so that a batch ends between equal starts.
    for (let index = 0; index < 9; index++) codes.push((await aCommunity(server, { isPrivate: false })).shortCode);
    for (let index = 0; index < 23; index++)
      games.push(await aGame(server, { organiserId: id, hoursAhead: 24 + Math.floor(index / 5) }));
  });

  it('is an index of parts that name each community and game once', async () => {
    const parts = locations((await read(server, '/sitemap.xml')).text);
    expect(parts).toEqual([1, 2, 3, 4, 5].map((part) => `https://rondo.test/sitemap/${part}.xml`));
    const texts = await Promise.all(parts.map((address) => read(server, new URL(address).pathname)));
    const named = texts.map(({ text }) => locations(text));
    expect(named.map((addresses) => addresses.length)).toEqual([10, 10, 10, 10, 1]);
    const listed = named.flat().filter((address) => address.includes('/community/'));
    expect(listed.sort()).toEqual(codes.map((code) => `https://rondo.test/community/${code}`).sort());
    const found = named.flat().filter((address) => address.includes('/match/'));
    expect(found.sort()).toEqual(games.map((id) => `https://rondo.test/match/${id}`).sort());
    expect((await read(server, '/sitemap/6.xml')).status).toBe(404);
  });
});
