import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, type GameOptions } from '../../../test/builders.ts';
import { groupCalls } from '../../../test/group-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { organisingCalls } from '../../../test/organising-calls.ts';
import { aPlayedGame } from '../../../test/rating-calls.ts';
import { refuses, useCheckedServer } from '../../../test/server.ts';

/** What happens to an open group when something else changes. */
const server = useCheckedServer();
const { start, reserve, decline, groups, spots, outcomeOf } = groupCalls(server);
const { cancel, edit } = organisingCalls(server);
const { pay } = joiningCalls(server);

/** Two of three have reserved. */
async function reserved(options: GameOptions = {}) {
  const [sanne, daan, eva] = [
    await aPlayer(server, { balanceCents: 400, name: 'Sanne' }),
    await aPlayer(server, { balanceCents: 400, name: 'Daan' }),
    await aPlayer(server, { balanceCents: 400, name: 'Eva' }),
  ];
  await aPlayedGame(server, [sanne, daan, eva]);
  const gameId = await aGame(server, { priceCents: 400, ...options });
  const { body } = await start(sanne, gameId, { people: [daan.id, eva.id] });
  const { _id: id } = body.data as { _id: string };
  await reserve(daan, gameId, id);
  const balances = () => Promise.all([sanne, daan].map((one) => balanceOf(server, one.id)));
  expect(await balances()).toEqual([0, 0]);
  return { gameId, sanne, daan, eva, id, balances };
}

test('a game that is cancelled gives back what was set aside', async () => {
  const { gameId, balances, id } = await reserved();
  expect((await cancel(gameId)).status).toBe(200);
  await server.jobs.runSweeps();
  expect(await balances()).toEqual([400, 400]);
  expect(await outcomeOf(id)).toBe('gone');
});

test('a game that becomes free gives it back too; the group goes on', async () => {
  const { gameId, balances, eva, id } = await reserved();
  expect((await edit(gameId, { price: 0, entranceFee: 0 })).status).toBe(200);
  await server.jobs.runSweeps();
  expect(await balances()).toEqual([400, 400]);
  expect((await reserve(eva, gameId, id)).body.data).toMatchObject({ complete: true, amount: 0 });
  expect(await spots(gameId)).toEqual({ joined: 3, kept: 0 });
});

test('a new price changes nothing for who has reserved', async () => {
  const { gameId, eva, id, balances } = await reserved();
  await server.sql`update game set price_cents = 300 where id = ${gameId}`;
  await refuses(reserve(eva, gameId, id, { amount: 4 }), 'price_changed');
  expect((await reserve(eva, gameId, id, { amount: 3 })).body.data).toMatchObject({ complete: true });
  expect(await balances()).toEqual([0, 0]);
});

test('who leaves Rondo takes back what is theirs, and the group is over', async () => {
  const { daan, balances, id, sanne, gameId } = await reserved();
  const leave = (body: object) => server.as(daan).delete('/api/users/deleteMe', body);
  const { body } = await server.as(daan).get('/api/users/leaving');
  expect(body.data).toMatchObject({ balance: 4 });
  await refuses(leave({}), 'balance_left');
  expect((await leave({ givenUpBalance: 4 })).status).toBe(200);
  expect(await outcomeOf(id)).toBe('declined');
  expect(await balances()).toEqual([400, 0]);
  expect(await groups(sanne, gameId)).toEqual([]);
});

test('who is banned meanwhile keeps what they reserved, as any spot', async () => {
  const { daan, eva, gameId, id } = await reserved();
  await server.sql`update app_user set banned_at = app_now() where id = ${daan.id}`;
  expect((await reserve(eva, gameId, id)).body.data).toMatchObject({ complete: true });
  expect(await spots(gameId)).toEqual({ joined: 3, kept: 0 });
});

test('a game that gets smaller keeps room for what is kept', async () => {
  const { gameId } = await reserved();
  await pay(await aPlayer(server, { balanceCents: 400 }), gameId);
  await refuses(edit(gameId, { players: 3, minimum_players_threshold: 2 }), 'capacity_below_joined');
});

test('the database refuses a second open group, a reservation without its price, and a hold of nobody', async () => {
  const { gameId, sanne, eva, id } = await reserved();
  const second = sql`
    insert into join_group (id, game_id, starter_id, way, places, expires_at, created_at)
    select gen_random_uuid(), game_id, starter_id, way, places, expires_at, created_at from join_group where id = ${id}`;
  await expect(second.execute(server.db)).rejects.toThrow('join_group_open');
  const unpriced = sql`update join_group_member set status = 'reserved' where group_id = ${id} and user_id = ${eva.id}`;
  await expect(unpriced.execute(server.db)).rejects.toThrow('join_group_member_reserved');
  const nobodys = sql`
    insert into spot_hold (game_id, kind, expires_at, created_at) values (${gameId}, 'offer', app_now() + interval '1 hour', app_now())`;
  await expect(nobodys.execute(server.db)).rejects.toThrow('spot_hold_somebodys');
  expect(await groups(sanne, gameId)).toHaveLength(1);
});

test('what is set aside is told in the wallet, and where it went', async () => {
  const { gameId, sanne, id, eva } = await reserved();
  await decline(eva, gameId, id);
  const { body } = await server.as(sanne).get('/api/wallet/timeline');
  expect(JSON.stringify(body.data)).toMatch(/group_back.*group_reserved/);
});
