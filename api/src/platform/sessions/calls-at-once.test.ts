import { randomUUID } from 'node:crypto';
import { keptInBrowser } from '@rondo/rules';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, type Player } from '../../../test/builders.ts';
import { useServer } from '../../../test/server.ts';
import { inTransaction } from '../db.ts';
import { hashToken } from './tokens.ts';

const server = useServer();

const me = async (headers: Record<string, string>) => {
  const { status, body } = await server.call('GET', '/api/users/me', { headers });
  return status === 200 ? (body.user as { _id: string })._id : status;
};
const byBearer = ({ token }: Player) => me({ authorization: `Bearer ${token}` });

async function byCookie({ id }: Player): Promise<string | number> {
  const cookie = randomUUID();
  await server.sql`
    insert into session (user_id, token_hash, created_at, expires_at)
    values (${id}, ${hashToken(cookie)}, now(), now() + interval '1 day')`;
  return me({ cookie: `${keptInBrowser.session.name}=${cookie}` });
}

const pay = (player: Player, matchId: string, key?: string) =>
  server.call('POST', '/api/internalPayments/payEntranceFee', {
    as: player.token,
    body: { matchId },
    ...(key !== undefined && { key }),
  });

const logOut = ({ id }: Player) => server.sql`delete from session where user_id = ${id}`;

test('calls that arrive together are each their own caller’s, and nobody’s whose session ended', async () => {
  const players = await Promise.all(Array.from({ length: 30 }, () => aPlayer(server)));
  const [ended, banned, expired] = [players[3], players[7], players[11]];
  if (!ended || !banned || !expired) throw new Error('there are thirty');
  await logOut(ended);
  await server.sql`update app_user set banned_at = app_now() where id = ${banned.id}`;
  await server.sql`update session set bearer_expires_at = now() where user_id = ${expired.id}`;
  const gone = new Set([ended, banned, expired]);
  const asked = [...players, ...players.slice(0, 5)];
  const answers = await Promise.all([...asked.map(byBearer), me({ authorization: `Bearer ${'x'.repeat(43)}` })]);
  expect(answers).toEqual([...asked.map((player) => (gone.has(player) ? 401 : player.id)), 401]);
});

test('cookies and tokens at once; a token opens nothing as a cookie', async () => {
  const [a, b] = [await aPlayer(server), await aPlayer(server)];
  const asCookie = me({ cookie: `${keptInBrowser.session.name}=${a.token}` });
  expect(await Promise.all([byCookie(a), byBearer(b), byCookie(b), byBearer(a), asCookie])).toEqual([
    a.id,
    b.id,
    b.id,
    a.id,
    401,
  ]);
});

test('a session that has ended is honoured by no call that arrives later', async () => {
  const player = await aPlayer(server);
  for (let n = 0; n < 10; n += 1) expect(await byBearer(player)).toBe(player.id);
  await logOut(player);
  expect(await Promise.all([byBearer(player), byBearer(player)])).toEqual([401, 401]);
});

test('a session that ends while its join waits for the game: the join was asked for in time', async () => {
  const player = await aPlayer(server, { balanceCents: 500 });
  const gameId = await aGame(server, { priceCents: 200 });
  const freed = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const other = inTransaction(server.db, async (trx) => {
    await sql`select from game where id = ${gameId} for no key update`.execute(trx);
    locked.resolve();
    await freed.promise;
  });
  await locked.promise;
  const joining = pay(player, gameId);
  const waits = () => server.value<number>`
    select count(*) as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%lock_games%'`;
  await expect.poll(async () => await waits(), { interval: 20 }).toBe(1);
  await logOut(player);
  freed.resolve();
  await other;
  expect((await joining).status).toBe(200);
  expect((await pay(player, gameId)).status).toBe(401);
  expect(await balanceOf(server, player.id)).toBe(300);
});

test('one key twenty times at once: one spot, one payment, and the same answer to all', async () => {
  const player = await aPlayer(server, { balanceCents: 5000 });
  const gameId = await aGame(server, { priceCents: 200 });
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(player, gameId, key)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await balanceOf(server, player.id)).toBe(4800);
});

test('one key for two games at once: one of them counts, the other is refused', async () => {
  const player = await aPlayer(server, { balanceCents: 5000 });
  const games = [await aGame(server, { priceCents: 200 }), await aGame(server, { priceCents: 200 })];
  const key = randomUUID();
  const answers = await Promise.all(games.map((gameId) => pay(player, gameId, key)));
  expect(answers.map(({ body }) => body.code ?? 'joined').toSorted()).toEqual(['idempotency_key_reused', 'joined']);
  expect(await balanceOf(server, player.id)).toBe(4800);
});

test('one key of two people: each has their own', async () => {
  const players = await Promise.all([0, 1].map(() => aPlayer(server, { balanceCents: 500 })));
  const gameId = await aGame(server, { priceCents: 200 });
  const key = randomUUID();
  const answers = await Promise.all(players.map((player) => pay(player, gameId, key)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});
