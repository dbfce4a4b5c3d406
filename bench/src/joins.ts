import { decideBatch } from '../../api/src/features/joining/batch/decide-batch.ts';
import { openPool } from '../../api/src/platform/db.ts';
import { openJobs } from '../../api/src/platform/jobs.ts';
import type { Joiner } from '../../chaos/src/world.ts';
import { withClient } from '../../api/test/temporary-database.ts';
import { percentile } from '../../chaos/src/figures.ts';
import { withLargeDatabase } from './database.ts';
import { inWords, type Speed } from './drive.ts';
import { giveCodes, makePairs, makePlayers } from './join-world.ts';
import { bare, type Case, inside, type Join, overHttp, type Way } from './join-ways.ts';
import { withProductionServer } from './production-server.ts';
import type { Row } from './table.ts';

const port = 3899;
const joiners = 40_000;
/** How many rounds each way of joining is measured, in turn. */
const rounds = 3;
const roundMs = 1500;

const cases: Case[] = [false, true].flatMap((promo) =>
  [false, true].flatMap((hot) => [16, 64].map((clients) => ({ promo, hot, clients }))),
);

/** (b) Paid joins, spread over 1,000 games and on one hot game, with 16 and 64 clients, without and with a promocode. */
export async function benchJoins(): Promise<Row[]> {
  return withLargeDatabase(async (url) => {
    const players = await makePlayers(url, joiners);
    const pool = openPool(url, 16);
    const jobs = await openJobs(pool.db, url, () => undefined);
    const decide = decideBatch({ db: pool.db, jobs, config: { secretKey: '' } });
    const ways = { bare: bare(url), inside: inside(decide), http: overHttp(port) };
    const rows: Row[] = [];
    try {
      await withProductionServer({ url, port }, async () => {
        await measure(url, players, { promo: false, hot: false, clients: 16 }, ways);
        for (const given of chosen()) rows.push(...rowsOf(given, await measure(url, players, given, ways)));
      });
    } finally {
      await jobs.stop();
      await pool.close();
    }
    return rows;
  });
}

/** `BENCH_JOINS=hot,16` measures only the cases whose name has all of these words. */
function chosen(): Case[] {
  const words = process.env['BENCH_JOINS']?.split(',') ?? [];
  return cases.filter((given) => words.every((word) => nameOf(given).includes(word)));
}

type Speeds = Record<'bare' | 'inside' | 'http', Speed>;

/** Measures the bare call and HTTP in turn, with games of their own, then the calls within this process. */
async function measure(
  url: string,
  players: readonly Joiner[],
  given: Case,
  ways: Record<keyof Speeds, Way>,
): Promise<Speeds> {
  const open = async (way: Way) => ({
    ...(await way(given)),
    pairs: (await makePairs(url, players, given.hot)).values(),
    rates: [] as number[],
    taken: [] as number[],
  });
  const inTurn = async (turns: Awaited<ReturnType<typeof open>>[]) => {
    for (let round = 0; round < rounds; round += 1)
      for (const { join, pairs, rates, taken } of turns) {
        if (given.promo) await giveCodes(url, players);
        rates.push(await drive(given.clients, pairs, join, taken));
      }
    await Promise.all(turns.map(({ close }) => close()));
  };
  const [base, http, within] = [await open(ways.bare), await open(ways.http), await open(ways.inside)];
  await inTurn([base, http]);
  await inTurn([within]);
  // Otherwise the server would send these joins' mails during the next case.
  await withClient(url, (client) =>
    client.query('update notification set delivered_at = now() where delivered_at is null'),
  );
  const speed = ({ rates, taken }: typeof base): Speed => ({
    perSecond: percentile(rates, 0.5),
    p50: percentile(taken, 0.5),
    p99: percentile(taken, 0.99),
  });
  return { bare: speed(base), http: speed(http), inside: speed(within) };
}

/** Joins from `clients` clients until the time is up. @returns joins per second; adds each one's duration in ms */
export async function drive(
  clients: number,
  pairs: Iterator<[Joiner, string]>,
  join: Join,
  taken: number[],
): Promise<number> {
  let done = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < started + roundMs) {
        const { value } = pairs.next();
        if (!value) return;
        const from = performance.now();
        if (await join(value[0], value[1], client)) done += 1;
        taken.push(performance.now() - from);
      }
    }),
  );
  return (done * 1000) / (performance.now() - started);
}

function nameOf({ promo, hot, clients }: Case): string {
  return `paid joins${promo ? ' with a promocode' : ''} ${hot ? 'on one hot game' : 'over 1,000 games'}, ${clients} clients`;
}

function rowsOf(given: Case, { http, inside: within, bare: base }: Speeds): Row[] {
  const least = given.hot ? 3 : 0.8;
  const p99Max = given.hot && given.clients === 64 ? 15 : Number.POSITIVE_INFINITY;
  const baseline = `${inWords(base)}, one plpgsql call`;
  const ratio = http.perSecond / base.perSecond;
  return [
    {
      what: `(b) ${nameOf(given)}, through HTTP`,
      measured: inWords(http),
      baseline,
      ratio: ratio.toFixed(2),
      goal: `≥ ${least}${p99Max < Number.POSITIVE_INFINITY ? `, p99 ≤ ${p99Max} ms` : ''}`,
      reached: ratio >= least && http.p99 <= p99Max,
    },
    {
      what: '(b) the same, called within the process',
      measured: inWords(within),
      baseline: 'the same',
      ratio: (within.perSecond / base.perSecond).toFixed(2),
    },
  ];
}
