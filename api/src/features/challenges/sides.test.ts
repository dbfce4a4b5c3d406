import { describe, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { challengeCalls, type TestChallenge } from '../../../test/challenge-calls.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { groupCalls } from '../../../test/group-calls.ts';
import { usePlace } from '../../../test/game-form.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
usePlace(server);
const { seen, answer, aChallenge, aMember } = challengeCalls(server);
const { join, pay, leave, offer, takeOver, payForFriend } = joiningCalls(server);
const paid = { role: 'admin', game: { isPayingGame: true, price: 5 } } as const;

const counts = async ({ id }: TestChallenge) => {
  const { challenge } = await seen(id);
  return [challenge?.home.joined, challenge?.away.joined];
};
const waits = async (player: Player, { id }: TestChallenge) => (await seen(id, player)).viewer?.waitingPosition;

describe('joining a challenge', () => {
  test('puts each into the side of their community; who is in both chooses, and who is in neither is refused', async () => {
    const derby = await aChallenge();
    const { id, home, away, teams } = derby;
    const [ours, theirs, both] = [await aMember(home), await aMember(away), await aMember(home, away)];
    expect((await join(ours, id)).status).toBe(200);
    expect((await join(theirs, id)).status).toBe(200);
    await refuses(join(await aPlayer(server), id), 'challenge_members_only', {
      params: { home: 'Domvolley', away: 'Weesper Smash' },
    });
    await refuses(join(await aMember(home), id, { teamId: teams.away }), 'challenge_members_only');
    await refuses(join(both, id), 'team_required');
    expect((await join(both, id, { teamId: teams.away })).status).toBe(200);
    expect(await counts(derby)).toEqual([1, 2]);
  });

  test('is for the home side alone until the other one accepts', async () => {
    const derby = await aChallenge({ isAccepted: false });
    const { id, rival, home, away, teams } = derby;
    const [theirs, both] = [await aMember(away), await aMember(home, away)];
    await refuses(join(theirs, id), 'challenge_not_answered');
    await refuses(join(both, id, { teamId: teams.away }), 'challenge_not_answered');
    expect((await join(both, id)).status).toBe(200);
    await answer(rival, id, true);
    expect((await join(theirs, id)).status).toBe(200);
    expect(await counts(derby)).toEqual([1, 1]);
  });

  test('queues for a full side though the other has room, and only a spot of that side promotes', async () => {
    const derby = await aChallenge();
    const { id, home, away } = derby;
    const [one, two, third, theirs, fourth] = [
      await aMember(home),
      await aMember(home),
      await aMember(home),
      await aMember(away),
      await aMember(away),
    ];
    for (const player of [one, two, theirs]) await join(player, id);
    expect((await join(third, id)).body.data).toMatchObject({ outcome: 'waiting', position: 1 });
    expect((await join(fourth, id)).body.data).toMatchObject({ outcome: 'joined' });
    await leave(theirs, id);
    expect([await waits(third, derby), ...(await counts(derby))]).toEqual([1, 2, 1]);
    await leave(one, id);
    expect([await waits(third, derby), ...(await counts(derby))]).toEqual([null, 2, 1]);
  });

  test('promotes nobody who has left the community meanwhile', async () => {
    const derby = await aChallenge();
    const { id, home } = derby;
    const [one, two, gone, next] = [await aMember(home), await aMember(home), await aMember(home), await aMember(home)];
    for (const player of [one, two, gone, next]) await join(player, id);
    await server.sql`update community_member set status = 'left' where user_id = ${gone.id}`;
    await leave(one, id);
    expect([await waits(gone, derby), await waits(next, derby), ...(await counts(derby))]).toEqual([1, null, 2, 0]);
  });

  test('keeps an offered spot on its side while it is offered, paid for, and not paid', async () => {
    const derby = await aChallenge(paid);
    const { id, home, away, teams } = derby;
    const [one, two, waiting, theirs] = [
      await aMember(home),
      await aMember(home),
      await aMember(home),
      await aMember(away),
    ];
    for (const player of [one, two]) expect((await pay(player, id, { amount: 5 })).status).toBe(200);
    await join(waiting, id);
    await server.as(one).post('/api/internalPayments/refundEntranceFee', { matchId: id });
    const held = () => server.row`select team_id, kind from spot_hold where game_id = ${id} and released_at is null`;
    expect(await held()).toEqual({ team_id: teams.home, kind: 'offer' });
    await refuses(pay(await aMember(home), id, { amount: 5 }), 'game_full');
    expect((await pay(theirs, id, { amount: 5 })).status).toBe(200);
    expect((await pay(waiting, id, { amount: 5 })).status).toBe(200);
    expect(await counts(derby)).toEqual([2, 1]);
  });

  test('pays for friends who are members too, each on their own side', async () => {
    const derby = await aChallenge(paid);
    const { id, home, away } = derby;
    const [payer, friend, theirs, stranger] = [
      await aMember(home),
      await aMember(home),
      await aMember(away),
      await aPlayer(server, { balanceCents: 5000 }),
    ];
    await refuses(payForFriend(payer, id, stranger.email, { amount: 5 }), 'friend_not_member', {
      params: { friend: stranger.email, community: 'Domvolley / Weesper Smash' },
    });
    await refuses(payForFriend(stranger, id, friend.email, { amount: 5 }), 'challenge_members_only');
    expect((await payForFriend(payer, id, [friend.email, theirs.email], { amount: 10 })).status).toBe(200);
    expect(await counts(derby)).toEqual([1, 1]);
  });

  test('hands a spot over within its side', async () => {
    const derby = await aChallenge({ ...paid, game: { ...paid.game, minimum_players_threshold: 3 } });
    const { id, home, away } = derby;
    const [giver, other, ours, theirs] = [
      await aMember(home),
      await aMember(away),
      await aMember(home),
      await aMember(away),
    ];
    for (const player of [giver, other, await aMember(home)]) await pay(player, id, { amount: 5 });
    expect((await seen(id)).status).toBe('confirmed');
    expect((await offer(giver, id, theirs.email)).status).toBe(200);
    await refuses(takeOver(theirs, id, giver.id, { amount: 5 }), 'challenge_members_only');
    await server.as(giver).delete(`/api/matches/${id}/handover`);
    await offer(giver, id, ours.email);
    expect((await takeOver(ours, id, giver.id, { amount: 5 })).status).toBe(200);
    expect(await counts(derby)).toEqual([2, 1]);
  });

  test('gives a released spot to the first who waits for its side', async () => {
    const derby = await aChallenge({ ...paid, game: { ...paid.game, minimum_players_threshold: 3 } });
    const { id, home, away } = derby;
    const [giver, mate, other, theirs, ours] = [
      await aMember(home),
      await aMember(home),
      await aMember(away),
      await aMember(away),
      await aMember(home),
    ];
    for (const player of [giver, mate, other]) await pay(player, id, { amount: 5 });
    const third = await aMember(away);
    await pay(third, id, { amount: 5 });
    for (const player of [theirs, ours]) await join(player, id);
    expect((await server.as(giver).post(`/api/matches/${id}/release`, {})).status).toBe(200);
    await advance(server, 'PT1M');
    const held = await server.rows`select user_id from spot_hold where game_id = ${id} and released_at is null`;
    expect(held).toEqual([{ user_id: ours.id }]);
    await refuses(pay(theirs, id, { amount: 5 }), 'game_full');
    expect((await pay(ours, id, { amount: 5 })).status).toBe(200);
    expect(await counts(derby)).toEqual([2, 2]);
  });

  test('is not for guests or groups', async () => {
    const { id, home } = await aChallenge();
    await refuses(guestCalls(server).joinFree(id, guestEmail()), 'challenge_members_only');
    await refuses(groupCalls(server).start(await aMember(home), id, { way: 'fit', places: 2 }), 'challenge_no_groups');
  });
});

test('the two last spots of a side, and those of the other, wanted by twelve at once: nobody is the third of two', async () => {
  for (const options of [{}, paid]) {
    const derby = await aChallenge(options);
    const { id, home, away } = derby;
    const ours = await Promise.all(Array.from({ length: 6 }, () => aMember(home)));
    const theirs = await Promise.all(Array.from({ length: 6 }, () => aMember(away)));
    const enter = (player: Player) => ('role' in options ? pay(player, id, { amount: 5 }) : join(player, id));
    const mixed = ours.flatMap((player, index) => [player, theirs[index] as Player]);
    await Promise.all(mixed.map(enter));
    expect(await counts(derby)).toEqual([2, 2]);
    await advance(server, 'PT1S');
  }
});

test('of those who wait for both sides each gets a spot of their own, when all leave at once', async () => {
  const derby = await aChallenge();
  const { id, home, away } = derby;
  const players = await Promise.all([home, home, away, away].map((side) => aMember(side)));
  for (const player of players) await join(player, id);
  const waiting = await Promise.all([away, home, home, away, home].map((side) => aMember(side)));
  for (const player of waiting) await join(player, id);
  await Promise.all(players.map((player) => leave(player, id)));
  expect(await counts(derby)).toEqual([2, 2]);
  expect(await Promise.all(waiting.map((player) => waits(player, derby)))).toEqual([null, null, null, null, 1]);
});
