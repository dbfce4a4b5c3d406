import sharp from 'sharp';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aGame } from '../../../test/builders.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const name = '3-football-grass-utrecht-golden-autumn-3-2f';

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('GET /scenes/{name}.svg', () => {
  it('is the picture, compressed, for a year, and nothing that runs', async () => {
    const answer = await get(`/scenes/${name}.svg`, { 'accept-encoding': 'gzip, br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.rawPayload.byteLength).toBeLessThan(9 * 1024);
    const svg = brotliDecompressSync(answer.rawPayload).toString();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d ]+" width="1200" height="630"/);
    expect(svg).not.toMatch(/<script|href|on\w+=/);
    expect((await get(`/scenes/${name}.svg`)).body).toBe(svg);
    const other = await get(`/scenes/${name}.svg`, { 'accept-encoding': 'gzip, br;q=0' });
    expect(other.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(other.rawPayload).toString()).toBe(svg);
  });

  it.each([
    'nothing.svg',
    `${name}.png`,
    name,
    `${name}.svg.svg`,
    `${name.replace('3-', '4-')}.svg`,
    `${name.replace('utrecht', 'atlantis')}.svg`,
    `${name.replace('-3-', '-33-')}.svg`,
    `${name}z9999.svg`,
    `${'a'.repeat(150)}.svg`,
  ])('refuses %s', async (file) => {
    const answer = await get(`/scenes/${file}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('makes who asks for thousands that nobody has seen wait, and nobody for those that are kept', async () => {
    const [kept, other] = [name, name.replace('-2f', '-3f')].map((one) => `/scenes/${one}.svg`) as [string, string];
    const headers = { 'accept-encoding': 'br' };
    expect((await get(kept, headers)).statusCode).toBe(200);
    await server.sql`update rate_limit set attempts = 3000 where subject like 'draw-scene:%'`;
    const refused = await get(other, headers);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get(kept, headers)).statusCode).toBe(200);
    // A browser that accepts no brotli is no way around the limit.
    expect((await get(other, { 'accept-encoding': 'gzip' })).statusCode).toBe(429);
    expect((await get(kept, { 'accept-encoding': 'gzip' })).statusCode).toBe(200);
    await server.sql`delete from rate_limit where subject like 'draw-scene:%'`;
  });
});

describe('GET /scenes/{name}.jpg', () => {
  it('is a card’s crop for mails, light enough for one', async () => {
    const answer = await get(`/scenes/${name}.jpg`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1120, height: 467 });
    expect(answer.rawPayload.byteLength).toBeLessThan(120_000);
  });
});

describe('the scene of a game', () => {
  it('is on its card and on its page, and can be had', async () => {
    const id = await aGame(server, {});
    const { scene } = (await get(`/api/matches/${id}`)).json().data.match;
    expect((await get(scene)).statusCode).toBe(200);
  });

  it('shows other players than those before it on a page of a list', async () => {
    for (let game = 0; game < 6; game++) await aGame(server, { sport: 'Volleyball' });
    const { matches } = (await get('/api/matches/latest?limit=6')).json().data;
    const compositions = matches.map(({ scene }: { scene: string }) => scene.split('-')[6]);
    expect(new Set(compositions).size).toBe(6);
  });
});
