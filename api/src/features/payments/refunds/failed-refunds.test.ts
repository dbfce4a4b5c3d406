import type { CallResponse, listRefunds } from '@rondo/contract';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, type Player } from '../../../../test/builders.ts';
import { consoleCalls } from '../../../../test/console-calls.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { aGuestWithMoney, guestMoneyCalls } from '../../../../test/guest-money.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { inSandbox } from '../../../../test/sandbox-books.ts';
import { advance, row, useServer } from '../../../../test/server.ts';

type Refund = CallResponse<typeof listRefunds>['data']['refunds'][number];

const server = useServer();
const { pay } = joiningCalls(server);
const { audit, see } = consoleCalls(server);
const { startPayingAs } = guestCalls(server);
const iban = 'NL91ABNA0417164300';
let admin: Player;
let player: Player;

beforeEach(async () => {
  [admin, player] = [await aPlayer(server, { role: 'admin' }), await aPlayer(server)];
});
afterEach(async () => {
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});

/** A top-up of 50 euro, of which all went back, and where its payment is at the sandbox. */
async function aTopUp(outcome = 'paid') {
  const body = { amount: 50, method: 'ideal' };
  const started = (await server.call('POST', '/api/payments/topUp', { as: player.token, body })).body;
  const { pathname } = new URL(String(started.paymentLink));
  const bank = async (said: string, webhook = 'once') =>
    expect((await server.call('POST', `${pathname}/complete`, { body: { outcome: said, webhook } })).status).toBe(200);
  await bank(outcome);
  const id = String(started.orderId);
  const back = (amount = 50, more: object = {}) =>
    server.call('POST', `/api/admin/orders/${id}/back`, {
      as: admin.token,
      body: { amount, reason: 'Topped up by mistake', ...more },
    });
  return { id, bank, back };
}

async function aFailedTopUp() {
  const topUp = await aTopUp();
  expect((await topUp.back()).status).toBe(200);
  await topUp.bank('refund_failed');
  return { ...topUp, refund: await refundOf(topUp.id) };
}

const list = async (query: string) =>
  ((await server.call('GET', `/api/admin/refunds?${query}`, { as: admin.token })).body.data as { refunds: Refund[] })
    .refunds;
async function refundOf(orderId: string): Promise<Refund> {
  const [refund] = await list(`query=${orderId}`);
  if (!refund) throw new Error(`nothing went back of ${orderId}`);
  return refund;
}
const decide = (id: string, how: 'again' | 'bank' | 'keep', more: object = {}, as = admin) =>
  server.call('POST', `/api/admin/refunds/${id}/${how}`, {
    as: as.token,
    body: {
      reason: 'They asked for it',
      ...(how !== 'keep' && { amount: 50 }),
      ...(how === 'bank' && { holder: 'P. Jansen', iban }),
      ...more,
    },
  });
const codeOf = async (...asked: Parameters<typeof decide>) => (await decide(...asked)).body.code ?? 'done';
const journalsOf = async (orderId: string) => {
  const { rows } = await sql<{ said: string }>`
    select j.kind || ': ' || string_agg(p.account || ' ' || p.amount_cents, ', ' order by p.account) as said
    from journal j join posting p on p.journal_id = j.id where j.order_id = ${orderId} group by j.id order by j.id`.execute(
    server.db,
  );
  return rows.map(({ said }) => said);
};

describe('what goes back through the provider', () => {
  test('is on its way until the provider says that it arrived', async () => {
    const { id, back, bank } = await aTopUp();
    await back();
    expect(await refundOf(id)).toMatchObject({ state: 'under_way', amount: 50, madeThere: false, canGoBack: 0 });
    await bank('refund_arrived');
    expect(await refundOf(id)).toMatchObject({ state: 'arrived', failedAt: null });
    expect(await codeOf((await refundOf(id))._id, 'keep')).toBe('refund_not_failed');
  });

  test('arrives though nobody reports it', async () => {
    const { id, back } = await aTopUp();
    await back();
    await advance(server, 'P2DT1M');
    expect(await refundOf(id)).toMatchObject({ state: 'arrived' });
  });
});

