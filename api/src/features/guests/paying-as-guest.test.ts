import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, aTeam, balanceOf } from '../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { cookiesOf } from '../../../test/google-calls.ts';
import { advance, moveClock, refuses, useCheckedServer } from '../../../test/server.ts';
import { unfinishedADay } from '../checkout/limit-unfinished.ts';

const server = useCheckedServer();
const { joinFree, startPaying, bookingOf, mailsTo } = guestCalls(server);

const { join, pay } = joiningCalls(server);

const joined = (gameId: string) => server.value<number>`select joined_count as n from game where id = ${gameId}`;
const owedTo = (email: string) => server.value<number>`
  select coalesce(sum(amount_cents), 0) as cents from posting p join app_user u on u.id = p.owner_id
      where p.account = 'owed_to_guest' and u.email = ${email}`;
const sweep = () => server.jobs.runSweeps();

describe('a guest pays', () => {
  test('the spot is held 15 minutes, and theirs once paid', async () => {
    const gameId = await aGame(server, { priceCents: 450, capacity: 3, minimumPlayers: 2 });
    const email = guestEmail();
    const checkout = await startPaying(gameId, email, { amount: 4.5 });
    expect(checkout.answer.body).toMatchObject({ amount: 4.5, fee: 0.36, paymentLink: expect.stringContaining('/') });
    const left = Date.parse(String(checkout.answer.body.expiresAt)) - server.clock.now().getTime();
    expect(left).toBeGreaterThan(14.9 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    const seen = await server.call('GET', `/api/matches/${gameId}`);
    expect(seen.body.data).toMatchObject({ match: { held_spots: 1, joined_players_number: 0 } });
    expect(await checkout.status()).toMatchObject({ status: 'created', outcome: null, isIn: false, matchId: gameId });
    await checkout.complete('paid');
    await sweep();
    expect(await checkout.status()).toMatchObject({ status: 'paid', outcome: 'joined', isIn: true, paidTokens: 0 });
    expect(await joined(gameId)).toBe(1);
    expect(await mailsTo(email)).toMatchObject([{ subject: 'You’re in: Thursday game' }]);
    expect((await (await bookingOf(email)).see()).body.data).toMatchObject({
      booking: { paid: 4.5, fee: 0.36, giveUp: { allowed: true, percent: 90, amount: 4.05, retained: 0.45 } },
    });
    await (await bookingOf(email)).cancel();
    expect(await checkout.status()).toMatchObject({ outcome: 'joined', isIn: false });
  });

  test('the mail says what this game gives back at this hour', async () => {
    const pending = await aGame(server, { priceCents: 450, capacity: 4, minimumPlayers: 3 });
    const [first, last] = [guestEmail(), guestEmail()];
    await (await startPaying(pending, first)).complete('paid');
    await sweep();
    expect(await mailsTo(first)).toMatchObject([
      { text: expect.stringMatching(/before .* €\u00A04\.05 back \(90 %\)/) },
    ]);
    const confirmed = await aGame(server, { priceCents: 450, capacity: 4, minimumPlayers: 2 });
    await (await startPaying(confirmed, guestEmail())).complete('paid');
    const checkout = await startPaying(confirmed, last);
    await checkout.complete('paid');
    await sweep();
    expect(await checkout.status()).toMatchObject({ external: false, match: { status: 'confirmed' } });
    const told = (await mailsTo(last)).map(({ text }) => text);
    expect(told).toContainEqual(expect.stringContaining('Once taken, you get €\u00A04.50 back'));
  });

  test('a held spot is nobody else’s, however many ask; when its time is up it is', async () => {
    const gameId = await aGame(server, { priceCents: 500, capacity: 3, minimumPlayers: 2 });
    const players = [];
    for (let n = 0; n < 3; n += 1) players.push(await aPlayer(server, { balanceCents: 500 }));
    const [first, second, third] = players;
    if (!first || !second || !third) throw new Error('three players');
    await pay(first, gameId);
    await pay(second, gameId);
    const checkout = await startPaying(gameId, guestEmail());
    await refuses(pay(third, gameId), 'game_full');
    expect((await startPaying(gameId, guestEmail())).answer.body.code).toBe('game_full');
    await advance(server, 'PT15M');
    expect((await pay(third, gameId)).status).toBe(200);
    await checkout.complete('paid', { late: true });
    await sweep();
    expect(await joined(gameId)).toBe(3);
    expect(await checkout.status()).toMatchObject({ status: 'paid', outcome: 'credited', paidTokens: 5 });
  });

  test('who pays in time has the spot, however late that is noticed', async () => {
    const gameId = await aGame(server, { priceCents: 500, capacity: 3, minimumPlayers: 2 });
    const email = guestEmail();
    const checkout = await startPaying(gameId, email);
    await checkout.complete('paid');
    await moveClock(server, 'PT40M');
    const [one, two, late] = await Promise.all([1, 2, 3].map(() => aPlayer(server, { balanceCents: 500 })));
    if (!one || !two || !late) throw new Error('three players');
    await pay(one, gameId);
    await pay(two, gameId);
    await refuses(pay(late, gameId), 'game_full');
    await sweep();
    expect(await checkout.status()).toMatchObject({ outcome: 'joined' });
  });

  test('a payment after the hold’s time is credit, kept for the guest until they sign up', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const email = guestEmail();
    const checkout = await startPaying(gameId, email);
    await advance(server, 'PT16M');
    expect(await checkout.status()).toMatchObject({ status: 'expired', paymentLink: null });
    await checkout.complete('paid', { late: true });
    expect(await owedTo(email)).toBe(500);
    expect(await joined(gameId)).toBe(0);
    expect(await mailsTo(email)).toMatchObject([
      {
        subject: 'Your €\u00A05.00 is waiting for you',
        text: expect.stringContaining('/guest-money/'),
      },
    ]);
    await signUp(email);
    const account = await server.value<string>`select id from app_user where email = ${email}`;
    expect(await balanceOf(server, account)).toBe(500);
    expect(await owedTo(email)).toBe(0);
  });

  test('of somebody who is logged in, late, is in their wallet', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const owner = await aPlayer(server);
    const checkout = await startPaying(gameId, owner.email, {}, undefined, owner.token);
    await advance(server, 'PT16M');
    await checkout.complete('paid', { late: true });
    expect(await balanceOf(server, owner.id)).toBe(500);
  });

  test('a game cancelled while they pay brings credit, and so does one cancelled afterwards', async () => {
    const admin = await aPlayer(server, { role: 'admin' });
    const cancel = (id: string) => server.as(admin).post(`/api/admin/match/${id}/cancel`, { note: '', scope: 'one' });
    const [before, after] = [await aGame(server, { priceCents: 500 }), await aGame(server, { priceCents: 700 })];
    const email = guestEmail();
    const [one, other] = [await startPaying(before, email), await startPaying(after, email)];
    await cancel(before);
    await one.complete('paid');
    await other.complete('paid');
    await sweep();
    expect(await one.status()).toMatchObject({ outcome: 'credited', paidTokens: 5 });
    expect(await other.status()).toMatchObject({ outcome: 'joined' });
    await cancel(after);
    expect(await owedTo(email)).toBe(1200);
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain('Thursday game is cancelled, you get your money back');
    const link = (await mailsTo(email)).map(({ text }) => /\/booking\/(\S+)/.exec(text)?.[1]).find(Boolean);
    await refuses(server.call('POST', `/api/guest/bookings/${link}/cancel`, { body: {} }), 'game_cancelled');
  });

  test('giving up by the link: what the policy says, kept as credit', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const email = guestEmail();
    const checkout = await startPaying(gameId, email);
    await checkout.complete('paid');
    await sweep();
    const booking = await bookingOf(email);
    expect((await booking.cancel()).body.data).toEqual({ refundedAmount: 4.5, retainedAmount: 0.5 });
    await refuses(booking.cancel(), 'not_joined');
    expect(await owedTo(email)).toBe(450);
    expect(await joined(gameId)).toBe(0);
  });

  test('a failed payment opens the spot at once, for who waits', async () => {
    const gameId = await aGame(server, { priceCents: 500, capacity: 3, minimumPlayers: 2 });
    const [one, two] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server, { balanceCents: 500 })];
    await pay(one, gameId);
    await pay(two, gameId);
    const checkout = await startPaying(gameId, guestEmail());
    const waiting = await aPlayer(server, { balanceCents: 500 });
    expect((await join(waiting, gameId, { allowPayment: true })).body.data).toMatchObject({ outcome: 'waiting' });
    await checkout.complete('failed');
    await sweep();
    expect(await checkout.status()).toMatchObject({ status: 'failed', outcome: 'none' });
    expect(await joined(gameId)).toBe(3);
  });

  test('the early bird price and the team’s seat are held too', async () => {
    const gameId = await aGame(server, { priceCents: 1000, tournament: true });
    const team = await aTeam(server, gameId, 1);
    const other = await aTeam(server, gameId, 5, 2);
    await server.sql`insert into early_bird (game_id, priority, spots_total, discount_type, discount_value)
      values (${gameId}, 1, 1, 'percentage', 50)`;
    const checkout = await startPaying(gameId, guestEmail(), { teamId: team, amount: 5 });
    expect(checkout.answer.status).toBe(200);
    const player = await aPlayer(server, { balanceCents: 2000 });
    const seen = await server.call('GET', `/api/matches/${gameId}`);
    expect(seen.body.data).toMatchObject({
      match: { early_bird: [{ spots: { occupied: 1, total: 1 } }], teams: [{ team_members: 1 }, { team_members: 0 }] },
    });
    await refuses(pay(player, gameId, { teamId: team }), 'team_full');
    await refuses(pay(player, gameId, { teamId: other, amount: 5 }), 'price_changed', { params: { price: '10.00' } });
    await checkout.complete('paid');
    await sweep();
    expect(await checkout.status()).toMatchObject({ outcome: 'joined' });
    const spot = await server.row`select price_cents, paid_cents, team_id from registration where game_id = ${gameId}`;
    expect(spot).toEqual({ price_cents: 1000, paid_cents: 500, team_id: team });
  });

  test('paying again ends the checkout; paying both brings one spot, and the other goes back', async () => {
    const gameId = await aGame(server, { priceCents: 500, capacity: 3, minimumPlayers: 2 });
    const email = guestEmail();
    const first = await startPaying(gameId, email);
    const second = await startPaying(gameId, email, { method: 'card' });
    expect(second.orderId).not.toBe(first.orderId);
    await first.complete('paid', { late: true });
    await second.complete('paid');
    await sweep();
    expect(await first.status()).toMatchObject({ outcome: 'returned' });
    expect(await second.status()).toMatchObject({ outcome: 'joined' });
    expect(await owedTo(email)).toBe(0);
  });

  test('a repeated request is the same checkout; forty reports are one spot', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const [email, key] = [guestEmail(), randomUUID()];
    const first = await startPaying(gameId, email, {}, key);
    const again = await startPaying(gameId, email, {}, key);
    expect(again.answer.body).toEqual(first.answer.body);
    await Promise.all(Array.from({ length: 20 }, () => first.complete('paid', { webhook: 'duplicate' })));
    await Promise.all(Array.from({ length: 5 }, () => sweep()));
    expect(await joined(gameId)).toBe(1);
  });

  test.each<[string, Parameters<typeof aGame>[1], object, string]>([
    ['another price', { priceCents: 500 }, { amount: 4 }, 'price_changed'],
    ['a free game', {}, {}, 'game_is_free'],
    ['without terms', { priceCents: 500 }, { terms: false }, 'terms_required'],
    ['a method nobody knows', { priceCents: 500 }, { method: 'gold' }, 'payment_method_unknown'],
    ['fractions of a cent', { priceCents: 500 }, { amount: 4.999 }, 'invalid_input'],
  ])('not %s', async (_, options, more, code) => {
    const gameId = await aGame(server, options);
    expect((await startPaying(gameId, guestEmail(), more)).answer.body.code).toBe(code);
  });

  test('a made-up link opens nothing', async () => {
    const gameId = await aGame(server);
    const email = guestEmail();
    await joinFree(gameId, email);
    const spot = await server.value<string>`select id from registration where game_id = ${gameId}`;
    for (const token of [spot, `${spot}.`, `${spot}.${'A'.repeat(43)}`, 'x', '.'])
      await refuses(server.call('GET', `/api/guest/bookings/${token}`), 'booking_not_found');
  });

  test('one network may not keep a game’s spots all day without paying; who pays, or opens the link, does not count', async () => {
    const gameId = await aGame(server, { priceCents: 500, capacity: 90 });
    const first = await startPaying(gameId, guestEmail());
    // A campus: more people pay from one address than may leave spots unpaid.
    for (let n = 0; n < 2; n += 1) {
      const paying = await startPaying(gameId, guestEmail());
      await paying.complete('paid');
    }
    await startPaying(gameId, 'nobody');
    const answers = await Promise.all(
      Array.from({ length: unfinishedADay + 3 }, async () => (await startPaying(gameId, guestEmail())).answer),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.body).toMatchObject({ code: 'too_many_unfinished' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(86_000);
    await first.complete('paid');
    expect((await startPaying(gameId, guestEmail())).answer.status).toBe(200);
    expect((await startPaying(gameId, guestEmail())).answer.status).toBe(429);
    const free = await aGame(server, { capacity: 90 });
    for (let n = 0; n < unfinishedADay; n += 1) {
      if (n % 12 === 0) await server.sql`delete from rate_limit`;
      expect((await joinFree(free, guestEmail())).status).toBe(200);
    }
    await refuses(joinFree(free, guestEmail()), 'too_many_unfinished');
    await server.sql`delete from rate_limit`;
  });

  test('nor spots that cost nothing for now, in a game that has a price', async () => {
    const gameId = await aGame(server, { priceCents: 500, capacity: 90 });
    await server.sql`insert into early_bird (game_id, priority, spots_total, discount_type, discount_value)
      values (${gameId}, 1, 90, 'percentage', 100)`;
    for (let n = 0; n < unfinishedADay; n += 1)
      expect((await startPaying(gameId, guestEmail())).answer.body).toMatchObject({ orderId: null });
    await server.sql`update started_entry set created_at = created_at - interval '2 minutes'`;
    expect((await startPaying(gameId, guestEmail())).answer.body.code).toBe('too_many_unfinished');
    await server.sql`delete from rate_limit`;
  });

  test('one address may not hold spots without end', async () => {
    const gameId = await aGame(server);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    await server.sql`insert into rate_limit (subject, window_start, attempts)
      values ('guest:127.0.0.1', date_bin('75 seconds', now(), timestamptz '2000-01-01'), 1000)
      on conflict (subject, window_start) do update set attempts = 1000`;
    const body = { matchId: gameId, email: guestEmail(), terms: true, privacy: true };
    await refuses(server.call('POST', '/api/guest/joinFreeAsGuest', { body, headers }), 'too_many_requests', {
      status: 429,
    });
    await server.sql`delete from rate_limit`;
  });
});

async function signUp(email: string): Promise<void> {
  const password = 'Sportief2026';
  const form = { name: 'Noor', email, password, confirmPassword: password, termsConsent: true, privacyConsent: true };
  const signedUp = await server.call('POST', '/api/users/confirmation', { body: form });
  const [mail] = await mailsTo(email);
  const token = /confirm-signup\/(\S+)/.exec(mail?.text ?? '')?.[1];
  const headers = { cookie: cookiesOf(signedUp) };
  expect((await server.call('GET', `/api/users/confirmation/${token}`, { headers })).status).toBe(200);
}
