import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, aTeam, balanceOf } from '../../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../../test/guest-calls.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { refuses, useCheckedServer } from '../../../../test/server.ts';

const server = useCheckedServer();
const { offer, pay, payForFriend, refund } = joiningCalls(server);
const { bookingOf, mailsTo } = guestCalls(server);

const seen = async (gameId: string, token: string) => {
  const { body } = await server.call('GET', `/api/matches/${gameId}`, { as: token });
  return (body.data as { match: { viewer: Record<string, unknown> } }).match.viewer;
};
const idOf = (email: string) => server.value<string>`select id from app_user where email = ${email}`;

describe('paying for a friend', () => {
  test('a player is told in the app and by mail, and sees who paid', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const payer = await aPlayer(server, { balanceCents: 1200, name: 'Sanne' });
    const friend = await aPlayer(server);
    const answer = await payForFriend(payer, gameId, friend.email, { amount: 5 });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: `Payment for ${friend.email} was processed successfully!`, data: { amount: 5, balance: 7 } },
    });
    expect(await mailsTo(friend.email)).toMatchObject([{ subject: 'Sanne has a spot for you: Thursday game' }]);
    const notification = await server.row`select kind, params from notification where user_id = ${friend.id}`;
    expect(notification).toMatchObject({ kind: 'friendPaid', params: { friend: 'Sanne', gameName: 'Thursday game' } });
    expect(await seen(gameId, friend.token)).toMatchObject({ joined: true, paid: 5, paidBy: 'Sanne', friends: [] });
    expect(await seen(gameId, payer.token)).toMatchObject({
      joined: false,
      friends: [{ _id: friend.id, paid: 5, email: null, refund: { allowed: true, amount: 4.5 } }],
    });
  });

  test('the friend declines: the payer gets the money back by the policy, and hears of it', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const [payer, friend] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server, { name: 'Bram' })];
    await payForFriend(payer, gameId, friend.email);
    expect((await refund(friend, gameId)).body.data).toEqual({ refundedAmount: 4.5, retainedAmount: 0.5, balance: 0 });
    expect(await balanceOf(server, payer.id)).toBe(450);
    expect(await balanceOf(server, friend.id)).toBe(0);
    expect(await mailsTo(payer.email)).toMatchObject([{ subject: 'Bram can’t make it to Thursday game' }]);
  });

  test('the payer gives up the friend’s spot alone, and keeps their own', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const [payer, friend] = [await aPlayer(server, { balanceCents: 1000 }), await aPlayer(server)];
    await pay(payer, gameId);
    await payForFriend(payer, gameId, friend.email);
    const answer = await refund(payer, gameId, undefined, { targetId: friend.id });
    expect(answer.body.data).toEqual({ refundedAmount: 4.5, retainedAmount: 0.5, balance: 4.5 });
    expect(await seen(gameId, payer.token)).toMatchObject({ joined: true, friends: [] });
    expect(await seen(gameId, friend.token)).toMatchObject({ joined: false });
    expect((await mailsTo(friend.email)).map(({ subject }) => subject)).toContain('Your spot in Thursday game is gone');
  });

  test('nobody else gives it up', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const [payer, friend] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server)];
    await payForFriend(payer, gameId, friend.email);
    const stranger = await aPlayer(server);
    await refuses(refund(stranger, gameId, undefined, { targetId: friend.id }), 'spot_not_yours', { status: 403 });
    await refuses(refund(payer, gameId), 'not_joined');
  });

  test('somebody new is a guest, who declines by the link in the mail', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const payer = await aPlayer(server, { balanceCents: 500, name: 'Sanne' });
    const email = guestEmail();
    await payForFriend(payer, gameId, email);
    expect(await seen(gameId, payer.token)).toMatchObject({ friends: [{ name: 'Guest', email, paid: 5 }] });
    const booking = await bookingOf(email);
    expect((await booking.see()).body.data).toMatchObject({
      booking: { paidBy: { name: 'Sanne' }, isGuest: true, paid: 5 },
    });
    expect((await booking.cancel()).status).toBe(200);
    expect(await balanceOf(server, payer.id)).toBe(450);
  });

  test('who hides their name pays without it: neither the mail nor the page behind its link has it', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const payer = await aPlayer(server, { balanceCents: 1500, name: 'Fleur Hidden' });
    await server.sql`update app_user set hides_name = true where id = ${payer.id}`;
    const [email, member] = [guestEmail(), await aPlayer(server)];
    await payForFriend(payer, gameId, [email, member.email], { amount: 10 });
    const booking = await bookingOf(email);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Another player has a spot for you: Thursday game');
    expect(JSON.stringify([mail, (await booking.see()).body])).not.toContain('Fleur');
    expect((await booking.see()).body.data).toMatchObject({ booking: { paidBy: { name: null } } });
    // Players see each other's names, also in mails.
    expect((await mailsTo(member.email))[0]?.subject).toBe('Fleur Hidden has a spot for you: Thursday game');
    await refund(payer, gameId, undefined, { targetId: await idOf(email) });
    expect((await mailsTo(email)).map(({ text }) => text).join()).toContain('Another player paid for your spot');
    await pay(payer, gameId);
    await server.sql`update game set status = 'confirmed' where id = ${gameId}`;
    await offer(payer, gameId, email);
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain('Another player offers you a spot: Thursday game');
    expect(JSON.stringify(await mailsTo(email))).not.toContain('Fleur');
  });

  test('a cancelled game gives everything back to who paid', async () => {
    const admin = await aPlayer(server, { role: 'admin' });
    const gameId = await aGame(server, { priceCents: 500 });
    const [payer, friend] = [await aPlayer(server, { balanceCents: 1000 }), await aPlayer(server)];
    await pay(payer, gameId);
    await payForFriend(payer, gameId, friend.email);
    await server.as(admin).post(`/api/admin/match/${gameId}/cancel`, { note: '', scope: 'one' });
    expect(await balanceOf(server, payer.id)).toBe(1000);
  });

  test.each<[string, (own: string, joined: string) => string | string[], string]>([
    ['oneself', (own) => own, 'friend_is_you'],
    ['the same address twice', () => ['a@rondo.test', 'A@rondo.test '], 'friend_twice'],
    ['who has joined', (_, joined) => joined, 'friend_joined'],
    ['no address', () => 'nobody', 'invalid_input'],
    ['nobody', () => [], 'invalid_input'],
  ])('not for %s', async (_, emailOf, code) => {
    const gameId = await aGame(server, { priceCents: 500 });
    const [payer, joined] = [
      await aPlayer(server, { balanceCents: 5000 }),
      await aPlayer(server, { balanceCents: 500 }),
    ];
    await pay(joined, gameId);
    expect((await payForFriend(payer, gameId, emailOf(payer.email, joined.email))).body.code).toBe(code);
    expect(await balanceOf(server, payer.id)).toBe(5000);
  });

  test.each<[string, Parameters<typeof aGame>[1], object, string]>([
    ['a free game', { priceCents: 0 }, {}, 'game_is_free'],
    ['a game above the level of somebody new', { levelLimit: 5 }, {}, 'friend_cannot_join'],
    ['a game with a passcode', { passcode: 'rondo' }, {}, 'wrong_passcode'],
    ['another price', {}, { amount: 4 }, 'price_changed'],
    ['too little balance', { priceCents: 9900 }, {}, 'insufficient_balance'],
  ])('not for %s', async (_, options, more, code) => {
    const gameId = await aGame(server, { priceCents: 500, ...options });
    const payer = await aPlayer(server, { balanceCents: 1000 });
    expect((await payForFriend(payer, gameId, guestEmail(), more)).body.code).toBe(code);
  });
});

