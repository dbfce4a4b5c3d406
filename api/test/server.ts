import type { ErrorCode, Refusal } from '@rondo/contract';
import type { InjectOptions } from 'fastify';
import { timeZone } from '@rondo/rules';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { compose, type ComposeOptions, type Rondo } from '../src/compose.ts';
import { readConfig } from '../src/platform/config.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { checkInvariants } from './invariants.ts';
import { type Statements, statementsOn } from './statements-on.ts';

/** A call's answer: status and body. */
export interface Answer {
  status: number;
  // Tests look into bodies of every shape.
  body: Record<string, unknown> & Partial<Refusal> & { data?: unknown };
  headers: Record<string, unknown>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface TestServer extends Rondo, Statements {
  databaseUrl: string;
  /** Settings of another server, or process, on the same database. */
  databaseSettings: TestDatabase['settings'];
  call(method: Method, path: string, options?: CallOptions): Promise<Answer>;
  /** The calls of somebody who is logged in: server.as(player).get('/api/users/me'). */
  as(who: { token: string }): {
    get(path: string): Promise<Answer>;
    post(path: string, body?: unknown, key?: string): Promise<Answer>;
    put(path: string, body?: unknown, key?: string): Promise<Answer>;
    patch(path: string, body?: unknown, key?: string): Promise<Answer>;
    delete(path: string, body?: unknown, key?: string): Promise<Answer>;
  };
}

/** What makes the calls of whom it is given. */
export function callsAs(server: Pick<TestServer, 'call'>): TestServer['as'] {
  return ({ token }) => {
    const by = (method: Method) => (path: string, body?: unknown, key?: string) =>
      server.call(method, path, { as: token, body, key });
    return { get: by('GET'), post: by('POST'), put: by('PUT'), patch: by('PATCH'), delete: by('DELETE') };
  };
}

interface CallOptions {
  body?: unknown;
  /** The caller's bearer token. */
  as?: string;
  key?: string;
  headers?: Record<string, string>;
}

/** Each connection plans anew what it is asked; races have as many as a server has. */
const poolSize = process.env['SUITE_SLOW'] ? '10' : '4';

/** A server on a database of its own, shared by the tests of a file. */
export function useServer(
  settings: Record<string, string> = {},
  options: Partial<Pick<ComposeOptions, 'sitemap' | 'web' | 'ownTime' | 'logTo' | 'askServer' | 'health'>> = {},
): TestServer {
  const server = {} as TestServer;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const config = readConfig({
      ...database.settings,
      NODE_ENV: 'test',
      RONDO_DEMO: '1',
      STOP_NOTICE_SECONDS: '0',
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
      DATABASE_POOL_SIZE: poolSize,
      SHED_LOAD: 'off', // a machine that the tests share is no overload
      ...settings,
    });
    Object.assign(server, await compose({ config, databaseUrl: database.url, web: null, ...options }), {
      databaseUrl: database.url,
      databaseSettings: database.settings,
    });
    Object.assign(server, statementsOn(server));
    const hear = hearing(server);
    server.call = async (method, path, options = {}) => {
      if (method === 'GET') await hear();
      const answer = await callServer(server, method, path, options);
      if (method !== 'GET') await hear();
      return answer;
    };
    server.as = callsAs(server);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });
  return server;
}

/** A server of which all invariants must hold after each test, whichever way it ends. */
export function useCheckedServer(...options: Parameters<typeof useServer>): TestServer {
  const server = useServer(...options);
  afterEach(async () => {
    expect(await checkInvariants(server.databaseUrl)).toEqual([]);
  });
  return server;
}

/** Has events heard, as workers do within two seconds; calls made meanwhile share the next run. */
function hearing({ events }: TestServer): () => Promise<void> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () =>
    (next ??= current.then(() => {
      next = null;
      const run = events.tellHearers().catch((error: unknown) => {
        // On a busy machine, two hundred callers may leave it no connection in time.
        if (String(error).includes('trying to connect')) return events.tellHearers();
        throw error;
      });
      current = run.catch(() => undefined);
      return run;
    }));
}

/** Finds instants that aren't written as JavaScript writes them: `2026-11-21T08:10:06.100Z`. */
const instantOfAnotherForm = /"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?\+\d{2}:\d{2}"/;

/** Calls a server, or another process beside it. */
export async function callServer(
  server: Pick<Rondo, 'app'>,
  method: Method,
  path: string,
  { body, as, key, headers }: CallOptions,
): Promise<Answer> {
  const answer = await server.app.inject({
    method,
    url: path,
    headers: { ...(as && { authorization: `Bearer ${as}` }), ...(key && { 'idempotency-key': key }), ...headers },
    ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
  });
  const isJson = answer.headers['content-type']?.toString().includes('json');
  const odd = isJson && instantOfAnotherForm.exec(answer.body)?.[0];
  if (odd) throw new Error(`${method} ${path} answers an instant as ${odd}`);
  return {
    status: answer.statusCode,
    body: isJson && answer.body !== '' ? answer.json() : { text: answer.body },
    headers: answer.headers,
  };
}

/** What else a refusal says, where a test minds. */
interface Said extends Partial<Pick<Refusal, 'message' | 'params'>> {
  /** Of HTTP. */
  status?: number;
  /** The fields it is about. */
  issues?: unknown;
}

async function expectRefusal(
  call: Answer | Promise<Answer>,
  code: ErrorCode,
  { status, ...said }: Said = {},
): Promise<void> {
  const answer = await call;
  expect(answer).toMatchObject({ ...(status !== undefined && { status }), body: { code, ...said } });
}

/**
 * Expects a call to be refused: await refuses(join(player, gameId), 'already_joined'). A failure shows the line that says so. What tests repeat is
 * said once here (decisions/0129-fewer-lines.md).
 */
export const refuses = vi.defineHelper(expectRefusal);

/** Moves the server's clock ahead and runs the sweeps. */
export async function advance(server: TestServer, duration: string): Promise<void> {
  const { status } = await server.call('POST', '/dev/clock', { body: { advance: duration } });
  if (status !== 200) throw new Error(`the clock did not move: ${status}`);
}

/** Moves the server's clock to an instant, or by a duration (`PT16M`), and runs no sweeps. */
export async function moveClock(server: TestServer, to: Date | string): Promise<void> {
  const ms =
    typeof to === 'string'
      ? Temporal.Duration.from(to).total('milliseconds')
      : to.getTime() - server.clock.now().getTime();
  await sql`
    insert into clock_offset (ahead) values (make_interval(secs => ${ms / 1000}::float8))
    on conflict (singleton) do update set ahead = clock_offset.ahead + excluded.ahead`.execute(server.db);
  await server.clock.refresh();
}

/** Moves the server's clock ahead to the next noon in Amsterdam, for tests of days; runs no sweeps. */
export async function moveToNoon(server: TestServer): Promise<void> {
  const now = Temporal.Instant.fromEpochMilliseconds(server.clock.now().getTime()).toZonedDateTimeISO(timeZone);
  const ofToday = now.toPlainDate().toZonedDateTime({ timeZone, plainTime: '12:00' });
  const noon = Temporal.ZonedDateTime.compare(ofToday, now) > 0 ? ofToday : ofToday.add({ days: 1 });
  await moveClock(server, new Date(noon.epochMilliseconds));
}
