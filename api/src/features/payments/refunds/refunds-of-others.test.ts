import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, useNewPlayer } from '../../../../test/builders.ts';
import { consoleCalls } from '../../../../test/console-calls.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { aGuestWithMoney, guestMoneyCalls } from '../../../../test/guest-money.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { mailsTo, subjectsTo } from '../../../../test/mails.ts';
import { refundCalls } from '../../../../test/refund-calls.ts';
import { inSandbox } from '../../../../test/sandbox-books.ts';
import { advance, useCheckedServer } from '../../../../test/server.ts';

const server = useCheckedServer();
const { pay } = joiningCalls(server);
const { see } = consoleCalls(server);
const { startPayingAs } = guestCalls(server);
const admin = useNewPlayer(server, { role: 'admin' });
const player = useNewPlayer(server);
const { aTopUp, refundOf, codeOf } = refundCalls(server, () => admin);

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
    const { id, bank } = await aTopUp(player, 'cancelled');
    await server.sql`update sandbox_payment set status = 'paid', total_cents = 900 where order_id = ${id}`;
    await advance(server, 'P1DT2M');
    const how = { how: 'refund', reason: 'Too little arrived' };
    expect((await server.as(admin).post(`/api/admin/orders/${id}/resolve`, how)).status).toBe(200);
    await bank('refund_failed');
    expect(await balanceOf(server, player.id)).toBe(900);
    expect(await refundOf(id)).toMatchObject({ state: 'failed', amount: 9 });
  });

  test('a refund that was made at the provider is theirs again, told as a refund', async () => {
    const { id, bank } = await aTopUp(player);
    await server.sql`
      insert into sandbox_refund (reference, payment, cents, asked_at, arrives_at)
      select ${randomUUID()}, reference, 2000, app_now(), app_now() from sandbox_payment where order_id = ${id}`;
    await advance(server, 'P1DT1M');
    expect(await balanceOf(server, player.id)).toBe(3000);
    expect(await refundOf(id)).toMatchObject({ madeThere: true, state: 'arrived', amount: 20 });
    await bank('refund_failed');
    expect(await balanceOf(server, player.id)).toBe(5000);
    expect(await refundOf(id)).toMatchObject({ state: 'failed', canGoBack: 20 });
    const subjects = await subjectsTo(server, player.email);
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
    expect(mail?.text).toContain('We keep it for you');
    expect(await codeOf(refund._id, 'bank', { amount: 5 })).toBe('done');
    expect(await see(admin.token, guestId)).toMatchObject({ owedToGuest: 5 });
    const run = (await server.as(admin).post('/api/admin/payouts', {})).body;
    const { payout } = run.data as { payout: { lines: { amount: number }[] } };
    expect(payout.lines.map(({ amount }) => amount)).toContain(5);
  });
});

describe('what the version before', () => {
  /** Leaves a top-up as that version does when 20 euro go back: only the order says so. */
  async function leave(id: string, isSent: boolean) {
    const rows = await server.rows<{ reference: string }>`
      update payment_order set back_cents = 2000, back_asked_at = app_now(), refunded_at = case when ${isSent} then app_now() end
      where id = ${id} returning provider_reference as reference`;
    const book = async (kind: 'top_up_back' | 'refund', from: string, to: string) => {
      const owners = { wallet: player.id, checkout: id, provider: null } as Record<string, string | null>;
      await server.sql`
        with head as (
          insert into journal (kind, idempotency_key, user_id, order_id, created_at)
          values (${kind}, ${kind === 'refund' ? `order_refund:${id}` : `top_up_back:${id}:0`}, ${player.id}, ${id}, app_now()) returning id)
        insert into posting (journal_id, account, owner_id, amount_cents)
        select head.id, p.account, p.owner::uuid, p.cents from head, (values
          (${from}, ${owners[from] ?? null}, -2000), (${to}, ${owners[to] ?? null}, 2000)) as p(account, owner, cents)`;
    };
    await book('top_up_back', 'wallet', 'checkout');
    if (!isSent) return;
    await book('refund', 'checkout', 'provider');
    await server.sql`
      insert into sandbox_refund (reference, payment, cents, asked_at, arrives_at)
      values (${randomUUID()}, ${rows[0]?.reference}, 2000, app_now(), app_now())`;
  }

  test('asked for is sent, once', async () => {
    const { id } = await aTopUp(player);
    await leave(id, false);
    await advance(server, 'PT2M');
    expect(await inSandbox(server, id)).toMatchObject({ refundedCents: 2000 });
    await advance(server, 'P1DT2M');
    expect(await refundOf(id)).toMatchObject({ amount: 20, state: 'arrived', madeThere: false });
    expect(await balanceOf(server, player.id)).toBe(3000);
  });

  test('sent is not taken as well, and comes back if it fails', async () => {
    const { id, bank } = await aTopUp(player);
    await leave(id, true);
    await advance(server, 'P1DT2M');
    expect(await balanceOf(server, player.id)).toBe(3000);
    await bank('refund_failed');
    expect(await balanceOf(server, player.id)).toBe(5000);
    expect(await refundOf(id)).toMatchObject({ state: 'failed', madeThere: false });
  });
});
