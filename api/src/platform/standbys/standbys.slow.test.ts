import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { useServer } from '../../../test/server.ts';
import type { Database } from '../db.ts';
import { Refused } from '../refusal.ts';
import { askServer, type ServerAnswer } from './standbys.ts';

// decisions/0059-reads-from-standbys.md. The suite has no standby: an empty database plays one, so that its reads can be told from the primary's.
// Real ones are in chaos/README.md.
const settings: Record<string, string> = {};
let standby: TestDatabase;
let standbyName = '';
beforeAll(async () => {
  standby = await createTestDatabase();
  standbyName = new URL(standby.url).pathname.slice(1);
  settings['DATABASE_REPLICA_URLS'] = standby.url;
});
afterAll(() => standby.drop());

/** How both answer: usually the standby has everything; or both stay at a position; or one is silent. */
const state = { stays: null as number | null, hasAll: false, isPrimarySilent: false, isStandbySilent: false };
const everything = 2 ** 52;
/** A standby that is met has to move on before it counts. */
let isMet = false;

async function play(db: Database): Promise<ServerAnswer> {
  const isStandby = (await nameOf(db)) === standbyName;
  if (isStandby ? state.isStandbySilent : state.isPrimarySilent) throw new Error('silent');
  const real = await askServer(db);
  const at = state.stays ?? real.at;
  if (!isStandby) return { ...real, at };
  const place = state.stays !== null && !state.hasAll ? at : everything;
  const answer = { ...real, isStandby, received: 0, at: isMet ? place : 0 };
  isMet = true;
  return answer;
}