describe('a top-up that was paid back and fails', () => {
  test('is in the wallet again, all of it; its payer and the admins are told, once however often it is reported', async () => {
    const { id, bank, refund } = await aFailedTopUp();
    await bank('refund_failed', 'duplicate');
    await bank('refund_failed');
    await advance(server, 'P3D');
    expect(await balanceOf(server, player.id)).toBe(5000);
    expect(refund).toMatchObject({ state: 'failed', amount: 50, canGoBack: 50, resolution: null });
    expect(await journalsOf(id)).toEqual([
      'top_up: fees 36, provider -5036, wallet 5000',
      'top_up_back: checkout 5000, wallet -5000',
      'refund: checkout -5000, provider 5000',
      'refund_failed: provider -5000, wallet 5000',
    ]);
    const subjects = async ({ email }: Player) => (await mailsTo(server, email)).map(({ subject }) => subject);
    const failed = 'Your refund of €\u00A050.00 didn’t arrive';
    expect((await subjects(player)).filter((one) => one === failed)).toHaveLength(1);
    expect((await subjects(admin)).filter((one) => one?.startsWith('A refund of €\u00A050.00 to'))).toHaveLength(1);
    const bell = await row<{ kinds: string[] }>(
      server,
      sql`select array_agg(kind order by kind) as kinds from notification
        where user_id = any(${[player.id, admin.id]}::uuid[]) and kind in ('refundFailed', 'refundCameBack')`,
    );
    expect(bell.kinds).toEqual(['refundCameBack', 'refundFailed']);
    expect((await list('failed=true')).map(({ _id }) => _id)).toContain(refund._id);
    const { body } = await server.call('GET', '/api/wallet/statement', { as: player.token });
    const { lines } = body.data as { lines: object[] };
    expect(lines.at(-1)).toMatchObject({ kind: 'refund_failed', amount: 50, balance: 50 });
  });

  test('is found though nobody reports it, days later', async () => {
    const { id, back } = await aTopUp('closing');
    await back();
    await advance(server, 'P1DT1H');
    expect(await refundOf(id)).toMatchObject({ state: 'arrived' });
    await advance(server, 'P2D');
    expect(await refundOf(id)).toMatchObject({ state: 'failed' });
    expect(await balanceOf(server, player.id)).toBe(5000);
  });

  test('gives the fee back too that was given with it', async () => {
    const { back, bank } = await aTopUp();
    await back(50, { withFee: true });
    await bank('refund_failed');
    expect(await balanceOf(server, player.id)).toBe(5036);
  });

  test('is tried again, which arrives, and is then decided', async () => {
    const { id, bank, refund } = await aFailedTopUp();
    expect((await decide(refund._id, 'again')).body.data).toMatchObject({
      refund: { resolution: { how: 'again', reason: 'They asked for it' }, canGoBack: 0 },
    });
    expect(await balanceOf(server, player.id)).toBe(0);
    expect(await inSandbox(server, id)).toEqual({ status: 'paid', refundedCents: 5000 });
    await bank('refund_arrived');
    expect((await list(`query=${id}`)).map(({ state }) => state).sort()).toEqual(['arrived', 'failed']);
    expect(await codeOf(refund._id, 'again')).toBe('already_decided');
    expect((await list('failed=true')).map(({ _id }) => _id)).not.toContain(refund._id);
    expect(await audit(admin.token, `subject=${refund._id}`)).toMatchObject([
      { action: 'refund.again', person: { _id: player.id }, amount: 50, reason: 'They asked for it' },
    ]);
  });

  test('fails again, and again is theirs', async () => {
    const { id, bank, refund } = await aFailedTopUp();
    await decide(refund._id, 'again');
    await bank('refund_failed');
    expect(await balanceOf(server, player.id)).toBe(5000);
    const open = (await list(`query=${id}&failed=true`)).map(({ _id }) => _id);
    expect(open).toHaveLength(1);
    expect(await codeOf(open[0] ?? '', 'keep')).toBe('done');
    expect(await balanceOf(server, player.id)).toBe(5000);
  });

  test('goes no further than what they still have', async () => {
    const { refund } = await aFailedTopUp();
    await pay(player, await aGame(server, { priceCents: 2000 }));
    expect((await decide(refund._id, 'again')).body).toMatchObject({ code: 'refund_spent', params: { most: '30.00' } });
    expect((await decide(refund._id, 'bank')).body).toMatchObject({ code: 'refund_spent', params: { most: '30.00' } });
    expect(await codeOf(refund._id, 'again', { amount: 30 })).toBe('done');
    expect(await balanceOf(server, player.id)).toBe(0);
  });

  test('is paid to their bank by the next run, and is credit again if that comes back', async () => {
    const { refund } = await aFailedTopUp();
    expect(await codeOf(refund._id, 'bank', { iban: 'NL00ABNA0417164300' })).toBe('iban_invalid');
    expect(await codeOf(refund._id, 'bank')).toBe('done');
    expect(await balanceOf(server, player.id)).toBe(0);
    const run = (await server.call('POST', '/api/admin/payouts', { as: admin.token, body: {} })).body;
    const { payout } = run.data as { payout: { _id: string; lines: { _id: string; name: string; amount: number }[] } };
    const line = payout.lines.find(({ amount }) => amount === 50);
    expect(line).toMatchObject({ amount: 50 });
    await server.call('POST', `/api/admin/payouts/${payout._id}/lines/${line?._id}`, {
      as: admin.token,
      body: { state: 'returned', reason: 'Account closed' },
    });
    expect(await balanceOf(server, player.id)).toBe(5000);
  });

  test('isn’t paid to a second account of who is paid as an organiser', async () => {
    const { refund } = await aFailedTopUp();
    await sql`
      insert into bank_details (user_id, kind, holder, iban_sealed, iban_masked, changed_at)
      values (${player.id}, 'organiser', 'P', ${Buffer.alloc(60)}, 'NL…4300', app_now())`.execute(server.db);
    expect(await codeOf(refund._id, 'bank')).toBe('has_own_account');
    await sql`delete from bank_details where user_id = ${player.id}`.execute(server.db);
  });

  test('is decided once, by somebody else, and by an admin', async () => {
    const { refund } = await aFailedTopUp();
    const others = await Promise.all([1, 2].map(() => aPlayer(server, { role: 'admin' })));
    const answers = await Promise.all([
      codeOf(refund._id, 'again'),
      codeOf(refund._id, 'keep', {}, others[0]),
      codeOf(refund._id, 'bank', {}, others[1]),
    ]);
    expect(answers.filter((one) => one === 'done')).toHaveLength(1);
    expect(await codeOf(randomUUID(), 'keep')).toBe('refund_not_found');
    player = await aPlayer(server, { role: 'admin' });
    const own = await aTopUp();
    await own.back();
    await own.bank('refund_failed');
    expect(await codeOf((await refundOf(own.id))._id, 'keep', {}, player)).toBe('not_on_oneself');
  });

  test('and is charged back as well: they have it once', async () => {
    const { refund, bank } = await aFailedTopUp();
    await bank('reversed');
    expect(await balanceOf(server, player.id)).toBe(0);
    expect(await see(admin.token, player.id)).toMatchObject({ owes: 0 });
    expect(await codeOf(refund._id, 'again')).toBe('refund_spent');
  });

  test('of somebody who left meanwhile makes a loss good, and can still be sent again', async () => {
    const { id, back, bank } = await aTopUp();
    await back();
    await sql`update app_user set deleted_at = app_now(), email = ${`gone-${randomUUID()}@rondo.test`} where id = ${player.id}`.execute(
      server.db,
    );
    await bank('refund_failed');
    expect((await journalsOf(id)).at(-1)).toBe('refund_failed: losses 5000, provider -5000');
    expect(await codeOf((await refundOf(id))._id, 'again')).toBe('done');
    expect((await journalsOf(id)).slice(-2)).toEqual([
      'refund_again: checkout 5000, losses -5000',
      'refund: checkout -5000, provider 5000',
    ]);
  });
});

