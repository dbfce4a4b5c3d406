import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { PMTiles } from 'pmtiles';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { useServer } from '../../../test/server.ts';
import { makeStreetArchive } from '../../../test/street-archive.ts';
import { readConfig } from '../../platform/config.ts';
import { openStreets } from '../../providers/streets/open.ts';
import { webStreets } from '../../providers/streets/web.ts';

const archive = makeStreetArchive();
const folder = mkdtempSync(path.join(tmpdir(), 'rondo-streets-'));
const file = path.join(folder, 'streets.pmtiles');
writeFileSync(file, archive);
writeFileSync(path.join(folder, 'other.pmtiles'), 'not a map at all, but long enough to be looked at '.repeat(4));

const plain = useServer();
const byFile = useServer({ MAP_PMTILES: file });

/** A web server that serves the archive by ranges, as this says. */
const far = { bytes: archive, etag: '"one"', status: 0, asked: [] as string[], until: Promise.resolve() };
const web = createServer((request, response) => {
  const { range = '' } = request.headers;
  far.asked.push(range);
  void far.until.then(() => answerPart(range, response));
});
function answerPart(range: string, response: ServerResponse): void {
  const [, start = 0, end = 0] = /^bytes=(\d+)-(\d+)$/.exec(range)?.map(Number) ?? [];
  const part = far.bytes.subarray(start, end + 1);
  response.setHeader('etag', far.etag);
  if (part.length === 0) {
    response.writeHead(416, { 'content-range': `bytes */${far.bytes.length}` }).end();
    return;
  }
  response.setHeader('content-range', `bytes ${start}-${start + part.length - 1}/${far.bytes.length}`);
  response.writeHead(far.status || 206).end(part);
}
await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening));
afterAll(() => void web.close());
const byWeb = useServer({ MAP_PMTILES: `http://127.0.0.1:${(web.address() as AddressInfo).port}/nl.pmtiles` });

const address = '/map/streets.pmtiles';
const ask = (server: typeof plain, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url: address, headers: { 'accept-encoding': 'gzip, br', ...headers } });
const part = (server: typeof plain, range: string, more: Record<string, string> = {}) =>
  ask(server, { range: `bytes=${range}`, ...more });

describe.each([
  ['a file', byFile],
  ['an address', byWeb],
])('a vector map in %s', (_, server) => {
  test('is served by ranges, as it is', async () => {
    const answer = await part(server, '0-126');
    expect(answer.statusCode).toBe(206);
    expect(answer.rawPayload).toEqual(archive.subarray(0, 127));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.pmtiles',
      'content-range': `bytes 0-126/${archive.length}`,
      'content-length': '127',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=604800',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  test('a range that goes on past its end is cut there', async () => {
    const { length } = archive;
    const answer = await part(server, `${length - 5}-${length + 900}`);
    expect(answer.headers['content-range']).toBe(`bytes ${length - 5}-${length - 1}/${length}`);
    expect(answer.rawPayload).toEqual(archive.subarray(-5));
  });

  test.each([
    ['beyond its end', '900000-900001'],
    ['of more than a mebibyte', `0-${1024 * 1024}`],
    ['backwards', '9-8'],
    ['that are several', '0-1,5-6'],
  ])('ranges %s are not served', async (_what, range) => {
    const answer = await part(server, range);
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${archive.length}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.rawPayload).toHaveLength(0);
  });

  test('it is never served whole', async () => {
    expect((await ask(server)).statusCode).toBe(416);
  });

  test('HEAD tells its size and its mark, by which a reader who has it gets nothing again', async () => {
    const { headers, statusCode, rawPayload } = await ask(server, {}, 'HEAD');
    expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([200, String(archive.length), 0]);
    const etag = String(headers.etag);
    expect((await part(server, '0-9', { 'if-none-match': `"other", W/${etag}` })).statusCode).toBe(304);
    expect((await ask(server, { 'if-none-match': etag }, 'HEAD')).statusCode).toBe(304);
    expect((await part(server, '0-9', { 'if-range': etag })).statusCode).toBe(206);
    expect((await part(server, '0-9', { 'if-range': '"an older one"' })).statusCode).toBe(416);
  });

  test('the library of the web app reads its tiles', async () => {
    const map = new PMTiles({
      getKey: () => address,
      getBytes: async (offset, length) => {
        const { rawPayload, headers } = await part(server, `${offset}-${offset + length - 1}`);
        return { data: new Uint8Array(rawPayload).buffer, etag: String(headers.etag) };
      },
    });
    expect(await map.getHeader()).toMatchObject({ minZoom: 0, maxZoom: 15, tileType: 1 });
    expect((await map.getZxy(15, 16_850, 10_800))?.data.byteLength).toBeGreaterThan(500);
    expect((await map.getZxy(3, 4, 2))?.data.byteLength).toBeLessThan(100);
  });

  test('no other file can be reached by it', async () => {
    for (const path of ['/map/other.pmtiles', '/map/..%2fother.pmtiles', `${address}/../other.pmtiles`, '/map/'])
      expect((await server.app.inject({ url: path, headers: { range: 'bytes=0-9' } })).statusCode).toBe(404);
  });
});

