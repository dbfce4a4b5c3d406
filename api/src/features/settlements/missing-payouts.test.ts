import { beforeEach, describe, expect, test } from 'vitest';
import { useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { moveToNoon, refuses, useCheckedServer } from '../../../test/server.ts';
import { settlementCalls } from '../../../test/settlement-calls.ts';
import { paymentsNotPaidOut } from '../../platform/processes/metrics.ts';

const server = useCheckedServer();
const { audit } = consoleCalls(server);
const player = useNewPlayer(server);
const admin = useNewPlayer(server, { role: 'admin' });
const calls = settlementCalls(server, () => ({ admin, player }));
const { call, list, fetchThem, aTopUp, payOut, settleUp, addLine, paymentOf, booked, unexplained, latest } = calls;

beforeEach(() => settleUp());

describe('a payment that the provider paid out in nothing', () => {
  /** The provider leaves out a payment, and pays out the others. */
  async function forget(orderId: string) {
    const payment = await paymentOf(orderId);
    await server.sql`update sandbox_payment set is_forgotten = true where reference = ${payment}`;
    await payOut();
    await fetchThem();
    return payment;
  }
  const missing = async () => (await list()).missing;
  const resolve = (orderId: string, as: string) =>
    call(`/api/admin/books/settlements/missing/${orderId}/resolve`, { as, reason: 'They looked, and it is gone' });
  /** A week of payouts goes by; a later payment makes the provider pay. */
  async function aWeek() {
    for (let days = 0; days < 8; days += 1) await moveToNoon(server);
    await aTopUp();
    await payOut();
    await fetchThem();
  }

  test('is listed once its days are over, as of the last time it was asked, and counted', async () => {
    const { orderId } = await aTopUp();
    await aTopUp();
    await forget(orderId);
    expect(await missing()).toMatchObject({ count: 0, total: 0, payments: [] });
    await aWeek();
    expect(await missing()).toMatchObject({
      count: 1,
      total: 10.36,
      payments: [{ order: orderId, person: { _id: player.id }, amount: 10.36 }],
    });
    await server.jobs.runNow('settlements');
    expect(await paymentsNotPaidOut.get()).toMatchObject({ values: [{ value: 1 }] });
    expect((await resolve(orderId, 'losses')).status).toBe(200);
  });

  test('is a loss by decision, once; a line that comes all the same waits for a person', async () => {
    const { orderId } = await aTopUp();
    await aTopUp();
    const payment = await forget(orderId);
    await refuses(resolve(orderId, 'losses'), 'payout_not_missing');
    await aWeek();
    const { body } = await resolve(orderId, 'losses');
    expect(body.data).toMatchObject({ missing: { count: 0 } });
    expect(await booked('provider_resolved')).toBe('losses -1036, provider 1036');
    await refuses(resolve(orderId, 'losses'), 'payout_not_missing');
    expect(await audit(admin.token, `subject=${orderId}`)).toMatchObject([
      { action: 'settlement.miss', amount: 10.36, reason: 'They looked, and it is gone' },
    ]);
    const settlement = await payOut();
    await aTopUp();
    const later = (await payOut()) || settlement;
    await addLine(later, { payment, cents: 1036, feeCents: 29 });
    await fetchThem();
    expect(await unexplained()).toBe(1036);
    const whole = await latest();
    const line = whole.parts.find(({ gross, explained }) => gross !== explained);
    expect(line).toMatchObject({ gross: 10.36, explained: 0, order: { _id: orderId } });
    await call(`/api/admin/books/settlements/${whole._id}/lines/${line?._id}/resolve`, {
      as: 'losses',
      reason: 'Came',
    });
    expect(await unexplained()).toBe(0);
  });

  test('that the provider will put right is listed again if it does not, and no more once it did', async () => {
    const { orderId } = await aTopUp();
    await aTopUp();
    const payment = await forget(orderId);
    await aWeek();
    expect((await resolve(orderId, 'provider')).body.data).toMatchObject({ missing: { count: 0 } });
    await aWeek();
    expect(await missing()).toMatchObject({ count: 1 });
    await aTopUp();
    await addLine(await payOut(), { payment, cents: 1036, feeCents: 29 });
    await fetchThem();
    expect(await missing()).toMatchObject({ count: 0 });
    expect(await unexplained()).toBe(0);
  });
});

test('a refund that failed comes back in a payout before anybody reports it, and both are explained', async () => {
  const { orderId } = await aTopUp();
  await aTopUp();
  await call(`/api/admin/orders/${orderId}/back`, { amount: 10, reason: 'Topped up by mistake' });
  await payOut();
  await fetchThem();
  await server.sql`update refund set ask_at = null where order_id = ${orderId}`;
  await server.sql`
    update sandbox_refund set fails_at = app_now() where payment = ${await paymentOf(orderId)}`;
  await aTopUp();
  await payOut();
  await fetchThem();
  expect(await unexplained()).toBe(1000);
  await server.jobs.runNow('refunds under way');
  await server.jobs.runNow('settlements');
  expect(await unexplained()).toBe(0);
  const state = await server.value<string>`select state from refund where order_id = ${orderId}`;
  expect(state).toBe('failed');
});
