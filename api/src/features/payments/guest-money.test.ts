import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { type GuestCheckout, guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { advance, row, useServer } from '../../../test/server.ts';

const server = useServer();
const { startPaying, bookingOf } = guestCalls(server);
const { see, audit } = consoleCalls(server);
let admin: Player;
let email: string;
let checkout: GuestCheckout;
let guestId: string;
let link: string;

/** A guest who paid 5 euro for a game that was cancelled. */
beforeEach(async () => {
  admin = await aPlayer(server, { role: 'admin' });
  email = guestEmail();
  const gameId = await aGame(server, { priceCents: 500 });
  checkout = await startPaying(gameId, email, { method: 'ideal' });
  await checkout.complete('paid');
  await advance(server, 'PT1M');
  await server.call('POST', `/api/admin/match/${gameId}/cancel`, {
    as: admin.token,
    body: { note: 'The hall is flooded' },
  });
  guestId = (await row<{ id: string }>(server, sql`select id from app_user where email = ${email}`)).id;
  link = /\/guest-money\/(\S+)/.exec((await mailsTo(server, email))[0]?.text ?? '')?.[1] ?? '';
});
afterEach(async () => {
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});

const look = (token = link) => server.call('GET', `/api/guest/money/${token}`);
const press = (token = link) => server.call('POST', `/api/guest/money/${token}/back`, { body: {} });
const atProvider = () =>
  row<{ refunded_cents: number; status: string }>(
    server,
    sql`select refunded_cents, status from sandbox_payment where order_id = ${checkout.orderId}`,
  );
const payByAdmin = (body: object = {}, as = admin, id = guestId) =>
  server.call('POST', `/api/admin/users/${id}/guest-money`, {
    as: as.token,
    body: { how: 'provider', amount: 5, reason: 'They wrote to us', ...body },
  });

test('the mail leads to a page that says what is kept; looking changes nothing', async () => {
  for (let times = 0; times < 2; times += 1)
    expect((await look()).body.data).toEqual({
      email,
      isGuest: true,
      kept: 5,
      canGoBack: 5,
      underWay: 0,
      sent: 0,
    });
  expect(await atProvider()).toEqual({ refunded_cents: 0, status: 'paid' });
  const { body } = await sql<{ body: string }>`select text_body as body from mail where recipient = ${email}`
    .execute(server.db)
    .then(({ rows }) => ({ body: rows.map((one) => one.body).join('\n') }));
  expect(body).not.toContain(link);
});

test('one press has it back the way it was paid, without the fee, and the order is no charge-back', async () => {
  expect((await press()).body.data).toMatchObject({ kept: 0, canGoBack: 0, underWay: 0, sent: 5 });
  expect(await atProvider()).toEqual({ refunded_cents: 500, status: 'paid' });
  expect((await press()).body.code).toBe('nothing_kept');
  await advance(server, 'P2D');
  expect(await atProvider()).toEqual({ refunded_cents: 500, status: 'paid' });
  expect(await see(admin.token, guestId)).toMatchObject({ owes: 0, owedToGuest: 0 });
});

test('pressed many times at once, and by an admin too: paid once', async () => {
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => press()),
    payByAdmin(),
    payByAdmin({ how: 'bank' }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await see(admin.token, guestId)).toMatchObject({ owedToGuest: 0 });
});

test('a password set meanwhile: it is in the wallet, or on its way, never both', async () => {
  const { releaseOwed } = await import('../wallet/release-owed.ts');
  const { inTransaction } = await import('../../platform/db.ts');
  const takeOver = inTransaction(server.db, async (trx) => {
    await releaseOwed(trx, guestId, server.clock.now());
    await sql`update app_user set role = 'player' where id = ${guestId}`.execute(trx);
  });
  const [answer] = await Promise.all([press(), takeOver]);
  const { balance_cents } = await row<{ balance_cents: number }>(
    server,
    sql`select balance_cents from wallet where user_id = ${guestId}`,
  );
  expect(balance_cents + (await atProvider()).refunded_cents).toBe(500);
  expect(answer.status === 200).toBe(balance_cents === 0);
  expect((await look()).body.data).toMatchObject({ isGuest: false, kept: 0 });
});

test('what was paid at another provider can’t go back this way', async () => {
  await sql`update payment_order set provider = 'away' where id = ${checkout.orderId}`.execute(server.db);
  expect((await look()).body.data).toMatchObject({ kept: 5, canGoBack: 0 });
  expect((await press()).body.code).toBe('not_back_this_way');
  await sql`update payment_order set provider = 'sandbox' where id = ${checkout.orderId}`.execute(server.db);
  expect((await press()).status).toBe(200);
});

