import Fastify from 'fastify';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Session } from 'node:inspector/promises';
import { Pool } from 'pg';
import { demoAccounts, demoPassword, loadDemoData } from '../../api/src/demo/load-demo-data.ts';
import { loadPlaces } from '../../api/src/features/places/load-places.ts';
import { type Sent, watchStatements } from '../../api/test/watch-statements.ts';
import { percentile } from '../../chaos/src/figures.ts';
import { withRondo } from '../../chaos/src/in-process.ts';
import { withLargeDatabase } from './database.ts';
import type { Row } from './table.ts';

const rounds = 5;
const requestsARound = 300;

/** Where a server's processor time goes, by the beginning of a file's address; the first that fits counts. */
const places: readonly (readonly [name: string, RegExp])[] = [
  ['PostgreSQL’s driver', /node_modules\/(?:pg|postgres-)/],
  ['Kysely', /node_modules\/kysely/],
  ['zod and the contract', /node_modules\/zod|\/contract\//],
  [
    'Fastify and its plugins',
    /node_modules\/(?:@?fastify|find-my-way|avvio|light-my-request|cookie|on-exit-leak|mime)/,
  ],
  [
    'log, metrics and traces',
    /\/observability\/|\/processes\/metrics|node_modules\/(?:pino|prom-client|thread-stream|sonic)/,
  ],
  ['sessions, limits and hooks', /\/api\/src\/platform\//],
  ['the feature, rules and phrases', /\/api\/src\/features\/|\/rules\/|\/phrases\//],
  ['Node: sockets, headers, streams', /^node:/],
];
const native = 'the engine and the kernel';
const idle = 'idle';

/**
 * (v) The way of a request: the statements and trips of the commonest calls of a member, and the server's processor time a request, against bare
 * Fastify routes that send the same bytes: after as many prepared statements that find nothing, and after the very statements.
 */
export async function benchWay(): Promise<Row[]> {
  return withLargeDatabase(async (url, folder) => {
    const settings = { NODE_ENV: 'development', RONDO_DEMO: '1', SHED_LOAD: 'off' };
    return withRondo({ databaseUrl: url, folder, production: true, settings }, async (origin, rondo) => {
      await loadPlaces(rondo.db);
      await loadDemoData(rondo);
      const payload = { email: demoAccounts[0].email, password: demoPassword };
      const login = await rondo.app.inject({ method: 'POST', url: '/api/users/login', payload });
      const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const joined = await rondo.app.inject({ url: '/api/matches/myjoined', headers: { cookie } });
      const { matches } = joined.json<{ matches: { _id: string }[] }>();
      const rows: Row[] = [];
      for (const path of [
        '/healthz',
        '/api/users/checkAuthToken',
        '/api/communities/mine',
        '/api/users/notifications',
        `/api/matches/${matches[0]?._id}`,
      ]) {
        const ask = () => rondo.app.inject({ url: path, headers: { cookie } });
        await ask();
        const { result, statements, trips } = await watchStatements(ask);
        if (result.statusCode !== 200) throw new Error(`${path}: ${result.statusCode}`);
        const costs = await withBare(
          url,
          result.body,
          trips,
          statements.map(() => nothing),
          (bare) =>
            withBare(url, result.body, trips, statements, (same) =>
              measureInTurn([`${origin}${path}`, bare, same], cookie),
            ),
        );
        rows.push(
          rowOf(
            `GET ${path.replace(/[\da-f-]{36}/, '{id}')}: ${statements.length} statements in ${trips} trips`,
            costs,
          ),
        );
      }
      return rows;
    });
  });
}

interface Cost {
  /** The processor time of one request. */
  micros: number;
  /** Where it goes; adds up to the whole. */
  parts: [place: string, micros: number][];
}

function rowOf(what: string, [own, bare, same]: readonly [Cost, Cost, Cost]): Row {
  const inWords = ({ micros, parts }: Cost) =>
    `${Math.round(micros)} µs: ${parts.map(([place, each]) => `${place} ${Math.round(each)}`).join(', ')}`;
  const ratio = bare.micros / own.micros;
  return {
    what: `(v) ${what}`,
    measured: inWords(own),
    baseline: `a bare Fastify route: ${inWords(bare)}; the same statements ${Math.round(same.micros)} µs (${(same.micros / own.micros).toFixed(2)})`,
    ratio: ratio.toFixed(2),
    goal: '≥ 0.5',
    reached: ratio >= 0.5,
  };
}

/** What a request to each address costs this process: the middle of several rounds in turn, once all are warm. */
async function measureInTurn(
  addresses: readonly [string, string, string],
  cookie: string,
): Promise<[Cost, Cost, Cost]> {
  const asker = openAsker();
  const taken = addresses.map((): number[] => []);
  const ask = (address: string) => asker.ask(address, requestsARound, cookie);
  const costOf = async (address: string, n: number): Promise<Cost> => {
    const micros = percentile(taken[n] ?? [], 0.5);
    const shares = [...(await sharesOf(() => ask(address)))].toSorted(([, one], [, other]) => other - one);
    return { micros, parts: shares.map(([place, share]) => [place, share * micros]) };
  };
  try {
    for (let round = -2; round < rounds; round += 1)
      for (const [n, address] of addresses.entries()) {
        const micros = await processorTime(() => ask(address));
        if (round >= 0) taken[n]?.push(micros / requestsARound);
      }
    const [own, bare, same] = addresses;
    return [await costOf(own, 0), await costOf(bare, 1), await costOf(same, 2)];
  } finally {
    asker.close();
  }
}

/** Somebody in a process of its own who asks as often as told, on four kept connections; its work isn't the server's. */
function openAsker(): { ask(address: string, count: number, cookie: string): Promise<void>; close(): void } {
  const code = `
    const { Agent, request } = require('node:http');
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    process.on('message', ({ address, count, cookie }) => {
      let [left, answered] = [count, 0];
      const done = () => ((answered += 1) === count ? process.send('done') : ask());
      const ask = () => left-- > 0 && request(address, { agent, headers: { cookie } }, (answer) => answer.resume().on('end', done)).end();
      for (let n = 0; n < 4; n += 1) ask();
    });`;
  const child = spawn(process.execPath, ['--eval', code], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return {
    async ask(address, count, cookie) {
      child.send({ address, count, cookie });
      await once(child, 'message');
    },
    close: () => void child.kill(),
  };
}

/** The processor time of this process during some work, in µs, also that of its collector of garbage. */
async function processorTime(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** How often a sample is taken, in µs. */
const interval = 250;

/** The share of each place in the samples taken during some work. Native code counts for what called it. */
async function sharesOf(work: () => Promise<void>): Promise<Map<string, number>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval });
  await session.post('Profiler.start');
  await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const placeOf = new Map<number, string>();
  const visit = (id: number, above: string) => {
    const { callFrame, children = [] } = nodes.get(id) ?? {};
    if (!callFrame) return;
    const place = ownPlace(callFrame) ?? above;
    placeOf.set(id, place);
    for (const child of children) visit(child, place);
  };
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  visit(profile.nodes[0]?.id ?? 0, native);
  const busy = (profile.samples ?? [])
    // A sample that came late was taken when the thread got the processor back, mostly in a write, and says nothing of its work.
    .filter((_, index) => (profile.timeDeltas?.[index] ?? 0) < 2 * interval)
    .map((id) => placeOf.get(id) ?? native)
    .filter((place) => place !== idle);
  const shares = new Map<string, number>();
  for (const place of busy) shares.set(place, (shares.get(place) ?? 0) + 1 / busy.length);
  return shares;
}

function ownPlace({ functionName, url }: { functionName: string; url: string }): string | undefined {
  if (functionName === '(idle)') return idle;
  if (functionName === '(garbage collector)') return 'collecting garbage';
  if (url === '') return undefined;
  return places.find(([, files]) => files.test(url))?.[0] ?? 'other';
}

/** Runs `work` beside a Fastify that answers with these bytes, parsed and written anew, after these statements, the last trip's together. */
async function withBare<T>(
  connectionString: string,
  body: string,
  trips: number,
  statements: Sent['statements'],
  work: (address: string) => Promise<T>,
): Promise<T> {
  const pool = new Pool({ connectionString, max: 10 });
  const app = Fastify();
  const parsed: unknown = JSON.parse(body);
  const named = statements.map((statement, n) => ({ ...statement, name: String(n) }));
  app.get('/', async () => {
    for (const statement of named.slice(0, trips - 1)) await pool.query(statement);
    await Promise.all(named.slice(Math.max(trips - 1, 0)).map((statement) => pool.query(statement)));
    return parsed;
  });
  try {
    return await work(await app.listen({ port: 0, host: '127.0.0.1' }));
  } finally {
    await app.close();
    await pool.end();
  }
}

/** A statement that finds nothing. */
const nothing = {
  text: 'select id, name from app_user where id = $1',
  values: ['00000000-0000-4000-8000-000000000001'],
};