async function nameOf(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database()::text as name`.execute(db);
  return rows[0]?.name ?? '';
}

const server = useServer(settings, { askServer: play });
const alone = useServer();
const timeout = 50_000;

/** The server to which a visitor's read goes. */
const whereRead = () => server.standbys.read(null, nameOf);
const untilIn = () => vi.waitFor(async () => expect(await whereRead()).toBe(standbyName), { timeout });
const untilOut = () => vi.waitFor(async () => expect(await whereRead()).not.toBe(standbyName), { timeout });

beforeEach(async () => {
  Object.assign(state, { stays: null, hasAll: false, isPrimarySilent: false, isStandbySilent: false });
  await untilIn();
});

/** Keeps both where they are, so that the standby lacks what is written from now on, but isn't behind. */
async function stay(): Promise<void> {
  await whereRead();
  state.stays = (await askServer(server.db)).at;
  // The standby's earlier answer counts as long as nobody asks again.
  state.isStandbySilent = true;
  await untilOut();
  state.isStandbySilent = false;
  await untilIn();
}

/** A player joins. @returns the header that tells how far the log was */
async function join(gameId: string, { id, token }: Player) {
  const { status, headers } = await server.call('POST', '/api/matches/mainlist', {
    as: token,
    body: { matchId: gameId, targetId: id },
  });
  expect(status).toBe(200);
  const written = String(headers['rondo-written']);
  return { written, setCookie: String(headers['set-cookie']) };
}

/** The empty standby knows no game; the primary does. */
const statusOf = async (gameId: string, headers: Record<string, string> = {}, as?: string) =>
  (await server.call('GET', `/api/matches/${gameId}`, { headers, ...(as !== undefined && { as }) })).status;

test('visitors read from a standby, whoever is logged in from the primary', async () => {
  const [gameId, player] = [await aGame(server), await aPlayer(server)];
  expect(await statusOf(gameId)).toBe(404);
  expect(await statusOf(gameId, {}, player.token)).toBe(200);
});

test('what somebody wrote is read where it is, by cookie or header, as long as the standby lacks it', async () => {
  const [gameId, player] = [await aGame(server), await aPlayer(server)];
  await stay();
  const { written, setCookie } = await join(gameId, player);
  expect(setCookie).toMatch(/^written=[^;]+; Max-Age=30; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await statusOf(gameId, { cookie: `written=${written}` })).toBe(200);
  expect(await statusOf(gameId, { 'rondo-written': written })).toBe(200);
  expect(await statusOf(gameId)).toBe(404);
  state.hasAll = true;
  expect(await statusOf(gameId, { 'rondo-written': written })).toBe(404);
});

test('a place that was not given out sends nobody to the primary', async () => {
  const gameId = await aGame(server);
  await stay();
  const { written } = await join(gameId, await aPlayer(server));
  const [timeline, at, signature] = written.split('.');
  for (const made of [
    `${timeline}.${Number(at) + 1}.${signature}`,
    `9.${at}.${signature}`,
    `${timeline}.${at}`,
    'x',
    '',
  ])
    expect(await statusOf(gameId, { 'rondo-written': made })).toBe(404);
});

test('those whose joins are decided together are all told', async () => {
  const gameId = await aGame(server, { capacity: 20 });
  const players = await Promise.all(Array.from({ length: 8 }, () => aPlayer(server)));
  await stay();
  for (const { written } of await Promise.all(players.map((player) => join(gameId, player))))
    expect(await statusOf(gameId, { 'rondo-written': written })).toBe(200);
});

test('a shared answer that lacks what somebody wrote is not theirs, and is replaced by theirs', async () => {
  const search = async (headers: Record<string, string> = {}) => {
    const { body } = await server.call('GET', '/api/matches?limit=3', { headers });
    return (body.data as { matches: unknown[] }).matches.length;
  };
  await stay();
  const { written } = await join(await aGame(server), await aPlayer(server));
  expect(await search()).toBe(0);
  expect(await search({ 'rondo-written': written })).toBeGreaterThan(0);
});

test('a standby that is silent is left out, and comes back', async () => {
  state.isStandbySilent = true;
  await untilOut();
  const { body } = await server.call('GET', '/metrics');
  expect(body['text']).toContain(`rondo_standby_in{standby="${new URL(standby.url).host}"} 0`);
  state.isStandbySilent = false;
  await untilIn();
});

test('while the primary is silent visitors go on reading, and the process stays where they find it', async () => {
  state.isPrimarySilent = true;
  await vi.waitFor(() => expect(server.standbys.areAlone).toBe(true), { timeout });
  expect(await whereRead()).toBe(standbyName);
  expect(await server.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'reads only' } });
  state.isPrimarySilent = false;
  await vi.waitFor(() => expect(server.standbys.areAlone).toBe(false), { timeout });
});

test.each([
  ['ends the connection', sql`select pg_terminate_backend(pg_backend_pid())`],
  ['has to change what is read', sql`do $$ begin raise exception using errcode = '40001'; end $$`],
])('a standby that %s in the middle of a read leaves it to the primary', async (_, fails) => {
  const asked: string[] = [];
  const name = await server.standbys.read(null, async (db) => {
    asked.push(await nameOf(db));
    if (asked.length === 1) await fails.execute(db);
    return nameOf(db);
  });
  expect(asked).toEqual([standbyName, name]);
  expect(name).not.toBe(standbyName);
});

test('a refusal is an answer', async () => {
  let times = 0;
  const read = server.standbys.read(null, async () => {
    times += 1;
    throw new Refused('game_not_found');
  });
  await expect(read).rejects.toThrow(Refused);
  expect(times).toBe(1);
});

test('what says how far standbys are stands in the metrics', async () => {
  const { body } = await server.call('GET', '/metrics');
  const name = new URL(standby.url).host;
  expect(body['text']).toContain(`rondo_standby_in{standby="${name}"} 1`);
  expect(body['text']).toContain(`rondo_standby_behind_bytes{standby="${name}"} 0`);
  expect(body['text']).toMatch(/rondo_public_reads_total\{from="standby"\} [1-9]/);
});

test('without standbys nobody is told anything', async () => {
  const [gameId, { id, token }] = [await aGame(alone), await aPlayer(alone)];
  const { status, headers } = await alone.call('POST', '/api/matches/mainlist', {
    as: token,
    body: { matchId: gameId, targetId: id },
  });
  expect(status).toBe(200);
  expect(headers).not.toHaveProperty('rondo-written');
  expect(headers).not.toHaveProperty('set-cookie');
  expect(await alone.standbys.read(null, nameOf)).toBe(await nameOf(alone.db));
});