describe('a failed refund of', () => {
  test('a payment for a spot that they had already is credit, with its fee, and can be sent again', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const rich = await aPlayer(server, { balanceCents: 500 });
    const checkout = await startPayingAs(rich, gameId);
    await pay(rich, gameId);
    await checkout.complete('paid', { late: true });
    await advance(server, 'PT2M');
    const id = checkout.orderId;
    expect(await refundOf(id)).toMatchObject({ amount: 5.36, state: 'under_way' });
    await checkout.complete('refund_failed');
    expect(await balanceOf(server, rich.id)).toBe(536);
    const refund = await refundOf(id);
    expect(await codeOf(refund._id, 'again', { amount: 5.36 })).toBe('done');
    expect(await balanceOf(server, rich.id)).toBe(0);
    expect(await inSandbox(server, id)).toEqual({ status: 'back', refundedCents: 536 });
  });

  test('what arrived of an order that was set aside is credit', async () => {
    const { id, bank } = await aTopUp('cancelled');
    await sql`update sandbox_payment set status = 'paid', total_cents = 900 where order_id = ${id}`.execute(server.db);
    await advance(server, 'P1DT2M');
    const how = { how: 'refund', reason: 'Too little arrived' };
    expect((await server.call('POST', `/api/admin/orders/${id}/resolve`, { as: admin.token, body: how })).status).toBe(
      200,
    );
    await bank('refund_failed');
    expect(await balanceOf(server, player.id)).toBe(900);
    expect(await refundOf(id)).toMatchObject({ state: 'failed', amount: 9 });
  });

  test('a refund that was made at the provider is theirs again, told as a refund', async () => {
    const { id, bank } = await aTopUp();
    await sql`
      insert into sandbox_refund (reference, payment, cents, asked_at, arrives_at)
      select ${randomUUID()}, reference, 2000, app_now(), app_now() from sandbox_payment where order_id = ${id}`.execute(
      server.db,
    );
    await advance(server, 'P1DT1M');
    expect(await balanceOf(server, player.id)).toBe(3000);
    expect(await refundOf(id)).toMatchObject({ madeThere: true, state: 'arrived', amount: 20 });
    await bank('refund_failed');
    expect(await balanceOf(server, player.id)).toBe(5000);
    expect(await refundOf(id)).toMatchObject({ state: 'failed', canGoBack: 20 });
    const subjects = (await mailsTo(server, player.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your refund of €\u00A020.00 didn’t arrive');
    expect(subjects.filter((one) => one?.includes('counts again'))).toEqual([]);
    expect(await codeOf((await refundOf(id))._id, 'again', { amount: 20 })).toBe('done');
    expect(await balanceOf(server, player.id)).toBe(3000);
    expect(await inSandbox(server, id)).toMatchObject({ refundedCents: 2000 });
  });

  test('what was kept for a guest is kept again, and goes to their bank', async () => {
    const { id: guestId, email, checkout } = await aGuestWithMoney(server, admin);
    expect((await guestMoneyCalls(server).payByAdmin(admin, guestId)).status).toBe(200);
    await checkout.complete('refund_failed');
    expect(await see(admin.token, guestId)).toMatchObject({ owedToGuest: 5 });
    const refund = await refundOf(checkout.orderId);
    expect(refund).toMatchObject({ state: 'failed', canGoBack: 5 });
    const mail = (await mailsTo(server, email)).find(({ subject }) => subject?.includes('didn’t arrive'));
    expect(mail?.text).toContain('keeping it for you');
    expect(await codeOf(refund._id, 'bank', { amount: 5 })).toBe('done');
    expect(await see(admin.token, guestId)).toMatchObject({ owedToGuest: 5 });
    const run = (await server.call('POST', '/api/admin/payouts', { as: admin.token, body: {} })).body;
    const { payout } = run.data as { payout: { lines: { amount: number }[] } };
    expect(payout.lines.map(({ amount }) => amount)).toContain(5);
  });
});

describe('what the version before', () => {
  /** As that version leaves a top-up of which 20 euro go back: the order says so, and nothing else. */
  async function leave(id: string, isSent: boolean) {
    const { rows } = await sql<{ reference: string }>`
      update payment_order set back_cents = 2000, back_asked_at = app_now(), refunded_at = case when ${isSent} then app_now() end
      where id = ${id} returning provider_reference as reference`.execute(server.db);
    const book = async (kind: 'top_up_back' | 'refund', from: string, to: string) => {
      const owners = { wallet: player.id, checkout: id, provider: null } as Record<string, string | null>;
      await sql`
        with head as (
          insert into journal (kind, idempotency_key, user_id, order_id, created_at)
          values (${kind}, ${kind === 'refund' ? `order_refund:${id}` : `top_up_back:${id}:0`}, ${player.id}, ${id}, app_now()) returning id)
        insert into posting (journal_id, account, owner_id, amount_cents)
        select head.id, p.account, p.owner::uuid, p.cents from head, (values
          (${from}, ${owners[from] ?? null}, -2000), (${to}, ${owners[to] ?? null}, 2000)) as p(account, owner, cents)`.execute(
        server.db,
      );
    };
    await book('top_up_back', 'wallet', 'checkout');
    if (!isSent) return;
    await book('refund', 'checkout', 'provider');
    await sql`
      insert into sandbox_refund (reference, payment, cents, asked_at, arrives_at)
      values (${randomUUID()}, ${rows[0]?.reference}, 2000, app_now(), app_now())`.execute(server.db);
  }

  test('asked for is sent, once', async () => {
    const { id } = await aTopUp();
    await leave(id, false);
    await advance(server, 'PT2M');
    expect(await inSandbox(server, id)).toMatchObject({ refundedCents: 2000 });
    await advance(server, 'P1DT2M');
    expect(await refundOf(id)).toMatchObject({ amount: 20, state: 'arrived', madeThere: false });
    expect(await balanceOf(server, player.id)).toBe(3000);
  });

  test('sent is not taken as well, and comes back if it fails', async () => {
    const { id, bank } = await aTopUp();
    await leave(id, true);
    await advance(server, 'P1DT2M');
    expect(await balanceOf(server, player.id)).toBe(3000);
    await bank('refund_failed');
    expect(await balanceOf(server, player.id)).toBe(5000);
    expect(await refundOf(id)).toMatchObject({ state: 'failed', madeThere: false });
  });
});