describe('several friends at once', () => {
  test('all of them get in, at the prices of one after the other', async () => {
    const gameId = await aGame(server, { priceCents: 1000 });
    await server.sql`insert into early_bird (game_id, priority, spots_total, discount_type, discount_value)
      values (${gameId}, 1, 1, 'fixed', 400)`;
    const payer = await aPlayer(server, { balanceCents: 3000 });
    const emails = [guestEmail(), guestEmail(), guestEmail()];
    await refuses(payForFriend(payer, gameId, emails, { amount: 30 }), 'price_changed', { params: { price: '26.00' } });
    const answer = await payForFriend(payer, gameId, emails, { amount: 26 });
    expect(answer.body.data).toEqual({ amount: 26, balance: 4 });
    const paid = await server.values<number>`
      select paid_cents from registration where game_id = ${gameId} order by place`;
    expect(paid).toEqual([600, 1000, 1000]);
  });

  test('or none: too little room in the game, in the team, or on the balance', async () => {
    const payer = await aPlayer(server, { balanceCents: 1000 });
    const three = () => [guestEmail(), guestEmail(), guestEmail()];
    const small = await aGame(server, { priceCents: 300, capacity: 3, minimumPlayers: 2 });
    await pay(await aPlayer(server, { balanceCents: 300 }), small);
    await refuses(payForFriend(payer, small, three()), 'game_full');
    const teams = await aGame(server, { priceCents: 300, tournament: true });
    const teamId = await aTeam(server, teams, 2);
    await refuses(payForFriend(payer, teams, three(), { teamId }), 'team_full');
    expect((await payForFriend(payer, teams, three().slice(1), { teamId })).status).toBe(200);
    const dear = await aGame(server, { priceCents: 300 });
    await refuses(payForFriend(payer, dear, three()), 'insufficient_balance', { params: { shortfall: '5.00' } });
    expect(await balanceOf(server, payer.id)).toBe(400);
  });

  test('a repeated request has one effect', async () => {
    const gameId = await aGame(server, { priceCents: 300 });
    const payer = await aPlayer(server, { balanceCents: 1000 });
    const [emails, key] = [[guestEmail(), guestEmail()], randomUUID()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => payForFriend(payer, gameId, emails, {}, key)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await balanceOf(server, payer.id)).toBe(400);
    expect(await idOf(emails[0] ?? '')).not.toBe(payer.id);
  });
});