describe('a vector map at an address', () => {
  test('what was asked for is kept, until another archive stands there', async () => {
    const before = await part(byWeb, '10-20');
    far.asked.length = 0;
    expect((await part(byWeb, '10-20')).rawPayload).toEqual(before.rawPayload);
    expect(far.asked).toEqual([]);
    const changed = Buffer.from(archive).fill(7, 10, 21);
    Object.assign(far, { bytes: changed, etag: '"two"' });
    const other = await part(byWeb, '11-20');
    expect(other.headers.etag).not.toBe(before.headers.etag);
    const after = await part(byWeb, '10-20');
    expect(after.rawPayload).toEqual(changed.subarray(10, 21));
    expect(after.headers.etag).toBe(other.headers.etag);
  });

  test('what is kept is served while others wait for what is not', async () => {
    await part(byWeb, '50-60');
    const { promise, resolve } = Promise.withResolvers<undefined>();
    far.until = promise;
    far.asked.length = 0;
    const waiting = Promise.all(Array.from({ length: 20 }, (_, start) => part(byWeb, `${start}-${start + 70}`)));
    await expect.poll(() => far.asked.length).toBe(16);
    expect((await part(byWeb, '50-60')).statusCode).toBe(206);
    resolve(undefined);
    far.until = Promise.resolve();
    expect((await waiting).every(({ statusCode }) => statusCode === 206)).toBe(true);
  });

  test('who has thousands of parts asked for has to wait, but not for what is kept', async () => {
    await part(byWeb, '50-60');
    await sql`update rate_limit set attempts = 3000 where subject like 'far-streets:%'`.execute(byWeb.db);
    const refused = await part(byWeb, '51-60');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await part(byWeb, '50-60')).statusCode).toBe(206);
    await sql`delete from rate_limit where subject like 'far-streets:%'`.execute(byWeb.db);
  });

  test('one that does not answer, or not by ranges, is not there for a moment', async () => {
    const logged = vi.spyOn(byWeb.app.log, 'error').mockReturnValue();
    far.status = 200;
    const answer = await part(byWeb, '30-40');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    expect((await part(byWeb, '31-40')).statusCode).toBe(503);
    // Logged once a minute, however many people look at maps.
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    far.status = 206;
    expect((await part(byWeb, '30-40')).statusCode).toBe(206);
  });

  test.each([200, 206])('its query, which may have a key, is never named (%s)', async (status) => {
    const { port } = web.address() as AddressInfo;
    Object.assign(far, { status, bytes: Buffer.alloc(50_000) });
    const read = webStreets(`http://127.0.0.1:${port}/nl.pmtiles?key=secret`).read(0, 16_383);
    await expect(read).rejects.toThrow(`http://127.0.0.1:${port}/nl.pmtiles`);
    await expect(read).rejects.not.toThrow('secret');
    Object.assign(far, { status: 206, bytes: archive });
  });

  test('one that is no vector map is not shown', async () => {
    Object.assign(far, { bytes: Buffer.alloc(50_000), etag: '"three"' });
    expect((await part(byWeb, '0-16383')).statusCode).toBe(503);
  });
});

test('without one nothing is served', async () => {
  expect((await part(plain, '0-9')).statusCode).toBe(404);
});

describe('MAP_PMTILES', () => {
  test.each(['http://tiles.example/nl.pmtiles', 'ftp://tiles.example/nl.pmtiles', 'https://'])(
    '%s is refused at the start',
    (MAP_PMTILES) => {
      expect(() => readConfig({ MAP_PMTILES })).toThrow('MAP_PMTILES must be the path of a file, or an https address.');
    },
  );

  test.each(['https://me:secret@tiles.example/nl.pmtiles', 'https://me@tiles.example/nl.pmtiles'])(
    'with a user name or a password it is refused (%s)',
    (MAP_PMTILES) => {
      expect(() => readConfig({ MAP_PMTILES })).toThrow('MAP_PMTILES must have no user name and no password in it.');
    },
  );

  test('with tiles as well it is refused', () => {
    const both = { MAP_PMTILES: file, TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' };
    expect(() => readConfig(both)).toThrow('MAP_PMTILES and TILE_URL');
  });

  const raster = Buffer.from(archive).fill(2, 99, 100);
  test.each<[string, Buffer | null, string]>([
    ['is not there', null, 'there is no such file'],
    ['is something else', Buffer.alloc(200, 'x'), 'it is not a PMTiles archive'],
    ['is empty', Buffer.alloc(0), 'it is not a PMTiles archive'],
    ['is of an older version', Buffer.from(archive).fill(2, 7, 8), 'it is not PMTiles version 3'],
    ['has pictures', raster, 'its tiles are not vector tiles'],
  ])('a file that %s is refused at the start', async (what, bytes, why) => {
    const wrong = path.join(folder, `${what.replaceAll(' ', '-')}.pmtiles`);
    if (bytes) writeFileSync(wrong, bytes);
    await expect(openStreets(readConfig({ MAP_PMTILES: wrong }).streets)).rejects.toThrow(
      `MAP_PMTILES can't be used: ${why}`,
    );
  });
});
