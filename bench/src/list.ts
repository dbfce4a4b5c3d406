import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client } from 'pg';
import { withRondo } from '../../chaos/src/in-process.ts';
import { withClient } from '../../api/test/temporary-database.ts';
import { percentile } from '../../chaos/src/figures.ts';
import { withLargeDatabase } from './database.ts';
import { fillGames } from './fill-games.ts';
import { get, mixed, pathOf, type Search } from './searches.ts';
import { ms, type Row } from './table.ts';

/** (a) `GET /matches` among `total` games, `upcoming` of them to come. */
export async function benchList(total: number, upcoming: number): Promise<Row[]> {
  return withLargeDatabase(async (url, folder) => {
    await withClient(url, (client) => fillGames(client, total, upcoming));
    const bare = await withClient(url, measureBare);
    return withRondo({ databaseUrl: url, folder, production: true }, async (origin) => {
      const through = await measureHttp(origin);
      const repeated = await rate(`${origin}${pathOf(mixed[0])}`);
      const bytes = Buffer.from(await (await fetch(`${origin}${pathOf(mixed[0])}`)).arrayBuffer());
      const memory = await rateFromMemory(bytes);
      const size = `${total.toLocaleString('en')} games, ${upcoming.toLocaleString('en')} upcoming`;
      const compare = (name: string, share: number, most: number): Row => {
        const [rondoMs, bareMs] = [percentile(through, share), percentile(bare, share)];
        const ratio = rondoMs / bareMs;
        return {
          what: `(a) search, ${size}, ${name}`,
          measured: ms(rondoMs),
          baseline: `${ms(bareMs)} bare best query`,
          ratio: ratio.toFixed(2),
          goal: `≤ ${most}`,
          reached: ratio <= most,
        };
      };
      const share = repeated / memory;
      return [
        compare('p50', 0.5, 1.5),
        compare('p99', 0.99, 2),
        {
          what: '(a) the same search repeated within a second, 16 connections',
          measured: `${Math.round(repeated)}/s`,
          baseline: `${Math.round(memory)}/s, the same bytes from memory by node:http`,
          ratio: share.toFixed(2),
          goal: '≥ 0.5',
          reached: share >= 0.5,
        },
      ];
    });
  });
}

/** The best query that was found by hand, prepared, on one connection: it finds the page in the tiles' covering index alone. */
async function measureBare(client: Client): Promise<number[]> {
  const text = (level: boolean, under: boolean) => `
    with page as (
      select id, starts_at, sqrt(((latitude - $1) * 111.195) ^ 2 + ((longitude - $2) * $3) ^ 2) as distance, count(*) over () as total
      from game where not archived and private_community_id is null and starts_at >= $4 and sport = $5 ${level ? 'and level = $7' : ''} ${under ? 'and price_cents < 500' : ''}
        and tile = any($6) and ((latitude - $1) * 111.195) ^ 2 + ((longitude - $2) * $3) ^ 2 <= 625
      order by starts_at, id limit 16)
    select g.*, page.distance, page.total from page join game g on g.id = page.id order by page.starts_at, page.id`;
  const run = async ({ latitude, longitude, sport, level, under }: Search) => {
    const km = 111.195 * Math.cos((latitude * Math.PI) / 180);
    const tiles: number[] = [];
    for (
      let r = Math.floor((latitude - 25 / 111.195 + 90) * 8);
      r <= Math.floor((latitude + 25 / 111.195 + 90) * 8);
      r += 1
    )
      for (
        let c = Math.floor((longitude - 25 / km + 180) * 5);
        c <= Math.floor((longitude + 25 / km + 180) * 5);
        c += 1
      )
        tiles.push(r * 10_000 + c);
    const values = [latitude, longitude, km, new Date(), sport, tiles, ...(level ? [level] : [])];
    await client.query({ name: `bare ${level !== null} ${under}`, text: text(level !== null, under), values });
  };
  return time(run);
}

async function time(run: (search: Search) => Promise<unknown>): Promise<number[]> {
  for (const search of mixed.slice(0, 60)) await run(search);
  const taken: number[] = [];
  for (const search of mixed) {
    const started = performance.now();
    await run(search);
    taken.push(performance.now() - started);
  }
  return taken;
}

/** Each search once in a round, more than a second apart, so that no answer is shared. */
async function measureHttp(origin: string): Promise<number[]> {
  let n = 0;
  return time((search) => get(`${origin}${pathOf({ ...search, latitude: search.latitude + (n += 1) / 1e7 })}`));
}

/** Requests a second over 16 connections, for three seconds. */
async function rate(url: string): Promise<number> {
  const until = performance.now() + 3000;
  let done = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() < until) {
        await get(url);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - started);
}

async function rateFromMemory(bytes: Buffer): Promise<number> {
  const server = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length });
    answer.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const result = await rate(`http://127.0.0.1:${port}/`);
  server.closeAllConnections();
  server.close();
  return result;
}
