import { randomUUID } from 'node:crypto';
import { day } from '@rondo/rules';
import { countsAt, explainedBy } from '@rondo/rules/books';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { PaymentProvider, Settlement, SettlementLine } from '../../providers/payments/provider.ts';
import { postJournals } from '../wallet/post-journals.ts';
import { lockSettlements } from './lock-settlements.ts';
import {
  findKnown,
  findLastPaid,
  findMoved,
  findOpenSince,
  findOrders,
  lockOpenLines,
  type MovedOrder,
} from './settlement-queries.ts';

export interface SettlementsContext {
  db: Database;
  provider: PaymentProvider;
}

/** The number of days fetched again: a provider may report a payout days after it. */
const againDays = 14;

/**
 * Books what the provider paid to the bank (product.md#settlements, decisions/0095-settlements.md), each payout once, and tries again to explain
 * lines that were unexplained. The provider is asked outside of any transaction.
 * @returns how many payouts are new
 * @throws Refused `settlements_unreadable` if the provider's key may not read them
 * @throws ProviderError
 */
export async function fetchSettlements({ db, provider }: SettlementsContext, now: Date): Promise<number> {
  const { account, name } = provider;
  if (account === null) throw new Refused('settlements_unreadable');
  const last = await findLastPaid(db, name);
  const since = new Date((last ?? now).getTime() - againDays * day);
  const told = await account.settlements(since, now);
  const known = await findKnown(db, name, told);
  let count = 0;
  for (const one of told.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime()))
    if (!known.has(one.reference) && (await inTransaction(db, (trx) => book(trx, name, one)))) count += 1;
  await inTransaction(db, explainOpen);
  await keepBalance(db, name, await account.balance());
  return count;
}

/** A line with the part of it that the ledger explains. */
interface MetLine extends SettlementLine {
  id: string;
  orderId: string | null;
  explainedCents: number;
}

async function book(trx: Transaction, provider: string, settlement: Settlement): Promise<boolean> {
  await lockSettlements(trx);
  const now = await timeAfterLock(trx);
  const { rows } = await sql<{ id: string }>`
    insert into settlement (id, provider, reference, paid_at, net_cents, fetched_at)
    values (${randomUUID()}, ${provider}, ${settlement.reference}, ${settlement.paidAt}, ${settlement.netCents}, ${now})
    on conflict (provider, reference) do nothing returning id`.execute(trx);
  const [added] = rows;
  if (!added) return false;
  const lines = await explain(trx, provider, wholeLines(settlement));
  const kept = lines.map(({ payment, ...line }, position) => ({ ...line, position }));
  await sql`
    insert into settlement_line (id, settlement_id, position, kind, reference, order_id, gross_cents, fee_cents, explained_cents)
    select l.id, ${added.id}, l.position, l.kind, l.reference, l."orderId", l."grossCents", l."feeCents", l."explainedCents"
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as l(id uuid, position int, kind text, reference text, "orderId" uuid,
      "grossCents" int8, "feeCents" int8, "explainedCents" int8)`.execute(trx);
  // A failed refund may come back in a payout before anybody reports it.
  await sql`
    update refund f set ask_at = ${now} from settlement_line l
    where l.settlement_id = ${added.id} and l.kind = 'refund' and f.order_id = l.order_id and f.state in ('under_way', 'arrived')`.execute(
    trx,
  );
  const sum = (of: (line: MetLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const postings = [
    { account: 'bank' as const, ownerId: null, amountCents: -settlement.netCents },
    { account: 'provider_costs' as const, ownerId: null, amountCents: -sum(({ feeCents }) => feeCents) },
    { account: 'provider' as const, ownerId: null, amountCents: sum(({ explainedCents }) => explainedCents) },
    {
      account: 'unexplained' as const,
      ownerId: null,
      amountCents: sum(({ grossCents, explainedCents }) => grossCents - explainedCents),
    },
  ];
  const openSince = await findOpenSince(trx);
  const valuedAt = countsAt({ paidAt: settlement.paidAt, now, openSince });
  // A payout of zero, for example when refunds are as much as payments, moves no account.
  if (postings.some(({ amountCents }) => amountCents !== 0))
    await postJournals(
      trx,
      [{ kind: 'provider_paid', key: `provider_paid:${added.id}`, ...(valuedAt && { valuedAt }), postings }],
      now,
    );
  return true;
}

/** A payout's lines, and one more line for the difference if they don't add up to it. */
function wholeLines({ netCents, lines }: Settlement): SettlementLine[] {
  const restCents = lines.reduce((rest, { grossCents, feeCents }) => rest - grossCents + feeCents, netCents);
  if (restCents === 0) return lines;
  return [...lines, { kind: 'other', reference: 'rest', payment: null, grossCents: restCents, feeCents: 0 }];
}

async function explain(trx: Transaction, provider: string, lines: SettlementLine[]): Promise<MetLine[]> {
  const orders = await findOrders(trx, provider, lines);
  const moved = await findMoved(trx, [...orders.values()]);
  return lines.map((line, position) => {
    const orderId = orders.get(position) ?? null;
    return { ...line, id: randomUUID(), orderId, explainedCents: meet(line.grossCents, moved.get(orderId ?? '')) };
  });
}

/** How much of a line an order explains; the order then explains no other line. */
function meet(grossCents: number, order: MovedOrder | undefined): number {
  if (!order) return 0;
  const cents = explainedBy({ grossCents }, { movedCents: order.moved, metCents: order.met });
  if (cents !== 0) order.met.push(cents);
  return cents;
}

/** A payment or refund may have been booked after the payout that contained it. */
export async function explainOpen(trx: Transaction): Promise<void> {
  await lockSettlements(trx);
  const open = await lockOpenLines(trx);
  const moved = await findMoved(
    trx,
    open.flatMap(({ order_id }) => order_id ?? []),
  );
  const now = await timeAfterLock(trx);
  for (const { id, order_id: orderId, gross_cents: grossCents, explained_cents: beforeCents } of open) {
    const order = moved.get(orderId ?? '');
    const at = order?.met.indexOf(beforeCents) ?? -1;
    if (at >= 0) order?.met.splice(at, 1);
    const explainedCents = meet(grossCents, order);
    if (explainedCents === beforeCents) continue;
    await sql`update settlement_line set explained_cents = ${explainedCents} where id = ${id}`.execute(trx);
    const postings = [
      { account: 'provider' as const, ownerId: null, amountCents: explainedCents - beforeCents },
      { account: 'unexplained' as const, ownerId: null, amountCents: beforeCents - explainedCents },
    ];
    await postJournals(
      trx,
      [
        {
          kind: 'provider_explained',
          key: `provider_explained:${randomUUID()}`,
          ...(orderId && { orderId }),
          postings,
        },
      ],
      now,
    );
  }
}

async function keepBalance(db: Database, provider: string, toldCents: number): Promise<void> {
  await sql`
    insert into provider_balance (provider, told_cents, booked_cents, at)
    select ${provider}, ${toldCents}, -coalesce(sum(amount_cents), 0), app_now() from posting where account = 'provider'
    on conflict (provider) do update set told_cents = excluded.told_cents, booked_cents = excluded.booked_cents, at = excluded.at`.execute(
    db,
  );
}
