import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGame, aPlayer, useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { type GuestCheckout, guestCalls } from '../../../test/guest-calls.ts';
import { aGuestWithMoney, guestMoneyCalls, pastProvider } from '../../../test/guest-money.ts';
import { mailsTo } from '../../../test/mails.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';
import { inSandbox } from '../../../test/sandbox-books.ts';

const server = useCheckedServer();
const { startPaying, bookingOf } = guestCalls(server);
const { see, audit } = consoleCalls(server);
const calls = guestMoneyCalls(server);
const admin = useNewPlayer(server, { role: 'admin' });
let email: string;
let checkout: GuestCheckout;
let guestId: string;
let link: string;

beforeEach(async () => {
  ({ id: guestId, email, checkout, link } = await aGuestWithMoney(server, admin));
});

const look = (token = link) => calls.look(token);
const press = (token = link) => calls.press(token);
const atProvider = () => inSandbox(server, checkout.orderId);
const payByAdmin = (body: object = {}, as = admin, id = guestId) => calls.payByAdmin(as, id, body);
const keepAccount = (body: object = {}, as = admin, id = guestId) => calls.keepAccount(as, id, body);
const noneYet = { account: null, toBank: 0, byBank: 0 };

test('the mail leads to a page that says what is kept; looking changes nothing', async () => {
  for (let times = 0; times < 2; times += 1)
    expect((await look()).body.data).toEqual({
      email,
      isGuest: true,
      kept: 5,
      canGoBack: 5,
      underWay: 0,
      sent: 0,
      ...noneYet,
    });
  expect(await atProvider()).toEqual({ refundedCents: 0, status: 'paid' });
  const { body } = await sql<{ body: string }>`select text_body as body from mail where recipient = ${email}`
    .execute(server.db)
    .then(({ rows }) => ({ body: rows.map((one) => one.body).join('\n') }));
  expect(body).not.toContain(link);
});

test('one press has it back the way it was paid, without the fee, and the order is no charge-back', async () => {
  expect((await press()).body.data).toMatchObject({ kept: 0, canGoBack: 0, underWay: 0, sent: 5 });
  expect(await atProvider()).toEqual({ refundedCents: 500, status: 'paid' });
  await refuses(press(), 'nothing_kept');
  await advance(server, 'P2D');
  expect(await atProvider()).toEqual({ refundedCents: 500, status: 'paid' });
  expect(await see(admin.token, guestId)).toMatchObject({ owes: 0, owedToGuest: 0 });
});

test('pressed many times at once, and by an admin too: paid once', async () => {
  const answers = await Promise.all([...Array.from({ length: 6 }, () => press()), payByAdmin(), payByAdmin()]);
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
  const balance_cents = await server.value<number>`select balance_cents from wallet where user_id = ${guestId}`;
  expect(balance_cents + (await atProvider()).refundedCents).toBe(500);
  expect(answer.status === 200).toBe(balance_cents === 0);
  expect((await look()).body.data).toMatchObject({ isGuest: false, kept: 0 });
});

test('what was paid at another provider can’t go back this way', async () => {
  await server.sql`update payment_order set provider = 'away' where id = ${checkout.orderId}`;
  expect((await look()).body.data).toMatchObject({ kept: 5, canGoBack: 0 });
  await refuses(press(), 'not_back_this_way');
  await server.sql`update payment_order set provider = 'sandbox' where id = ${checkout.orderId}`;
  expect((await press()).status).toBe(200);
});

test('charged back after it was kept: there is nothing to have back', async () => {
  await checkout.complete('reversed');
  expect((await look()).body.data).toMatchObject({ kept: 0, canGoBack: 0, sent: 0 });
  await refuses(press(), 'nothing_kept');
});

describe('sent back and then charged back', () => {
  const chargedBack = async ({ orderId }: GuestCheckout) => {
    await server.sql`update sandbox_payment set status = 'reversed' where order_id = ${orderId}`;
    await advance(server, 'P8D');
    const fees = await server.value<number>`
      select sum(p.amount_cents)::int as fees from posting p join journal j on j.id = p.journal_id
      where p.account = 'fees' and j.order_id = ${orderId}`;
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
    expect(await atProvider()).toEqual({ refundedCents: 0, status: 'reversed' });
    await checkout.complete('won');
    expect((await look()).body.data).toMatchObject({ kept: 5, canGoBack: 5 });
    expect((await press()).body.data).toMatchObject({ kept: 0, sent: 5 });
    expect(await atProvider()).toEqual({ refundedCents: 500, status: 'paid' });
  });
});

test('half a year after the payment it can’t go back this way', async () => {
  await pastProvider(server, { id: guestId });
  expect((await look()).body.data).toMatchObject({ kept: 5, canGoBack: 0 });
  await refuses(press(), 'not_back_this_way');
});

