import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './figures.ts';
import { invariantsHold } from './nothing-lost.ts';
import { type Answered, apiRequest, type Ask, PacedLoad } from './paced-load.ts';
import { startInProduction } from './production.ts';
import { type Check, type Report, reportOf } from './report.ts';
import { withDatabase } from '../../api/test/temporary-database.ts';
import { type Joiner, makeGames, makeJoiners, spreadGames } from './world.ts';

const port = 14_610;
/** How many times its capacity the load is. */
const times = 3;
const clients = 32;
const connections = 1000;
const goals = { letInP99Ms: 1000, refusedMedianMs: 50, recoveredMs: 5000 };
/** Without refusals, the slowest hundredth must wait longer than this, or the scenario proves nothing. */
const controlLeastMs = 2000;

/** People look, search and join at three times the rate that can be answered, then at half of it. The control refuses nobody. */
export async function overload(seconds: number): Promise<Report> {
  return withDatabase(async (url, folder) => {
    const games = await makeGames(url, 10_000, 60, 100);
    await spreadGames(url);
    const next = evening(games, await makeJoiners(url, 500, 10_000_000));
    const load = (more: Record<string, string>, work: (seen: Seen) => Promise<void>) =>
      startInProduction({ databaseUrl: url, folder, port, more }, async () => {
        const seen: Seen = { answered: [], load: new PacedLoad(port, (one) => seen.answered.push(one)) };
        await work(seen);
        seen.load.close();
      });

    let capacity = 0;
    let during: Answered[] = [];
    let recoveredMs = 0;
    await load({}, async (seen) => {
      capacity = await measureCapacity(seen, next);
      during = await press(seen, next, capacity * times, seconds);
      recoveredMs = await recover(seen, next, capacity / 2);
    });
    let control: Answered[] = [];
    await load({ SHED_LOAD: 'off' }, async (seen) => {
      await measureCapacity(seen, next);
      control = await press(seen, next, capacity * times, seconds / 2);
    });
    return report({ capacity, during, recoveredMs, control, holds: await invariantsHold(url) });
  });
}

interface Seen {
  answered: Answered[];
  load: PacedLoad;
}

/** Six of ten search, each differently; two look at a game, logged in; two join one. */
function evening(games: readonly string[], people: readonly Joiner[]): () => Ask {
  let n = 0;
  let joins = 0;
  const search = () =>
    `/api/matches?limit=16&latitude=${51 + (n % 1999) / 1000}&longitude=${4 + (n % 2503) / 1000}&radius=25&page=1`;
  const join = () => {
    const who = joins % people.length;
    const game = games[(who * 20 + Math.floor(joins / people.length)) % games.length];
    joins += 1;
    return apiRequest('/api/internalPayments/payEntranceFee', {
      token: people[who]?.token,
      body: { matchId: game },
      key: randomUUID(),
    });
  };
  return () => {
    n += 1;
    if (n % 10 < 6) return { kind: 'search', request: apiRequest(search()) };
    if (n % 10 > 7) return { kind: 'join', request: join() };
    const token = people[n % people.length]?.token;
    return { kind: 'game', request: apiRequest(`/api/matches/${games[(n * 7919) % games.length]}`, { token }) };
  };
}

/** Answers in a second when a few clients ask again as soon as they are answered. */
async function measureCapacity(seen: Seen, next: () => Ask): Promise<number> {
  const ask = async (until: number) => {
    while (performance.now() < until) await seen.load.ask(next());
  };
  const askAll = (ms: number) => Promise.all(Array.from({ length: clients }, () => ask(performance.now() + ms)));
  seen.load.open(connections);
  await askAll(2000);
  seen.answered = [];
  await askAll(5000);
  return seen.answered.filter(({ status }) => status !== 503).length / 5;
}

async function press(seen: Seen, next: () => Ask, perSecond: number, seconds: number): Promise<Answered[]> {
  seen.answered = [];
  const stop = seen.load.pace(perSecond, next);
  await wait(seconds * 1000);
  stop();
  return seen.answered;
}

/** @returns ms from the end of the overload until the last refused or late answer, while people come as usual */
async function recover(seen: Seen, next: () => Ask, perSecond: number): Promise<number> {
  const started = performance.now();
  let last = started;
  const late: Answered[] = [];
  seen.answered = [];
  const stop = seen.load.pace(perSecond, next);
  while (performance.now() < started + 10_000) {
    await wait(50);
    const odd = seen.answered.splice(0).filter(({ status, ms }) => status === 503 || ms > goals.letInP99Ms);
    if (odd.length > 0) last = performance.now();
    late.push(...odd);
  }
  stop();
  while (seen.load.underWay > 0) await wait(10);
  return last - started;
}

interface Measured {
  capacity: number;
  during: Answered[];
  recoveredMs: number;
  control: Answered[];
  holds: Check;
}

function report({ capacity, during, recoveredMs, control, holds }: Measured): Report {
  const refused = during.filter(({ status }) => status === 503);
  const letIn = during.filter(({ status }) => status !== 503);
  const withoutWhen = refused.filter(({ head }) => !/\r\nretry-after: \d/i.test(head));
  const odd = during.filter(({ status }) => status === 0 || (status >= 500 && status !== 503));
  const share = (kind: string) => {
    const all = during.filter((one) => one.kind === kind);
    const answered = all.filter(({ status }) => status !== 503);
    return `${kind} ${Math.round((100 * answered.length) / all.length)} %, p99 ${slowest(answered, 0.99)} ms`;
  };
  const p99 = slowest(letIn, 0.99);
  const median = slowest(refused, 0.5);
  const controlP99 = slowest(control, 0.99);
  const checks: Check[] = [
    [`let in: ${letIn.length}, p50 ${slowest(letIn, 0.5)} ms, p99 ${p99} ms`, p99 < goals.letInP99Ms],
    [
      `refused: ${refused.length}, p50 ${median} ms, p99 ${slowest(refused, 0.99)} ms`,
      refused.length > 0 && median < goals.refusedMedianMs,
    ],
    [`refused without saying when to come back: ${withoutWhen.length}`, withoutWhen.length === 0],
    [`answered by another error, or not at all: ${odd.length}`, odd.length === 0],
    [`all answered as usual ${Math.round(recoveredMs)} ms after its end`, recoveredMs <= goals.recoveredMs],
    [`control, without refusals: p99 ${controlP99} ms of what was answered in time`, controlP99 > controlLeastMs],
    holds,
  ];
  return reportOf(checks, [
    `${Math.round(capacity)} answers a second with ${clients} clients; then ${times} times as many asked for`,
    `let in, of each kind: ${['search', 'game', 'join'].map(share).join('; ')}`,
  ]);
}

const slowest = (answered: readonly Answered[], share: number) =>
  Math.round(
    percentile(
      answered.map(({ ms }) => ms),
      share,
    ),
  );
