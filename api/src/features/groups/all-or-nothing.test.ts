import { describe, expect, test } from 'vitest';
import { aCode, aGame, aPlayer, aTeam, balanceOf, type GameOptions, type Player } from '../../../test/builders.ts';
import { groupCalls } from '../../../test/group-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { join, pay, refund, payForFriend } = joiningCalls(server);
const { start, reserve, decline, groups, spots, outcomeOf, ...calls } = groupCalls(server);

/** A group in a paid game of ten. */
const aGroup = (options: GameOptions = {}, more: object = {}) =>
  calls.aGroup({ priceCents: 400, ...options }, { amount: 4, ...more });

const balances = (players: readonly Player[]) => Promise.all(players.map(({ id }) => balanceOf(server, id)));
const told = (player: Player) =>
  server.values<string>`
    select kind from notification where user_id = ${player.id} and kind like 'group%' order by kind`;

describe('all or nothing', () => {
  test('the price of each is set aside until all are there, then all are in at once', async () => {
    const { gameId, sanne, daan, eva, answer, id } = await aGroup();
    expect(answer.body.data).toMatchObject({ kept: 2, amount: 4, balance: 6 });
    expect(await spots(gameId)).toEqual({ joined: 0, kept: 3 });
    expect(await told(daan)).toEqual(['groupInvited']);
    expect(await groups(daan, gameId)).toMatchObject([{ _id: id, you: 'invited', kept: 2 }]);
    expect((await reserve(daan, gameId, id, { amount: 4 })).body.data).toEqual({
      complete: false,
      amount: 4,
      balance: 6,
    });
    expect(await spots(gameId)).toEqual({ joined: 0, kept: 3 });
    await refuses(reserve(daan, gameId, id), 'already_joined');
    expect((await reserve(eva, gameId, id)).body.data).toMatchObject({ complete: true });
    expect(await spots(gameId)).toEqual({ joined: 3, kept: 0 });
    expect(await balances([sanne, daan, eva])).toEqual([600, 600, 600]);
    expect(await told(sanne)).toEqual(['groupComplete']);
    expect(await groups(sanne, gameId)).toEqual([]);
    expect((await refund(daan, gameId)).body.data).toMatchObject({ refundedAmount: 3.6 });
  });

  test('when its time is up everybody gets everything back, and the spots are free, swept or not', async () => {
    const { gameId, sanne, daan, eva, id } = await aGroup({ capacity: 6 });
    await reserve(daan, gameId, id);
    await server.sql`
      update join_group set created_at = created_at - interval '31 minutes', expires_at = expires_at - interval '31 minutes'`;
    await server.sql`update spot_hold set expires_at = expires_at - interval '31 minutes'`;
    await refuses(reserve(eva, gameId, id), 'group_over');
    expect(await balances([sanne, daan, eva])).toEqual([1000, 1000, 1000]);
    expect([await told(sanne), await told(daan)]).toEqual([['groupOver'], ['groupInvited', 'groupOver']]);
    expect(await outcomeOf(id)).toBe('expired');
    await refuses(start(sanne, gameId), 'group_too_soon');
    await advance(server, 'PT61M');
    expect((await start(sanne, gameId)).status).toBe(200);
  });

  test('the sweep ends what ran out', async () => {
    const { gameId, sanne, id } = await aGroup();
    await advance(server, 'PT31M');
    expect(await outcomeOf(id)).toBe('expired');
    expect(await balanceOf(server, sanne.id)).toBe(1000);
    expect(await spots(gameId)).toEqual({ joined: 0, kept: 0 });
  });

  test('whoever declines ends it for all; so does its starter', async () => {
    const first = await aGroup();
    await reserve(first.daan, first.gameId, first.id);
    expect((await decline(first.eva, first.gameId, first.id)).status).toBe(200);
    expect(await balances([first.sanne, first.daan])).toEqual([1000, 1000]);
    expect(await outcomeOf(first.id)).toBe('declined');
    expect((await start(first.sanne, first.gameId)).status).toBe(200);
    const second = await aGroup();
    await decline(second.sanne, second.gameId, second.id);
    expect(await outcomeOf(second.id)).toBe('withdrawn');
    expect(await balanceOf(server, second.sanne.id)).toBe(1000);
  });

  test('is refused where they do not fit, with how many spots are free, and nothing is set aside', async () => {
    const { gameId, answer, sanne } = await aGroup({ capacity: 10 }, { places: 6 });
    expect(answer.body).toMatchObject({ code: 'group_too_large', params: { most: 5 } });
    for (let n = 0; n < 8; n += 1) await pay(await aPlayer(server, { balanceCents: 400 }), gameId);
    await refuses(start(sanne, gameId), 'group_does_not_fit', { params: { free: 2 } });
    expect(await balanceOf(server, sanne.id)).toBe(1000);
  });

  test('nobody else gets a spot that is kept, and those who wait come before any group', async () => {
    const { gameId, eva, daan, id, sanne } = await aGroup({ capacity: 6 });
    for (let n = 0; n < 3; n += 1) await pay(await aPlayer(server, { balanceCents: 400 }), gameId);
    const stranger = await aPlayer(server, { balanceCents: 400 });
    await refuses(pay(stranger, gameId), 'game_full');
    expect((await join(stranger, gameId, { allowPayment: true })).body.data).toMatchObject({ outcome: 'waiting' });
    await refuses(start(stranger, gameId), 'group_others_wait');
    expect((await reserve(daan, gameId, id)).status).toBe(200);
    await decline(eva, gameId, id);
    await expect.poll(async () => spots(gameId)).toEqual({ joined: 4, kept: 0 });
    expect(await balanceOf(server, sanne.id)).toBe(1000);
  });

  test('each pays by their own rights: a code, a level, a passcode, and enough credit', async () => {
    const { gameId, daan, eva, id } = await aGroup();
    await aCode(server, daan.id, { value: 150 });
    await refuses(reserve(daan, gameId, id, { amount: 4 }), 'price_changed', { params: { price: '2.50' } });
    expect((await reserve(daan, gameId, id, { amount: 2.5 })).body.data).toMatchObject({ balance: 7.5 });
    // The code is held until all are there: it takes nothing off another game.
    const other = await aGame(server, { priceCents: 400 });
    expect((await pay(daan, other, { amount: 4 })).status).toBe(200);
    await server.sql`update game set level_limit = 4 where id = ${gameId}`;
    await refuses(reserve(eva, gameId, id), 'level_too_low');
    await server.sql`update game set level_limit = 0 where id = ${gameId}`;
    await pay(eva, await aGame(server, { priceCents: 900 }));
    await refuses(reserve(eva, gameId, id), 'insufficient_balance');
  });

  test('a code that was held is used by the spot it was held for', async () => {
    const { gameId, daan, eva, id } = await aGroup();
    await aCode(server, daan.id, { value: 150 });
    await reserve(daan, gameId, id);
    await reserve(eva, gameId, id);
    const used = await server.value<number>`
      select count(*)::int as n from promocode_holder where user_id = ${daan.id} and redeemed_registration_id is not null`;
    expect(used).toBe(1);
  });

  test('an early bird is theirs from when they reserve, and nobody else’s', async () => {
    const { gameId, daan, eva, id } = await aGroup();
    await server.sql`insert into early_bird (game_id, priority, spots_total, discount_type, discount_value)
      values (${gameId}, 1, 1, 'percentage', 50)`;
    expect((await reserve(daan, gameId, id)).body.data).toMatchObject({ amount: 2 });
    const other = await aPlayer(server, { balanceCents: 400 });
    expect((await pay(other, gameId, { amount: 4 })).status).toBe(200);
    expect((await reserve(eva, gameId, id)).body.data).toMatchObject({ complete: true, amount: 4 });
    const taken = await server.value<number>`select spots_occupied as taken from early_bird where game_id = ${gameId}`;
    expect(taken).toBe(1);
  });

  test('teams keep the places of who has reserved', async () => {
    const { gameId, sanne, daan, eva, id: first } = await aGroup({ priceCents: 0, tournament: true });
    await decline(sanne, gameId, first);
    const teamId = await aTeam(server, gameId, 2);
    const { body } = await start(sanne, gameId, { people: [daan.id, eva.id], teamId });
    const { _id: id } = body.data as { _id: string };
    expect((await reserve(daan, gameId, id, { teamId })).status).toBe(200);
    await refuses(reserve(eva, gameId, id, { teamId }), 'team_full');
    await refuses(reserve(eva, gameId, id), 'team_required');
  });

  test('a friend who pays for one of them counts as there; who leaves again ends it', async () => {
    const { gameId, sanne, daan, eva, id } = await aGroup();
    const friend = await aPlayer(server, { balanceCents: 400 });
    expect((await payForFriend(friend, gameId, daan.email)).status).toBe(200);
    expect(await spots(gameId)).toEqual({ joined: 1, kept: 2 });
    await refuses(payForFriend(friend, gameId, sanne.email), 'friend_joined');
    await refund(daan, gameId);
    expect(await outcomeOf(id)).toBe('declined');
    expect(await balanceOf(server, sanne.id)).toBe(1000);
    await refuses(reserve(eva, gameId, id), 'group_over');
  });

  test('the same request twice is one', async () => {
    const { gameId, daan, sanne } = await aGroup({}, { way: 'fit', places: 2, people: [] });
    const { body } = await start(daan, gameId, {}, 'k-start');
    expect((await start(daan, gameId, {}, 'k-start')).body).toEqual(body);
    const { _id: id } = body.data as { _id: string };
    const [eva] = [await aPlayer(server, { balanceCents: 400 })];
    await Promise.all([1, 2, 3].map(() => reserve(eva, gameId, id, {}, 'k-reserve')));
    expect(await balances([sanne, daan, eva])).toEqual([600, 600, 0]);
  });
});
