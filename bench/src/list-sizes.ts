import { withRondo } from '../../chaos/src/in-process.ts';
import { withClient } from '../../api/test/temporary-database.ts';
import { percentile } from '../../chaos/src/figures.ts';
import { withLargeDatabase } from './database.ts';
import { fillGames } from './fill-games.ts';
import { byWords, get, mixed, onTheMap, pathOf } from './searches.ts';
import { ms, type Row, spread } from './table.ts';

/** All games, and upcoming ones: history grows fifty times, upcoming games to 250,000, which is 6,250 a day. */
const sizes = [
  { total: 100_000, upcoming: 50_000 },
  { total: 1_000_000, upcoming: 100_000 },
  { total: 5_000_000, upcoming: 250_000 },
];
/** How many times slower a size may answer than the one before. */
const most = 1.25;
/** The best of this many rounds counts for each request: its own cost, without what else the machine did. */
const rounds = 3;

/** The requests of each kind, and how those of a round differ from the round before, so that no answer is shared. */
const kinds: [string, string[], (path: string, round: number) => string][] = [
  ['search around a place', mixed.map(pathOf), withPlayers],
  ['search by words', byWords, withPlayers],
  ['map', onTheMap, (path, round) => `${path}0${round}`], // its last number is a border of the part
  ['map with a filter', onTheMap, withPlayers],
];

function withPlayers(path: string, round: number): string {
  return `${path}&numberOfPlayers=${1 + round}`;
}

/** (a) The list's calls through HTTP as the platform grows, each of the first `count` sizes against the one before it. */
export async function benchListSizes(count = sizes.length): Promise<Row[]> {
  const rows: Row[] = [];
  let before = new Map<string, number>();
  for (const size of sizes.slice(0, count)) {
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
      for (const [kind, paths, vary] of kinds)
        taken.set(kind, await measure(paths, (path, round) => get(`${origin}${vary(path, round)}`)));
      return taken;
    });
  });
}

/** One connection; all requests differ, so that no answer is shared. */
async function measure(
  paths: readonly string[],
  ask: (path: string, round: number) => Promise<void>,
): Promise<number[]> {
  for (const path of paths.slice(0, 100)) await ask(path, 0);
  const best = paths.map(() => Number.POSITIVE_INFINITY);
  for (let round = 1; round <= rounds; round += 1)
    for (const [index, path] of paths.entries()) {
      const started = performance.now();
      await ask(path, round);
      best[index] = Math.min(best[index] ?? 0, performance.now() - started);
    }
  return best;
}
