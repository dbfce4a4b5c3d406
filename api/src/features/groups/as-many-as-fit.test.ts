import { describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, balanceOf, type GameOptions, type Player } from '../../../test/builders.ts';
import { groupCalls } from '../../../test/group-calls.ts';
import { guestCalls } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { aPlayedGame } from '../../../test/rating-calls.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { join, pay, refund, leave } = joiningCalls(server);
const { start, decline, groups, spots, outcomeOf, ...calls } = groupCalls(server);
const { joinFree, startPaying, startPayingAs } = guestCalls(server);

/** A player who gets into a game of eight with this step, and keeps spots for two partners. */
const aGroup = (options: GameOptions = {}, more: object = {}) =>
  calls.aGroup({ capacity: 8, ...options }, { way: 'fit', ...more });
const fill = async (gameId: string, n: number) => {
  for (let i = 0; i < n; i += 1) await join(await aPlayer(server), gameId);
};

describe('as many as fit', () => {
  test('the starter is in at once, each other one when they join as usual', async () => {
    const { gameId, sanne, daan, eva, answer, id } = await aGroup({ priceCents: 400 }, { amount: 4 });
    expect(answer.body.data).toMatchObject({ kept: 2, amount: 4, balance: 6 });
    expect(await spots(gameId)).toEqual({ joined: 1, kept: 2 });
    expect((await pay(daan, gameId)).status).toBe(200);
    expect(await groups(sanne, gameId)).toMatchObject([{ you: 'starter', kept: 1 }]);
    expect((await decline(eva, gameId, id)).status).toBe(200);
    expect(await spots(gameId)).toEqual({ joined: 2, kept: 0 });
    expect(await outcomeOf(id)).toBe('complete');
  });

  test('the first of them to come get what there is, and nobody else', async () => {
    const { gameId, daan, eva, sanne } = await aGroup({ capacity: 8 });
    await fill(gameId, 5);
    expect(await spots(gameId)).toEqual({ joined: 6, kept: 2 });
    const stranger = await aPlayer(server);
    expect((await join(stranger, gameId)).body.data).toMatchObject({ outcome: 'waiting' });
    expect((await join(daan, gameId)).body.data).toMatchObject({ outcome: 'joined' });
    await leave(sanne, gameId);
    // The starter is out: the kept spots go to the waiting list, and the rest is free.
    await expect.poll(async () => spots(gameId)).toEqual({ joined: 7, kept: 0 });
    expect((await join(eva, gameId)).body.data).toMatchObject({ outcome: 'joined' });
  });

  test('fewer spots than people: first come among the invited', async () => {
    const [sanne, daan, eva] = [await aPlayer(server), await aPlayer(server), await aPlayer(server)];
    await aPlayedGame(server, [sanne, daan, eva]);
    const gameId = await aGame(server, { capacity: 8 });
    await fill(gameId, 6);
    const { body } = await start(sanne, gameId, { way: 'fit', people: [daan.id, eva.id] });
    expect(body.data).toMatchObject({ kept: 1 });
    expect((await join(eva, gameId)).body.data).toMatchObject({ outcome: 'joined' });
    expect((await join(daan, gameId)).body.data).toMatchObject({ outcome: 'waiting' });
  });

  test('what is not taken is free after 30 minutes; who joined stays', async () => {
    const { gameId, daan, id } = await aGroup();
    await join(daan, gameId);
    await advance(server, 'PT31M');
    expect(await spots(gameId)).toEqual({ joined: 2, kept: 0 });
    expect(await outcomeOf(id)).toBe('expired');
  });

  test('by its link: a stranger, a guest, and nobody once all are there', async () => {
    const { gameId, sanne, id } = await aGroup({}, { people: [] });
    await fill(gameId, 5);
    const stranger = await aPlayer(server);
    expect(await groups(stranger, gameId)).toEqual([]);
    expect(await groups(stranger, gameId, id)).toMatchObject([{ _id: id, you: null, kept: 2 }]);
    expect((await joinFree(gameId, 'guest-of-group@rondo.test', { group: id })).status).toBe(200);
    expect((await join(stranger, gameId, { group: id })).body.data).toMatchObject({ outcome: 'joined' });
    const late = await aPlayer(server);
    expect((await join(late, gameId, { group: id })).body.data).toMatchObject({ outcome: 'waiting' });
    expect(await groups(sanne, gameId)).toEqual([]);
  });

  test('through the provider: the spot stays theirs while they pay, and the group’s when they don’t', async () => {
    const { gameId, daan, eva, id } = await aGroup({ priceCents: 400 });
    for (let n = 0; n < 5; n += 1) await pay(await aPlayer(server, { balanceCents: 400 }), gameId);
    const checkout = await startPayingAs(daan, gameId);
    expect(checkout.answer.status).toBe(200);
    expect(await spots(gameId)).toEqual({ joined: 6, kept: 2 });
    await checkout.complete('failed');
    await server.jobs.runSweeps();
    expect(await spots(gameId)).toEqual({ joined: 6, kept: 2 });
    const guest = await startPaying(gameId, 'paying-guest@rondo.test', { group: id });
    expect(guest.answer.status).toBe(400);
    const again = await startPayingAs(eva, gameId);
    await again.complete('paid');
    await server.jobs.runSweeps();
    expect((await pay(daan, gameId)).status).toBe(200);
    expect(await spots(gameId)).toEqual({ joined: 8, kept: 0 });
    expect(await outcomeOf(id)).toBe('complete');
  });

  test('who is not a member, or is banned, is not asked, and joins by no link', async () => {
    const [sanne, daan, banned] = [
      await aPlayer(server),
      await aPlayer(server, { name: 'Daan' }),
      await aPlayer(server, { name: 'Guus' }),
    ];
    await aPlayedGame(server, [sanne, daan, banned]);
    await server.sql`update app_user set banned_at = app_now() where id = ${banned.id}`;
    const club = await aCommunity(server, { members: [sanne.id] });
    const gameId = await aGame(server, { communityId: club.id });
    const people = [daan.id, banned.id];
    await refuses(start(sanne, gameId, { way: 'fit', places: 4, people }), 'group_cannot_ask', {
      params: { names: 'Daan, Guus' },
    });
    const { body } = await start(sanne, gameId, { way: 'fit', places: 4 });
    const { _id: id } = body.data as { _id: string };
    expect((await groups(sanne, gameId))[0]?.people).toMatchObject([{ _id: sanne.id }]);
    await refuses(join(daan, gameId, { group: id }), 'members_only');
    expect((await groups(sanne, gameId))[0]?.people).toHaveLength(1);
  });

  test('a link into a private community’s game tells nobody’s name to who is not of it', async () => {
    const [sanne, member, stranger, guest] = [
      await aPlayer(server),
      await aPlayer(server),
      await aPlayer(server),
      await aPlayer(server, { role: 'guest' }),
    ];
    const club = await aCommunity(server, { members: [sanne.id, member.id] });
    const gameId = await aGame(server, { communityId: club.id });
    const { body } = await start(sanne, gameId, { way: 'fit', places: 4, people: [] });
    const { _id: link } = body.data as { _id: string };
    expect(await groups(member, gameId, link)).toMatchObject([{ starter: { _id: sanne.id } }]);
    for (const outsider of [stranger, guest]) expect(await groups(outsider, gameId, link)).toEqual([]);
  });

  test('one at a time for each person and game, and none in the last two hours', async () => {
    const { sanne, gameId } = await aGroup();
    await refuses(start(sanne, gameId), 'group_open');
    const soon = await aGame(server, { hoursAhead: 3.5 });
    await refuses(start(sanne, soon), 'group_too_late');
  });

  test('forty at once for the spots beside groups: nobody is one too many', async () => {
    const { gameId, daan, eva } = await aGroup({ capacity: 12 });
    const others: Player[] = [];
    for (let n = 0; n < 40; n += 1) others.push(await aPlayer(server));
    await Promise.all([
      ...others.slice(0, 36).map((player) => join(player, gameId)),
      ...others.slice(36).map((player) => start(player, gameId, { way: 'fit', people: [], places: 2 })),
      join(daan, gameId),
      join(eva, gameId),
    ]);
    const { joined, kept } = await spots(gameId);
    expect(joined + kept).toBeLessThanOrEqual(12);
    const mine = await server.value<number>`
      select count(*)::int as n from registration where game_id = ${gameId} and user_id in (${daan.id}, ${eva.id})`;
    expect(mine).toBe(2);
  });

  test('a paid spot given up again by whoever began it frees the others', async () => {
    const { gameId, sanne, id } = await aGroup({ priceCents: 400 });
    await refund(sanne, gameId);
    expect(await outcomeOf(id)).toBe('gone');
    expect(await spots(gameId)).toEqual({ joined: 0, kept: 0 });
    expect(await balanceOf(server, sanne.id)).toBe(960);
  });
});
