import type { CallResponse, getSettlement, listSettlements } from '@rondo/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { moveToNoon, row, useServer } from '../../../test/server.ts';
import { paymentsNotPaidOut } from '../../platform/processes/metrics.ts';
import { sandboxAccount } from '../../providers/payments/sandbox-account.ts';

type Whole = CallResponse<typeof getSettlement>['data']['settlement'];
type List = CallResponse<typeof listSettlements>['data'];

const server = useServer();
const { audit } = consoleCalls(server);
let player: Player;
let admin: Player;

beforeEach(async () => {
  [player, admin] = [await aPlayer(server), await aPlayer(server, { role: 'admin' })];
  await settleUp();
});
afterEach(async () => {
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});

const call = (path: string, body: object = {}, as = admin) => server.call('POST', path, { as: as.token, body });
const get = async (path: string) => (await server.call('GET', path, { as: admin.token })).body.data;
const list = async (query = '') => (await get(`/api/admin/books/settlements${query}`)) as List;
const whole = async (id = '') =>
  ((await get(`/api/admin/books/settlements/${id}`)) as { settlement: Whole }).settlement;
const fetchThem = () => call('/api/admin/books/settlements/fetch');

/** A top-up of 10 euro, with 0.36 of fee, that was paid at the provider. */
async function aTopUp() {
  const { body } = await call('/api/payments/topUp', { amount: 10, method: 'ideal' }, player);
  const at = (outcome: string, more: object = {}) =>
    server.call('POST', `${new URL(String(body.paymentLink)).pathname}/complete`, { body: { outcome, ...more } });
  expect((await at('paid')).status).toBe(200);
  return { orderId: String(body.orderId), at };
}

/** The next day the provider pays out, in its own books. @returns its reference there */
async function payOut(): Promise<string> {
  await moveToNoon(server);
  const told = await sandboxAccount(server.db).settlements(new Date(0), server.clock.now());
  return told.at(-1)?.reference ?? '';
}

/** What moved in earlier tests is paid out. */
async function settleUp(): Promise<void> {
  await payOut();
  await fetchThem();
}

/** Adds a line to a payout in the provider's own books, or takes one off. */
const addLine = (settlement: string, line: { payment?: string; kind?: string; cents: number; feeCents?: number }) =>
  sql`
    with added as (
      insert into sandbox_settlement_line (reference, settlement, kind, payment, gross_cents, fee_cents)
      values (gen_random_uuid()::text, ${settlement}, ${line.kind ?? 'payment'}, ${line.payment ?? null}, ${line.cents}, ${line.feeCents ?? 0}))
    update sandbox_settlement set net_cents = net_cents + ${line.cents - (line.feeCents ?? 0)} where reference = ${settlement}`.execute(
    server.db,
  );
const paymentOf = async (orderId: string) =>
  (
    await row<{ reference: string }>(
      server,
      sql`select provider_reference as reference from payment_order where id = ${orderId}`,
    )
  ).reference;

/** Books a payment of the player as a command would. */
const bookAt = (kind: string, orderId: string, ...postings: Record<string, number>[]) => {
  const lines = postings.flatMap((one) => Object.entries(one)).map(([account, cents]) => ({ account, cents }));
  return sql`
    with head as (
      insert into journal (kind, idempotency_key, user_id, order_id, created_at)
      values (${kind}, ${crypto.randomUUID()}, ${player.id}, ${orderId}, app_now()) returning id)
    insert into posting (journal_id, account, owner_id, amount_cents)
    select id, account, case when account = 'wallet' then ${player.id}::uuid end, cents
    from head, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as p(account text, cents int8)`.execute(server.db);
};

/** What the latest payout booked. */
const booked = async (kind = 'provider_paid') =>
  (
    await row<{ postings: string }>(
      server,
      sql`select string_agg(p.account || ' ' || p.amount_cents, ', ' order by p.account) as postings from posting p
        where p.journal_id = (select max(id) from journal where kind = ${kind})`,
    )
  ).postings;
const unexplained = async () =>
  (
    await row<{ cents: number }>(
      server,
      sql`select coalesce(sum(amount_cents), 0) as cents from posting where account = 'unexplained'`,
    )
  ).cents;

/** The lines of the latest payout. */
const latest = async () => {
  const [{ _id } = { _id: '' }] = (await list()).settlements;
  return whole(_id);
};