test('charged back after it was kept: there is nothing to have back', async () => {
  await checkout.complete('reversed');
  expect((await look()).body.data).toMatchObject({ kept: 0, canGoBack: 0, sent: 0 });
  expect((await press()).body.code).toBe('nothing_kept');
});

describe('sent back and then charged back', () => {
  const chargedBack = async ({ orderId }: GuestCheckout) => {
    await sql`update sandbox_payment set status = 'reversed' where order_id = ${orderId}`.execute(server.db);
    await advance(server, 'P8D');
    const { fees } = await row<{ fees: number }>(
      server,
      sql`select sum(p.amount_cents)::int as fees from posting p join journal j on j.id = p.journal_id
        where p.account = 'fees' and j.order_id = ${orderId}`,
    );
    return { fees, owes: (await see(admin.token, guestId)).owes };
  };

  test('whole: the fee is left of it, which is owed by nobody', async () => {
    await press();
    expect(await chargedBack(checkout)).toEqual({ fees: 0, owes: 0 });
  });

  test('in part: what else it gave is owed', async () => {
    await press();
    const other = await startPaying(await aGame(server, { priceCents: 500 }), email, { method: 'ideal' });
    await other.complete('paid');
    await advance(server, 'PT1M');
    await (await bookingOf(email)).cancel();
    expect((await press()).body.data).toMatchObject({ sent: 9.5 });
    expect(await chargedBack(other)).toEqual({ fees: 0, owes: 0.5 });
  });
});

describe('charged back before it was sent, which nobody told', () => {
  test.each([
    ['pressed', () => press()],
    ['sent by an admin', () => payByAdmin()],
  ])('%s: nothing is sent as well; won back, it is kept again', async (_, ask) => {
    await checkout.complete('reversed', { webhook: 'lose' });
    expect((await ask()).status).toBe(200);
    await advance(server, 'P1DT1M');
    expect((await look()).body.data).toMatchObject({ kept: 0, underWay: 0, sent: 0 });
    expect(await see(admin.token, guestId)).toMatchObject({ owes: 0 });
    expect(await atProvider()).toEqual({ refunded_cents: 0, status: 'reversed' });
    await checkout.complete('won');
    expect((await look()).body.data).toMatchObject({ kept: 5, canGoBack: 5 });
    expect((await press()).body.data).toMatchObject({ kept: 0, sent: 5 });
    expect(await atProvider()).toEqual({ refunded_cents: 500, status: 'paid' });
  });
});

test('half a year after the payment it can’t go back this way', async () => {
  await sql`update payment_order set settled_at = settled_at - interval '181 days' where id = ${checkout.orderId}`.execute(
    server.db,
  );
  expect((await look()).body.data).toMatchObject({ kept: 5, canGoBack: 0 });
  expect((await press()).body.code).toBe('not_back_this_way');
});

test.each(['', 'forged', '0198c6a2-1111-7000-8000-000000000001.forged'])('a link that is none: %s', async (token) => {
  expect((await look(token || 'x')).body.code).toBe('guest_money_not_found');
  expect((await press(token || 'x')).body.code).toBe('guest_money_not_found');
});

describe('an admin', () => {
  test.each(['provider', 'bank'])('pays it for them by the %s, with a reason', async (how) => {
    expect((await payByAdmin({ how })).status).toBe(200);
    expect((await payByAdmin({ how })).body.code).toBe('nothing_kept');
    expect((await atProvider()).refunded_cents).toBe(how === 'provider' ? 500 : 0);
    expect((await audit(admin.token))[0]).toMatchObject({
      action: 'user.pay_guest',
      reason: 'They wrote to us',
      before: { kept: 500 },
      after: { how, kept: 0 },
    });
  });

  test('does not at another amount, to oneself, to nobody, to a player, or with an old session', async () => {
    expect((await payByAdmin({ amount: 4 })).body).toMatchObject({ code: 'kept_changed', params: { amount: '5.00' } });
    expect((await payByAdmin({}, admin, admin.id)).body.code).toBe('not_on_oneself');
    expect((await payByAdmin({}, admin, (await aPlayer(server)).id)).body.code).toBe('nothing_kept');
    expect((await payByAdmin({}, admin, '0198c6a2-1111-7000-8000-000000000001')).body.code).toBe('user_not_found');
    expect((await payByAdmin({}, await aPlayer(server))).status).toBe(403);
    await sql`
      update session set identity_confirmed_at = now() - interval '1 day' where user_id = ${admin.id}`.execute(
      server.db,
    );
    expect((await payByAdmin()).body.code).toBe('confirm_identity');
  });
});
