import Fastify from 'fastify';
import { Session } from 'node:inspector/promises';
import { Worker } from 'node:worker_threads';
import { Pool } from 'pg';
import { demoAccounts, demoPassword, loadDemoData } from '../../api/src/demo/load-demo-data.ts';
import { loadPlaces } from '../../api/src/features/places/load-places.ts';
import { watchStatements } from '../../api/test/watch-statements.ts';
import { withRondo } from '../../chaos/src/in-process.ts';
import { withLargeDatabase } from './database.ts';
import type { Row } from './table.ts';

const requests = 2000;

/** Where a server's processor time goes, by the beginning of a file's address; the first that fits counts. */
const places: readonly (readonly [name: string, RegExp])[] = [
  ['PostgreSQL’s driver', /node_modules\/(?:pg|postgres-)/],
  ['Kysely', /node_modules\/kysely/],
  ['zod and the contract', /node_modules\/zod|\/contract\//],
  [
    'Fastify and its plugins',
    /node_modules\/(?:@?fastify|find-my-way|avvio|light-my-request|helmet|cookie|on-exit-leak|mime)/,
  ],
  [
    'log, metrics and traces',
    /\/observability\/|\/processes\/metrics|node_modules\/(?:pino|prom-client|thread-stream|sonic)/,
  ],
  ['sessions, limits and hooks', /\/api\/src\/platform\//],
  ['the feature and its rules', /\/api\/src\/features\/|\/rules\//],
  ['Node: sockets, headers, streams', /^node:|^$/],
];

/**
 * (v) The way of a request: the statements and trips of the commonest calls of a member, and the server's processor time a request, against a bare
 * Fastify route that sends the same bytes after as many prepared statements in as many trips.
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
        const own = await profile(`${origin}${path}`, cookie);
        const bare = await withBare(url, result.body, { statements: statements.length, trips }, (at) =>
          profile(at, cookie),
        );
        rows.push({
          what: `(v) GET ${path.replace(/[\da-f-]{36}/, '{id}')}: ${statements.length} statements in ${trips} trips`,
          measured: `${own.micros} µs: ${own.parts}`,
          baseline: `${bare.micros} µs, a bare Fastify route`,
          ratio: (bare.micros / own.micros).toFixed(2),
          goal: '≥ 0.5',
          reached: bare.micros / own.micros >= 0.5,
        });
      }
      return rows;
    });
  });
}

/** The processor time of this thread for each request, while another thread asks. */
async function profile(address: string, cookie: string): Promise<{ micros: number; parts: string }> {
  await askMany(address, cookie, requests / 2); // warms up
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  await askMany(address, cookie, requests);
  const { profile: seen } = await session.post('Profiler.stop');
  session.disconnect();
  const nodes = new Map(seen.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const micros = new Map<string, number>();
  for (const [index, id] of (seen.samples ?? []).entries()) {
    const frame = nodes.get(id);
    if (
      !frame ||
      frame.functionName === '(idle)' ||
      frame.functionName === '(program)' ||
      frame.functionName === 'post'
    )
      continue;
    const place = places.find(([, files]) => files.test(frame.url))?.[0] ?? 'other';
    micros.set(place, (micros.get(place) ?? 0) + (seen.timeDeltas?.[index] ?? 0) / requests);
  }
  const parts = [...micros].toSorted(([, one], [, other]) => other - one);
  return {
    micros: Math.round(parts.reduce((sum, [, each]) => sum + each, 0)),
    parts: parts.map(([place, each]) => `${place} ${Math.round(each)}`).join(', '),
  };
}

function askMany(address: string, cookie: string, count: number): Promise<void> {
  const code = `
    const { Agent, request } = require('node:http');
    const { workerData: { address, cookie, count } } = require('node:worker_threads');
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    let left = count;
    const one = () => left-- > 0 && request(address, { agent, headers: { cookie } }, (answer) => answer.resume().on('end', one)).end();
    for (let n = 0; n < 4; n += 1) one();
    agent.on('free', () => left <= -4 && agent.destroy());`;
  return new Promise((resolve, reject) => {
    const worker = new Worker(code, { eval: true, workerData: { address, cookie, count } });
    worker.on('error', reject).on('exit', () => resolve());
  });
}

/** Runs `work` beside a Fastify that answers with these bytes, parsed and written anew, after some prepared statements. */
async function withBare<T>(
  connectionString: string,
  body: string,
  { statements, trips }: { statements: number; trips: number },
  work: (address: string) => Promise<T>,
): Promise<T> {
  const pool = new Pool({ connectionString, max: 10 });
  const app = Fastify();
  const parsed: unknown = JSON.parse(body);
  const ask = () =>
    pool.query({ name: 'one', text: 'select id, name from app_user where id = $1', values: [organiser] });
  app.get('/', async () => {
    for (let trip = 1; trip <= trips; trip += 1)
      await Promise.all(Array.from({ length: trip < trips ? 1 : statements - trips + 1 }, ask));
    return parsed;
  });
  try {
    return await work(await app.listen({ port: 0, host: '127.0.0.1' }));
  } finally {
    await app.close();
    await pool.end();
  }
}

/** Any id. */
const organiser = '00000000-0000-4000-8000-000000000001';