describe('what the provider paid to the bank', () => {
  test('is booked against what moved there, with its costs, once', async () => {
    const { orderId } = await aTopUp();
    await aTopUp();
    await payOut();
    expect((await fetchThem()).body).toMatchObject({ data: { fetched: 1, open: 0 } });
    expect((await fetchThem()).body).toMatchObject({ data: { fetched: 0 } });
    expect(await booked()).toBe('bank -2014, provider 2072, provider_costs -58');
    const settlement = await latest();
    expect(settlement).toMatchObject({ provider: 'sandbox', net: 20.14, gross: 20.72, costs: 0.58, lines: 2, open: 0 });
    expect(settlement.parts).toContainEqual(
      expect.objectContaining({
        kind: 'payment',
        order: { _id: orderId, person: expect.any(String) as string },
        gross: 10.36,
        explained: 10.36,
      }),
    );
    expect((await list(`?query=${orderId}`)).settlements).toHaveLength(1);
    const { balance } = await list();
    expect(balance?.told).toBe(balance?.booked);
    expect(await audit(admin.token)).toMatchObject([{ action: 'settlement.fetch' }, {}, {}]);
  });

  test('what was taken back goes off, also when it was won back', async () => {
    const topUp = await aTopUp();
    await aTopUp();
    await topUp.at('reversed');
    await payOut();
    await fetchThem();
    expect((await latest()).parts.map(({ kind, gross, explained }) => [kind, gross, explained])).toEqual(
      expect.arrayContaining([['charge_back', -10.36, -10.36]]),
    );
    await topUp.at('won');
    await payOut();
    await fetchThem();
    expect((await latest()).parts).toMatchObject([{ kind: 'charge_back', gross: 10.36, explained: 10.36 }]);
    expect(await unexplained()).toBe(0);
  });

  test('is asked for by itself, once a day', async () => {
    await aTopUp();
    await moveToNoon(server);
    await server.jobs.runNow('settlements');
    const { settlements } = await list();
    expect(settlements[0]).toMatchObject({ net: 10.07, lines: 1 });
    // Another of the same day is left for tomorrow.
    const another = `sbs_${crypto.randomUUID()}`;
    await sql`
      insert into sandbox_settlement (reference, paid_at, net_cents) values (${another}, ${server.clock.now()}, 0)`.execute(
      server.db,
    );
    const isHere = async () => (await list(`?query=${another}`)).settlements.length === 1;
    await server.jobs.runNow('settlements');
    expect(await isHere()).toBe(false);
    await moveToNoon(server);
    await server.jobs.runNow('settlements');
    expect(await isHere()).toBe(true);
  });

  test('what came and was sent back at once is explained both ways', async () => {
    await aTopUp();
    const { body } = await call('/api/payments/topUp', { amount: 20, method: 'ideal' }, player);
    const orderId = String(body.orderId);
    await sql`update sandbox_payment set status = 'reversed' where order_id = ${orderId}`.execute(server.db);
    await bookAt('refund', orderId, { provider: -2036 }, { provider: 2036 });
    await payOut();
    await fetchThem();
    expect(await unexplained()).toBe(0);
    expect((await latest()).parts).toHaveLength(3);
  });

  test('four that ask at once book it once', async () => {
    await aTopUp();
    const reference = await payOut();
    const answers = await Promise.all([fetchThem(), fetchThem(), fetchThem(), fetchThem()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await list(`?query=${reference}`)).settlements).toHaveLength(1);
  });
});

describe('what the ledger does not explain', () => {
  test('a line that is of nothing, one that comes twice, one of another amount, and what they do not add up to', async () => {
    const [first, second] = [await aTopUp(), await aTopUp()];
    const reference = await payOut();
    await addLine(reference, { cents: 500, kind: 'refund' });
    await addLine(reference, { cents: 1036, payment: await paymentOf(first.orderId) });
    await sql`update sandbox_settlement_line set gross_cents = 1035 where settlement = ${reference} and payment = ${await paymentOf(second.orderId)}`.execute(
      server.db,
    );
    expect((await fetchThem()).body).toMatchObject({ data: { fetched: 1, open: 4 } });
    const { parts, open } = await latest();
    expect(open).toBe(4);
    const differences = parts.slice(0, 4).map(({ kind, gross, explained }) => [kind, gross, explained]);
    expect(differences.toSorted((a, b) => Number(a[1]) - Number(b[1]))).toEqual([
      ['other', 0.01, 0],
      ['refund', 5, 0],
      ['payment', 10.35, 10.36],
      ['payment', 10.36, 0],
    ]);
    expect(await unexplained()).toBe(500 + 1036 - 1 + 1);
    expect((await list('?open=true')).settlements).toHaveLength(1);
    for (const { _id } of parts.slice(0, 4)) await resolve(_id);
    expect(await unexplained()).toBe(0);
    expect((await list('?open=true')).settlements).toEqual([]);
  });

  test('is explained by itself once the payment is booked', async () => {
    const { orderId } = await aTopUp();
    const late = await aTopUp();
    await sql`update payment_order set provider_reference = 'sb_elsewhere' where id = ${late.orderId}`.execute(
      server.db,
    );
    const reference = await payOut();
    const { payment } = await row<{ payment: string }>(
      server,
      sql`select payment from sandbox_settlement_line where settlement = ${reference} and payment <> ${await paymentOf(orderId)}`,
    );
    // A line about an order whose payment the ledger has not seen yet.
    await sql`update payment_order set provider_reference = ${payment} where id = ${late.orderId}`.execute(server.db);
    await sql`update sandbox_settlement_line set gross_cents = 2072 where payment = ${payment}`.execute(server.db);
    await sql`update sandbox_settlement set net_cents = net_cents + 1036 where reference = ${reference}`.execute(
      server.db,
    );
    await fetchThem();
    expect(await unexplained()).toBe(1036);
    await bookAt('late_payment', late.orderId, { provider: -1036, wallet: 1036 });
    await fetchThem();
    expect(await unexplained()).toBe(0);
    expect(await booked('provider_explained')).toBe('provider 1036, unexplained -1036');
  });
});

