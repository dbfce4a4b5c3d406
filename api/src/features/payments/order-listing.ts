import { type CallResponse, listConsoleOrders, consoleOrdersFile, consoleOrder } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { mostBack } from '@rondo/rules/top-up-back';
import { sql } from 'kysely';
import { z } from 'zod';
import { columnsOf } from '../../platform/database/columns.ts';
import { listing } from '../../platform/admins/console-list.ts';
import type { Database } from '../../platform/db.ts';
import { isId } from '../../platform/calls/is-id.ts';
import { inSpan, onDay } from '../../platform/time/on-day.ts';
import type { Rows } from '../../platform/schema.ts';
import { presentSetAside, saySetAside } from '../../platform/wording/set-aside.ts';
import { wordConditions } from '../../platform/wording/search-words.ts';

const fields = [
  'id',
  'user_id',
  'kind',
  'amount_cents',
  'fee_cents',
  'method',
  'status',
  'provider',
  'provider_reference',
  'review_note',
  'review_facts',
  'resolution',
  'resolved_reason',
  'resolved_at',
  'taken_back_cents',
  'outcome',
  'created_at',
] as const satisfies readonly (keyof Rows['payment_order'])[];

export type ReviewRow = Pick<Rows['payment_order'], (typeof fields)[number]> &
  Pick<Rows['app_user'], 'name' | 'email'> & {
    /** What the payer's wallet holds; 0 for a guest. */
    balance_cents: number;
    /** The state of the latest refund; null without one. */
    refund_state: Rows['refund']['state'] | null;
    refund_cents: number | null;
    sent_at: string | null;
  };

const columns = sql`${columnsOf('o', fields)}, u.name, u.email, coalesce(w.balance_cents, 0) as balance_cents,
  f.state as refund_state, f.cents as refund_cents, f.sent_at`;
const source = sql`
  payment_order o join app_user u on u.id = o.user_id left join wallet w on w.user_id = u.id and u.role <> 'guest'
  left join lateral (
    select state, cents, sent_at from refund where order_id = o.id and not at_provider order by asked_at desc limit 1) f on true`;

/** Payments at the provider, in the console. */
export const orderList = listing({
  list: listConsoleOrders,
  file: consoleOrdersFile,
  rows: ({ query, review, day, ...span }) => {
    const words = wordConditions(sql`u.search_text`, query);
    const wanted = query.trim();
    const named = isId(wanted) ? sql`o.id = ${wanted}` : sql`o.provider_reference = ${wanted}`;
    const where = [
      sql`true`,
      ...(review === 'true' ? [sql`o.review_note is not null and o.resolution is null`] : []),
      ...(day ? [sql`o.status = 'paid' and ${onDay(sql`o.settled_at`, day)}`] : []),
      ...inSpan(sql`o.created_at`, span),
      ...(words.length > 0 ? [sql`(${named} or (${sql.join(words, sql` and `)}))`] : []),
    ];
    return sql<ReviewRow>`select ${columns} from ${source} where ${sql.join(where, sql` and `)}`;
  },
  orders: {
    newest: sql`created_at desc, id`,
    oldest: sql`created_at, id`,
  },
  present: presentConsoleOrder,
  lines: {
    shape: consoleOrder.extend({ note: z.string().nullable() }),
    of: (order, language) => [{ ...order, note: order.note && saySetAside(order.note, language) }],
  },
});

export async function findConsoleOrder(db: Database, id: string): Promise<ReviewRow | null> {
  const { rows } = await sql<ReviewRow>`select ${columns} from ${source} where o.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export function presentConsoleOrder(row: ReviewRow): CallResponse<typeof listConsoleOrders>['data']['orders'][number] {
  const { resolution: how, resolved_reason: reason, resolved_at: at } = row;
  return {
    _id: row.id,
    person: { _id: row.user_id, name: row.name, email: row.email },
    kind: row.kind,
    amount: centsToEuros(row.amount_cents),
    fee: centsToEuros(row.fee_cents),
    method: row.method,
    status: row.status,
    provider: row.provider,
    reference: row.provider_reference,
    note: presentSetAside(row),
    resolution: how !== null && reason !== null && at !== null ? { how, reason, at } : null,
    takenBack: centsToEuros(row.taken_back_cents),
    back: centsToEuros(row.refund_state === 'failed' ? 0 : (row.refund_cents ?? 0)),
    canGoBack: centsToEuros(canGoBack(row)),
    refundedAt: row.sent_at,
    refundState: row.refund_state,
    createdAt: row.created_at,
  };
}

/**
 * How much of a credited order its payer's wallet still holds, if none of it has gone back. Whether the provider can refund it, and how much of the
 * balance is gifts, is checked when a refund is asked for.
 */
function canGoBack(row: ReviewRow): number {
  const isCredit = row.status === 'paid' && (row.kind === 'top_up' || row.outcome === 'credited');
  if (row.review_note !== null || row.resolution !== null) return 0;
  if (!isCredit || (row.refund_state ?? 'failed') !== 'failed' || row.taken_back_cents > 0) return 0;
  return mostBack({ amountCents: row.amount_cents, balanceCents: row.balance_cents, giftCents: 0 });
}
