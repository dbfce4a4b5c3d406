import type { CallResponse, getSettlement, listSettlements } from '@rondo/contract';
import { expect } from 'vitest';
import { sandboxAccount } from '../src/providers/payments/sandbox-account.ts';
import type { Player } from './builders.ts';
import { moveToNoon, type TestServer } from './server.ts';

type Whole = CallResponse<typeof getSettlement>['data']['settlement'];
type List = CallResponse<typeof listSettlements>['data'];

/** What the sandbox pays to the bank, and what an admin does about it. */
export function settlementCalls(server: TestServer, who: () => { admin: Player; player: Player }) {
  const call = (path: string, body: object = {}, as = who().admin) => server.as(as).post(path, body);
  const get = async (path: string) => (await server.as(who().admin).get(path)).body.data;
  const list = async (query = '') => (await get(`/api/admin/books/settlements${query}`)) as List;
  const whole = async (id = '') =>
    ((await get(`/api/admin/books/settlements/${id}`)) as { settlement: Whole }).settlement;
  const fetchThem = () => call('/api/admin/books/settlements/fetch');

  /** A top-up of 10 euro, with a fee of 0.36, that was paid at the provider. */
  async function aTopUp() {
    const { body } = await call('/api/payments/topUp', { amount: 10, method: 'ideal' }, who().player);
    const at = (outcome: string, more: object = {}) =>
      server.call('POST', `${new URL(String(body.paymentLink)).pathname}/complete`, { body: { outcome, ...more } });
    expect((await at('paid')).status).toBe(200);
    return { orderId: String(body.orderId), at };
  }

  /** Lets the provider pay out the next day, in its own books. @returns its reference there */
  async function payOut(): Promise<string> {
    await moveToNoon(server);
    const told = await sandboxAccount(server.db).settlements(new Date(0), server.clock.now());
    return told.at(-1)?.reference ?? '';
  }

  /** Pays out what moved in earlier tests. */
  async function settleUp(): Promise<void> {
    await payOut();
    await fetchThem();
  }

  /** Adds a line to a payout in the provider's own books, or takes one off. */
  const addLine = (settlement: string, line: { payment?: string; kind?: string; cents: number; feeCents?: number }) =>
    server.sql`
      with added as (
        insert into sandbox_settlement_line (reference, settlement, kind, payment, gross_cents, fee_cents)
        values (gen_random_uuid()::text, ${settlement}, ${line.kind ?? 'payment'}, ${line.payment ?? null}, ${line.cents}, ${line.feeCents ?? 0}))
      update sandbox_settlement set net_cents = net_cents + ${line.cents - (line.feeCents ?? 0)} where reference = ${settlement}`;
  const paymentOf = (orderId: string) =>
    server.value<string>`select provider_reference as reference from payment_order where id = ${orderId}`;

  /** The journal that the latest payout booked. */
  const booked = (kind = 'provider_paid') => server.value<string>`
    select string_agg(p.account || ' ' || p.amount_cents, ', ' order by p.account) as postings from posting p
        where p.journal_id = (select max(id) from journal where kind = ${kind})`;
  const unexplained = () =>
    server.value<number>`select coalesce(sum(amount_cents), 0) as cents from posting where account = 'unexplained'`;

  /** The lines of the latest payout. */
  const latest = async () => {
    const [{ _id } = { _id: '' }] = (await list()).settlements;
    return whole(_id);
  };

  return { call, get, list, fetchThem, aTopUp, payOut, settleUp, addLine, paymentOf, booked, unexplained, latest };
}