const resolve = async (lineId: string, body: object = { as: 'losses', reason: 'a cent of rounding' }) => {
  const { _id } = await latest();
  return call(`/api/admin/books/settlements/${_id}/lines/${lineId}/resolve`, body);
};

describe('a decision about a line', () => {
  const aStrangeLine = async (cents = 500) => {
    await aTopUp();
    await addLine(await payOut(), { cents, kind: 'refund' });
    await fetchThem();
    const { parts } = await latest();
    return parts[0]?._id ?? '';
  };

  test.each([
    ['losses', 'losses 500, unexplained -500'],
    ['provider_costs', 'provider_costs 500, unexplained -500'],
    ['provider', 'provider 500, unexplained -500'],
  ])('books it as %s, with the reason, in the log', async (as, postings) => {
    const line = await aStrangeLine();
    const { status, body } = await resolve(line, { as, reason: 'Mollie explained it by mail' });
    expect(status).toBe(200);
    expect(await booked('provider_resolved')).toBe(postings);
    const { settlement } = body.data as { settlement: Whole };
    expect(settlement).toMatchObject({ open: 0 });
    expect(settlement.parts.find(({ _id }) => _id === line)?.resolution).toMatchObject({
      as,
      reason: 'Mollie explained it by mail',
    });
    expect((await audit(admin.token))[0]).toMatchObject({
      action: 'settlement.resolve',
      reason: 'Mollie explained it by mail',
    });
  });

  test('is made once, about what is open and there, with a reason', async () => {
    const line = await aStrangeLine();
    const { parts } = await latest();
    const explained = parts.find(({ gross, explained }) => gross === explained)?._id ?? '';
    expect((await resolve(explained)).body.code).toBe('settlement_line_explained');
    expect((await resolve(crypto.randomUUID())).body.code).toBe('settlement_line_not_found');
    expect((await resolve(line, { as: 'losses', reason: '' })).body.code).toBe('invalid_input');
    const answers = await Promise.all([resolve(line), resolve(line), resolve(line)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await resolve(line)).body.code).toBe('already_decided');
    expect(await get(`/api/admin/books/settlements/${crypto.randomUUID()}`)).toBeUndefined();
  });
});

describe('a payment that the provider paid out in nothing', () => {
  /** Takes the line of a payment out of the provider's own books, as if it forgot it; what is there stays so until it remembers. */
  async function forget(orderId: string) {
    await payOut();
    const payment = await paymentOf(orderId);
    await sql`
      with gone as (delete from sandbox_settlement_line where payment = ${payment} returning settlement, gross_cents - fee_cents as cents)
      update sandbox_settlement s set net_cents = s.net_cents - gone.cents from gone where s.reference = gone.settlement`.execute(
      server.db,
    );
    await sql`update sandbox_payment set status = 'open' where reference = ${payment}`.execute(server.db);
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
    expect((await resolve(orderId, 'losses')).body.code).toBe('payout_not_missing');
    await aWeek();
    const { body } = await resolve(orderId, 'losses');
    expect(body.data).toMatchObject({ missing: { count: 0 } });
    expect(await booked('provider_resolved')).toBe('losses -1036, provider 1036');
    expect((await resolve(orderId, 'losses')).body.code).toBe('payout_not_missing');
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
  await sql`update refund set ask_at = null where order_id = ${orderId}`.execute(server.db);
  await sql`
    update sandbox_refund set fails_at = app_now() where payment = ${await paymentOf(orderId)}`.execute(server.db);
  await aTopUp();
  await payOut();
  await fetchThem();
  expect(await unexplained()).toBe(1000);
  await server.jobs.runNow('refunds under way');
  await server.jobs.runNow('settlements');
  expect(await unexplained()).toBe(0);
  const { state } = await row<{ state: string }>(server, sql`select state from refund where order_id = ${orderId}`);
  expect(state).toBe('failed');
});
