import { afterEach, describe, expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { type Mistyped, mistypedCalls } from '../../../test/mistyped-guest.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';
import { takingOutCalls } from '../../../test/taking-out-calls.ts';
import { mailBudgets } from '../notifications/mail/mail-budgets.ts';

const server = useServer();
const { joinFree, startPaying, startExternal, bookingOf, mailsTo } = guestCalls(server);
const { payForFriend } = joiningCalls(server);
const { takeOut, goodwill } = takingOutCalls(server);
const { audit } = consoleCalls(server);

afterEach(async () => {
  await server.sql`delete from rate_limit`;
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});

const { aMistypedGuest, correct, guestAt, byAdmin } = mistypedCalls(server);
const anAdmin = () => aPlayer(server, { role: 'admin' });

describe('who paid', () => {
  test('has the booking mailed to the right address; the link that went to the wrong one opens nothing', async () => {
    const guest = await aMistypedGuest();
    const before = await bookingOf(guest.email);
    const right = guestEmail();
    expect(await guest.checkout.status()).toMatchObject({ address: 'correctable' });
    expect((await correct(guest, right)).status).toBe(200);
    const said = await server.call('POST', '/api/payments/esn/payment', { body: { orderId: guest.checkout.orderId } });
    expect(said.body).toMatchObject({ order: { isIn: true, address: 'correctable' }, userEmail: right });
    expect(await mailsTo(right)).toMatchObject([
      { subject: 'You’re in: Thursday game', text: expect.stringContaining('€\u00A04.86') },
    ]);
    const after = await bookingOf(right);
    expect((await after.see()).body.data).toMatchObject({ booking: { email: right, paid: 4.5, opened: false } });
    for (const way of ['see', 'open', 'cancel'] as const) await refuses(before[way](), 'booking_not_found');
    expect((await after.open()).status).toBe(200);
    expect((await after.see()).body.data).toMatchObject({ booking: { opened: true } });
  });

  test('of the mail the calendar file comes along, and what waited for the wrong address is not sent', async () => {
    const guest = await aMistypedGuest();
    const { id } = await guestAt(guest.email);
    const right = guestEmail();
    await server.sql`update mail set failed_at = app_now(), sent_at = null where user_id = ${id}`;
    await correct(guest, right);
    const rows = await server.rows<{ recipient: string; has_file: boolean }>`
      select recipient, calendar is not null as has_file from mail where user_id = ${id}`;
    expect(rows).toEqual([{ recipient: right, has_file: true }]);
  });

  test('corrects again, until the link is opened; then an admin may', async () => {
    const guest = await aMistypedGuest();
    const [second, third, fourth] = [guestEmail(), guestEmail(), guestEmail()];
    await correct(guest, second);
    const first = await bookingOf(second);
    expect((await correct(guest, third)).status).toBe(200);
    await refuses(first.see(), 'booking_not_found');
    await (await bookingOf(third)).open();
    expect(await guest.checkout.status()).toMatchObject({ address: 'opened' });
    await refuses(correct(guest, fourth), 'link_opened');
    const opened = await bookingOf(third);
    expect((await byAdmin(await anAdmin(), third, fourth)).status).toBe(200);
    await refuses(opened.see(), 'booking_not_found');
    expect((await (await bookingOf(fourth)).see()).status).toBe(200);
  });

  test('who paid twice for the one spot, too: the other payment went back', async () => {
    const [gameId, email] = [await aGame(server, { priceCents: 450 }), guestEmail()];
    const [first, second] = [await startPaying(gameId, email), await startPaying(gameId, email, { method: 'card' })];
    await first.complete('paid', { late: true });
    await second.complete('paid');
    await server.jobs.runSweeps();
    expect(await first.status()).toMatchObject({ outcome: 'returned', address: null });
    await refuses(correct({ checkout: first }, guestEmail()), 'not_joined');
    expect((await correct({ checkout: second }, guestEmail())).status).toBe(200);
  });

  test.each(['cancel', 'release'] as const)('not after the link was used to %s', async (way) => {
    const guest = await aMistypedGuest({ minimumPlayers: way === 'release' ? 2 : 5 });
    if (way === 'cancel') await (await bookingOf(guest.email)).cancel();
    else {
      const token = /\/booking\/(\S+)/.exec((await mailsTo(guest.email))[0]?.text ?? '')?.[1];
      await server.call('POST', `/api/guest/bookings/${token}/release`);
    }
    const code = way === 'cancel' ? 'not_joined' : 'link_opened';
    expect((await correct(guest, guestEmail())).body.code).toBe(code);
  });

  test('a password link that somebody at the wrong address asked for sets none', async () => {
    const guest = await aMistypedGuest();
    await server.call('PATCH', '/api/users/ifEmailExists', { body: { email: guest.email } });
    const mail = (await mailsTo(guest.email)).find(({ text }) => text.includes('/reset-password/'));
    const token = /reset-password\/(\S+)/.exec(mail?.text ?? '')?.[1];
    await correct(guest, guestEmail());
    expect((await server.call('GET', `/api/users/resetPassword/${token}`)).status).not.toBe(200);
  });

  test('the old address is free: who joins by it is somebody else, and who signs up has nothing of it', async () => {
    const guest = await aMistypedGuest();
    const right = guestEmail();
    await correct(guest, right);
    await joinFree(await aGame(server), guest.email);
    expect((await guestAt(guest.email)).id).not.toBe((await guestAt(right)).id);
  });
});

describe('later mails have the link that still opens the booking', () => {
  const opens = async (email: string, subject: RegExp) => {
    const mail = (await mailsTo(email)).find((one) => subject.test(one.subject));
    const token = /\/booking\/(\S+)/.exec(mail?.text ?? '')?.[1];
    return (await server.call('GET', `/api/guest/bookings/${token}`)).status;
  };

  test('a reminder', async () => {
    const guest = await aMistypedGuest({ hoursAhead: 30, confirmed: true });
    const right = guestEmail();
    await correct(guest, right);
    await advance(server, 'PT8H');
    expect(await opens(right, /^Thursday game: /)).toBe(200);
  });

  test('that they were taken out', async () => {
    const [guest, right, admin] = [await aMistypedGuest(), guestEmail(), await anAdmin()];
    await correct(guest, right);
    expect((await takeOut(admin, guest.gameId, (await guestAt(right)).id)).status).toBe(200);
    expect(await opens(right, /no longer in/)).toBe(200);
  });

  test('that who paid for them released the spot', async () => {
    const gameId = await aGame(server, { priceCents: 450, confirmed: true });
    const payer = await aPlayer(server, { balanceCents: 1000 });
    const [email, right] = [guestEmail(), guestEmail()];
    await payForFriend(payer, gameId, email);
    await byAdmin(await anAdmin(), email, right);
    const { id } = await guestAt(right);
    await server.as(payer).post(`/api/matches/${gameId}/release?targetId=${id}`);
    expect(await opens(right, /your spot is up for grabs/)).toBe(200);
  });
});

describe('it is refused', () => {
  test('to whom the order is not known', async () => {
    for (const orderId of ['0198c6a2-1111-7000-8000-000000000001', 'x'])
      await refuses(correct({ checkout: { orderId } }, guestEmail()), 'payment_not_found');
  });

  test.each([
    ['no address', () => Promise.resolve('guus@gmial'), 'email_invalid'],
    ['the same one', async ({ email }: Mistyped) => email.toUpperCase(), 'address_same'],
    ['one of an account', async () => (await aPlayer(server)).email, 'address_not_free'],
    ['one of another guest', async () => (await aMistypedGuest()).email, 'address_not_free'],
  ])('%s', async (_, to, code) => {
    const guest = await aMistypedGuest();
    const email = await to(guest);
    expect((await correct(guest, email)).body.code).toBe(code);
    expect((await byAdmin(await anAdmin(), guest.email, email)).body.code).toBe(code);
    expect((await (await bookingOf(guest.email)).see()).status).toBe(200);
  });

  test.each<[string, (guest: Mistyped) => Promise<unknown>, string]>([
    ['another spot', async ({ email }) => joinFree(await aGame(server), email), 'guest_has_more'],
    [
      'an open payment',
      async ({ email }) => startPaying(await aGame(server, { priceCents: 300 }), email),
      'guest_has_more',
    ],
    [
      'money that is kept',
      async ({ email }) => {
        const id = await server.value<string>`
          select r.id from registration r join app_user u on u.id = r.user_id where u.email = ${email}`;
        await goodwill(await anAdmin(), id, 1);
      },
      'guest_has_more',
    ],
    [
      'an account',
      ({ email }) => server.sql`update app_user set role = 'player' where email = ${email}`,
      'guest_is_player',
    ],
    [
      'a game that is over',
      async ({ gameId }) => {
        await server.sql`update game set status = 'confirmed' where id = ${gameId}`;
        await advance(server, 'P4D');
      },
      'game_archived',
    ],
    [
      'a game that was cancelled',
      async ({ gameId }) => server.as(await anAdmin()).post(`/api/admin/match/${gameId}/cancel`, { note: '' }),
      'game_cancelled',
    ],
    ['a spot that was given up', async ({ email }) => (await bookingOf(email)).cancel(), 'not_joined'],
  ])('where there is %s', async (_, happen, code) => {
    const guest = await aMistypedGuest();
    await happen(guest);
    expect((await correct(guest, guestEmail())).body.code).toBe(code);
    // An admin reads where an account's address is corrected instead.
    const toAdmin = code === 'guest_is_player' ? 'player_address_apart' : code;
    expect((await byAdmin(await anAdmin(), guest.email, guestEmail())).body.code).toBe(toAdmin);
  });

  test('while it is not paid, and for a member', async () => {
    const gameId = await aGame(server, { priceCents: 450 });
    const checkout = await startPaying(gameId, guestEmail());
    await refuses(correct({ checkout }, guestEmail()), 'not_joined');
    expect(await checkout.status()).toMatchObject({ address: null });
    const event = await aGame(server, { priceCents: 450, tournament: true });
    await server.sql`update game set tournament_external = true where id = ${event}`;
    const member = await startExternal(event, (await aPlayer(server)).email);
    await member.complete('paid');
    await server.jobs.runSweeps();
    await refuses(correct({ checkout: member }, guestEmail()), 'guest_is_player');
    expect(await member.status()).toMatchObject({ address: null });
  });

  test('beyond what one inbox gets in an hour', async () => {
    const to = guestEmail();
    await server.sql`insert into rate_limit (subject, window_start, attempts)
      values (${`mail:booking:${to}`}, date_bin('300 seconds', now(), timestamptz '2000-01-01'), ${mailBudgets.booking.hour})`;
    const guest = await aMistypedGuest();
    await refuses(correct(guest, to), 'mails_limited');
  });

  test('which addresses Rondo knows is not told without end', async () => {
    const [guest, known] = [await aMistypedGuest(), await aPlayer(server)];
    const codes: unknown[] = [];
    for (let n = 0; n < 9; n += 1) codes.push((await correct(guest, known.email)).body.code);
    expect(codes).toEqual([...Array.from({ length: 8 }, () => 'address_not_free'), 'too_many_requests']);
  });
});

describe('an admin', () => {
  test('corrects it with a reason and a fresh session, once, and the log says so without the address', async () => {
    const [guest, admin, right] = [await aMistypedGuest(), await anAdmin(), guestEmail()];
    await refuses(byAdmin(admin, guest.email, right, { reason: '' }), 'invalid_input');
    await server.sql`update session set identity_confirmed_at = now() - interval '1 day' where user_id = ${admin.id}`;
    await refuses(byAdmin(admin, guest.email, right), 'confirm_identity');
    const fresh = await anAdmin();
    expect((await byAdmin(fresh, guest.email, right)).body.data).toMatchObject({ user: { email: right } });
    const [entry] = await audit(fresh.token);
    expect(entry).toMatchObject({
      action: 'user.address',
      reason: 'They called us',
      before: { corrected: 0, wasOpened: false },
      after: { corrected: 1 },
    });
    expect(JSON.stringify(entry)).not.toContain(right);
  });

  test('of a free spot too: it is confirmed by the new link, in the time there was', async () => {
    const gameId = await aGame(server, { minimumPlayers: 2 });
    const [email, right, late] = [guestEmail(), guestEmail(), guestEmail()];
    const { proofUntil } = (await joinFree(gameId, email)).body;
    await byAdmin(await anAdmin(), email, right);
    const booking = await bookingOf(right);
    expect((await booking.see()).body.data).toMatchObject({ booking: { proofUntil } });
    expect((await booking.open()).status).toBe(200);
    await joinFree(gameId, late);
    await server.sql`update clock_offset set ahead = ahead + interval '31 minutes'`;
    await server.clock.refresh();
    await refuses(byAdmin(await anAdmin(), late, guestEmail()), 'not_joined');
  });

  test('of a friend’s spot: the friend’s mail goes there', async () => {
    const gameId = await aGame(server, { priceCents: 450 });
    const payer = await aPlayer(server, { balanceCents: 1000, name: 'Femke' });
    const [email, right] = [guestEmail(), guestEmail()];
    await payForFriend(payer, gameId, email);
    await byAdmin(await anAdmin(), email, right);
    expect(await mailsTo(right)).toMatchObject([{ text: expect.stringContaining('Femke') }]);
    expect((await (await bookingOf(right)).see()).status).toBe(200);
  });
});