test.each(['', 'forged', '0198c6a2-1111-7000-8000-000000000001.forged'])('a link that is none: %s', async (token) => {
  await refuses(look(token || 'x'), 'guest_money_not_found');
  await refuses(press(token || 'x'), 'guest_money_not_found');
});

describe('an admin', () => {
  test('has it go back for them the way they paid, with a reason', async () => {
    expect((await payByAdmin()).status).toBe(200);
    await refuses(payByAdmin(), 'nothing_kept');
    expect((await atProvider()).refundedCents).toBe(500);
    expect((await audit(admin.token))[0]).toMatchObject({
      action: 'user.pay_guest',
      amount: 5,
      reason: 'They wrote to us',
      before: { kept: 500 },
      after: { kept: 0 },
    });
  });

  test('enters the account that they gave once it can’t go back that way; they are told, and it is sealed', async () => {
    await refuses(keepAccount(), 'goes_back_this_way', { params: { amount: '5.00' } });
    const seen = async () => (await calls.lookByAdmin(admin, guestId)).body.data;
    expect(await seen()).toEqual({ kept: 5, canGoBack: 5, account: null, cameBack: null });
    await pastProvider(server, { id: guestId });
    await refuses(payByAdmin(), 'not_back_this_way');
    expect((await keepAccount()).status).toBe(200);
    const account = { holder: 'Guus Gast', iban: 'NL •••• 6789' };
    expect(await seen()).toEqual({ kept: 5, canGoBack: 0, account, cameBack: null });
    expect((await look()).body.data).toMatchObject({ kept: 5, canGoBack: 0, account: account.iban });
    const mail = (await mailsTo(server, email))[0];
    expect(mail?.subject).toBe('€\u00A05.00 goes to your bank account');
    expect(mail?.text).toMatch(/NL •••• 6789 of Guus Gast[^]*\/guest-money\//);
    const logged = (await audit(admin.token))[0];
    expect(logged).toMatchObject({
      action: 'user.guest_account',
      reason: 'They mailed it to us',
      after: { iban: account.iban, kept: 500 },
    });
    const kept = await server.value<string>`
      select bank_details::text || encode(iban_sealed, 'escape') as kept from bank_details where user_id = ${guestId}`;
    expect(kept).not.toContain('0123456789');
    // Another account replaces it.
    expect((await keepAccount({ iban: 'DE89 3704 0044 0532 0130 00' })).status).toBe(200);
    expect(await seen()).toMatchObject({ account: { iban: 'DE •••• 3000' } });
  });

  test.each([
    ['NL02ABNA0123456788', 'iban_invalid'],
    ['NL91ABNA0417164300', 'iban_is_own'],
    ['AE070331234567890123456', 'iban_not_sepa'],
  ])('does not enter %s', async (iban, code) => {
    await pastProvider(server, { id: guestId });
    expect((await keepAccount({ iban })).body).toMatchObject({ code, issues: [{ path: 'iban' }] });
    await refuses(keepAccount({ reason: ' x ' }), 'invalid_input', { issues: [{ path: 'reason' }] });
  });

  const acts = { 'have it go back': payByAdmin, 'enter an account': keepAccount };
  test.each(['have it go back', 'enter an account'] as const)(
    'does not %s at another amount, to oneself, to nobody, to a player, or with an old session',
    async (name) => {
      const act = acts[name];
      await (name === 'enter an account' && pastProvider(server, { id: guestId }));
      await refuses(act({ amount: 4 }), 'kept_changed', { params: { amount: '5.00' } });
      await refuses(act({}, admin, admin.id), 'not_on_oneself');
      await refuses(act({}, admin, (await aPlayer(server)).id), 'nothing_kept');
      await refuses(act({}, admin, '0198c6a2-1111-7000-8000-000000000001'), 'user_not_found');
      expect((await act({}, await aPlayer(server))).status).toBe(403);
      await server.sql`
        update session set identity_confirmed_at = now() - interval '1 day' where user_id = ${admin.id}`;
      await refuses(act(), 'confirm_identity');
    },
  );

  test('looks at what is kept for somebody who is there; nobody else does', async () => {
    const { status, body } = await calls.lookByAdmin(admin, (await aPlayer(server)).id);
    expect([status, body.data]).toEqual([200, { kept: 0, canGoBack: 0, account: null, cameBack: null }]);
    await refuses(calls.lookByAdmin(admin, '0198c6a2-1111-7000-8000-000000000001'), 'user_not_found');
    expect((await calls.lookByAdmin(await aPlayer(server), guestId)).status).toBe(403);
  });
});
