import { withRondo } from '../../chaos/src/in-process.ts';
import { withClient } from '../../api/test/temporary-database.ts';
import { percentile } from '../../chaos/src/figures.ts';
import { withLargeDatabase } from './database.ts';
import { fillGames } from './fill-games.ts';
import { byWords, get, mixed, onTheMap, pathOf } from './searches.ts';
import { ms, type Row, spread } from './table.ts';

/** All games, and upcoming ones: history grows fifty times, upcoming games to 100,000, which is 2,500 a day. */
const sizes = [
  { total: 100_000, upcoming: 50_000 },
  { total: 1_000_000, upcoming: 75_000 },
  { total: 5_000_000, upcoming: 100_000 },
];
/** How many times slower a size may answer than the one before. */
const most = 1.5;
/** The best of this many rounds counts for each request: its own cost, without what else the machine did. */
const rounds = 3;

const kinds: [string, string[]][] = [
  ['search around a place', mixed.map(pathOf)],
  ['search by words', byWords],
  ['map', onTheMap],
];

/** (a) The list's calls through HTTP as the platform grows, each size against the one before it. */
export async function benchListSizes(): Promise<Row[]> {
  const rows: Row[] = [];
  let before = new Map<string, number>();
  for (const size of sizes) {
    const measured = await measureSize(size);
    const name = `${size.total.toLocaleString('en')} games, ${size.upcoming.toLocaleString('en')} ahead`;
    for (const [kind, taken] of measured) {
      const p99 = percentile(taken, 0.99);
      const last = before.get(kind);
      rows.push({
        what: `(a) ${kind}, ${name}`,
        measured: spread(taken),
        ...(last !== undefined && {
          baseline: `p99 ${ms(last)} one size smaller`,
          ratio: (p99 / last).toFixed(2),
          goal: `≤ ${most}`,
          reached: p99 / last <= most,
        }),
      });
    }
    before = new Map([...measured].map(([kind, taken]) => [kind, percentile(taken, 0.99)]));
  }
  return rows;
}

async function measureSize({ total, upcoming }: (typeof sizes)[number]): Promise<Map<string, number[]>> {
  return withLargeDatabase(async (url, folder) => {
    const started = performance.now();
    await withClient(url, (client) => fillGames(client, total, upcoming));
    console.error(`  ${total.toLocaleString('en')} games in ${Math.round((performance.now() - started) / 1000)} s`);
    return withRondo({ databaseUrl: url, folder, production: true }, async (origin) => {
      const taken = new Map<string, number[]>();
      for (const [kind, paths] of kinds) taken.set(kind, await measure(origin, paths));
      return taken;
    });
  });
}

/** One connection; all requests differ, so that no answer is shared. */
async function measure(origin: string, paths: readonly string[]): Promise<number[]> {
  for (const path of paths.slice(0, 100)) await get(`${origin}${path}&numberOfPlayers=1`);
  const best = paths.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, path] of paths.entries()) {
      const started = performance.now();
      await get(`${origin}${path}&numberOfPlayers=${2 + round}`);
      best[index] = Math.min(best[index] ?? 0, performance.now() - started);
    }
  return best;
}