test('a score can’t be worked out by paying for somebody in games of different limits', async () => {
  const payer = await aPlayer(server, { balanceCents: 5000 });
  const friend = await aPlayer(server);
  await server.sql`insert into score (user_id, sport, score, grade_count, graded_games, updated_at)
    values (${friend.id}, 'Volleyball', 3.47, 30, 9, app_now())`;
  const ask = async (levelLimit: number) => {
    const gameId = await aGame(server, { priceCents: 500, levelLimit });
    return (await payForFriend(payer, gameId, friend.email, { amount: 4.99 })).body.code;
  };
  const answers: unknown[] = [];
  for (let tenth = 30; tenth < 39; tenth += 1) answers.push(await ask(tenth / 10));
  expect(answers).toEqual([
    ...Array(5).fill('price_changed'),
    ...Array(3).fill('friend_level_too_low'),
    'too_many_requests',
  ]);
  // Paying within the limits still works.
  expect((await payForFriend(payer, await aGame(server, { priceCents: 500 }), friend.email)).status).toBe(200);
});

test('a refusal says of a friend no more than their page does', async () => {
  const payer = await aPlayer(server, { balanceCents: 5000 });
  const friend = await aPlayer(server);
  const owner = await aPlayer(server);
  const { id: communityId } = await aCommunity(server, { admins: [owner.id], members: [payer.id] });
  const games = [
    await aGame(server, { priceCents: 500, levelLimit: 5 }),
    await aGame(server, { priceCents: 500, communityId }),
  ];
  const answers = async () =>
    Promise.all(games.map(async (gameId) => (await payForFriend(payer, gameId, friend.email)).body.code));
  expect(await answers()).toEqual(['friend_level_too_low', 'friend_not_member']);
  await server.sql`update app_user set page_readers = 'partners' where id = ${friend.id}`;
  expect(await answers()).toEqual(['friend_cannot_join', 'friend_cannot_join']);
});

test('who pays for friends again and again is never held up by it', async () => {
  const payer = await aPlayer(server, { balanceCents: 10_000 });
  for (let time = 0; time < 10; time += 1) {
    const gameId = await aGame(server, { priceCents: 500 });
    expect((await payForFriend(payer, gameId, (await aPlayer(server)).email)).status).toBe(200);
    await refuses(payForFriend(payer, gameId, payer.email), 'friend_is_you');
  }
});
