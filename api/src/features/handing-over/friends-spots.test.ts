import { expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { aGame, aPlayer, balanceOf, type GameOptions, type Player } from '../../../test/builders.ts';
import { gameIn } from '../../../test/game-form.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { pay, payForFriend, offer, refund } = joiningCalls(server);
const { bookingOf, mailsTo } = guestCalls(server);

const release = ({ token }: Player, id: string, targetId: string) =>
  server.call('POST', `/api/matches/${id}/release?targetId=${targetId}`, { as: token });
const withdraw = ({ token }: Player, id: string, targetId: string) =>
  server.call('DELETE', `/api/matches/${id}/handover?targetId=${targetId}`, { as: token });
const viewerOf = async (id: string, { token }: Player) =>
  gameIn(await server.call('GET', `/api/matches/${id}`, { as: token })).viewer;
const rich = () => aPlayer(server, { balanceCents: 2000 });
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

/** A confirmed, full game in which somebody paid for a friend. */
async function aFriendIn(options: GameOptions = {}) {
  const id = await aGame(server, { priceCents: 400, capacity: 3, minimumPlayers: 2, confirmed: true, ...options });
  const payer = await aPlayer(server, { balanceCents: 2000, name: 'Sanne' });
  const friend = await aPlayer(server, { name: 'Daan' });
  expect((await payForFriend(payer, id, friend.email)).status).toBe(200);
  for (const player of [payer, await rich()]) await pay(player, id);
  return { id, payer, friend };
}

test('who paid releases it: the friend hears of it, stays in until somebody takes it, and the payer has all back', async () => {
  const { id, payer, friend } = await aFriendIn();
  expect((await release(payer, id, friend.id)).status).toBe(200);
  expect(await viewerOf(id, payer)).toMatchObject({ released: false, friends: [{ _id: friend.id, offered: 'queue' }] });
  expect(await viewerOf(id, friend)).toMatchObject({ joined: true, released: true });
  expect(await subjectsTo(friend.email)).toContain('Thursday game: your spot is up for grabs');
  const taker = await rich();
  expect((await pay(taker, id)).status).toBe(200);
  expect(await viewerOf(id, friend)).toMatchObject({ joined: false });
  expect(await viewerOf(id, payer)).toMatchObject({ joined: true, friends: [] });
  expect(await balanceOf(server, payer.id)).toBe(1600);
  expect(await balanceOf(server, friend.id)).toBe(0);
});

test('either of them withdraws it; who paid doesn’t what the friend offered to somebody', async () => {
  const { id, payer, friend } = await aFriendIn();
  for (const who of [payer, friend]) {
    expect((await release(payer, id, friend.id)).status).toBe(200);
    await refuses(release(friend, id, friend.id), 'already_offered');
    expect((await withdraw(who, id, friend.id)).status).toBe(200);
    expect(await viewerOf(id, payer)).toMatchObject({ friends: [{ offered: null }] });
  }
  await offer(friend, id, (await rich()).email);
  await refuses(release(payer, id, friend.id), 'already_offered');
  await refuses(withdraw(payer, id, friend.id), 'hand_over_not_found');
  expect(await viewerOf(id, payer)).toMatchObject({ friends: [{ offered: 'person' }] });
});

test('nobody else does, nor while it can be given up', async () => {
  const { id, payer, friend } = await aFriendIn();
  const other = await rich();
  await refuses(release(other, id, friend.id), 'spot_not_yours');
  await refuses(release(friend, id, payer.id), 'spot_not_yours');
  await refuses(release(payer, id, other.id), 'not_joined');
  await release(payer, id, friend.id);
  await refuses(withdraw(other, id, friend.id), 'spot_not_yours');
  const pending = await aFriendIn({ confirmed: false, capacity: 12, minimumPlayers: 9 });
  await refuses(release(pending.payer, pending.id, pending.friend.id), 'refund_instead');
});

test('a guest keeps it by the link of their mail', async () => {
  const { id, payer } = await aFriendIn({ capacity: 4 });
  const email = guestEmail();
  expect((await payForFriend(payer, id, email)).status).toBe(200);
  const [guest] = (await viewerOf(id, payer))?.friends.filter((one) => one.email === email) ?? [];
  expect((await release(payer, id, guest?._id ?? '')).status).toBe(200);
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Thursday game: your spot is up for grabs');
  expect(mail?.text).toContain('/booking/');
  expect((await (await bookingOf(email)).see()).status).toBe(200);
});

test('released, given up and taken at once: one spot, every cent in its place', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, payer, friend } = await aFriendIn();
    await server.sql`update game set changed_at = app_now() where id = ${id}`;
    const takers = await Promise.all([rich(), rich()]);
    await Promise.all([
      release(payer, id, friend.id),
      server.sql`update game set changed_at = null where id = ${id}`,
      release(friend, id, friend.id),
      refund(payer, id, undefined, { targetId: friend.id }),
      ...takers.map((taker) => pay(taker, id)),
    ]);
    expect(await checkInvariants(server.databaseUrl)).toEqual([]);
    const rows = await server.rows`select from registration where game_id = ${id} and status = 'active'`;
    expect(rows.length).toBeLessThanOrEqual(3);
  }
});
