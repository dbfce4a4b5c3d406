import type { CallResponse, getSettlement } from '@rondo/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { moveToNoon, refuses, useCheckedServer } from '../../../test/server.ts';
import { settlementCalls } from '../../../test/settlement-calls.ts';

type Whole = CallResponse<typeof getSettlement>['data']['settlement'];

const server = useCheckedServer();
const { audit } = consoleCalls(server);
const player = useNewPlayer(server);
const admin = useNewPlayer(server, { role: 'admin' });
const calls = settlementCalls(server, () => ({ admin, player }));
const { call, list, get, fetchThem, aTopUp, payOut, settleUp, addLine, paymentOf, booked, unexplained, latest } = calls;

beforeEach(() => settleUp());

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
    // Another payout of the same day is left for tomorrow.
    const another = `sbs_${crypto.randomUUID()}`;
    await server.sql`
      insert into sandbox_settlement (reference, paid_at, net_cents) values (${another}, ${server.clock.now()}, 0)`;
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
    await server.sql`update sandbox_payment set status = 'reversed' where order_id = ${orderId}`;
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
    await server.sql`
      update sandbox_settlement_line set gross_cents = 1035 where settlement = ${reference} and payment = ${await paymentOf(second.orderId)}`;
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
    await server.sql`update payment_order set provider_reference = 'sb_elsewhere' where id = ${late.orderId}`;
    const reference = await payOut();
    const payment = await server.value<string>`
      select payment from sandbox_settlement_line where settlement = ${reference} and payment <> ${await paymentOf(orderId)}`;
    // A line about an order whose payment the ledger has not seen yet.
    await server.sql`update payment_order set provider_reference = ${payment} where id = ${late.orderId}`;
    await server.sql`update sandbox_settlement_line set gross_cents = 2072 where payment = ${payment}`;
    await server.sql`update sandbox_settlement set net_cents = net_cents + 1036 where reference = ${reference}`;
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
    await refuses(resolve(explained), 'settlement_line_explained');
    await refuses(resolve(crypto.randomUUID()), 'settlement_line_not_found');
    await refuses(resolve(line, { as: 'losses', reason: '' }), 'invalid_input');
    const answers = await Promise.all([resolve(line), resolve(line), resolve(line)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await refuses(resolve(line), 'already_decided');
    expect(await get(`/api/admin/books/settlements/${crypto.randomUUID()}`)).toBeUndefined();
  });
});
