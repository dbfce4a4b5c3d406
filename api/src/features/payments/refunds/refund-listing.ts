import { type CallResponse, listRefunds, refundsFile } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { sql } from 'kysely';
import { listing } from '../../../platform/admins/console-list.ts';
import { isId } from '../../../platform/calls/is-id.ts';
import { columnsOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/db.ts';
import type { Rows } from '../../../platform/schema.ts';
import { inSpan } from '../../../platform/time/on-day.ts';
import { wordConditions } from '../../../platform/wording/search-words.ts';

type ConsoleRefund = CallResponse<typeof listRefunds>['data']['refunds'][number];

const fields = [
  'id',
  'order_id',
  'cents',
  'state',
  'at_provider',
  'resolution',
  'resolved_reason',
  'resolved_at',
  'asked_at',
  'failed_at',
] as const satisfies readonly (keyof Rows['refund'])[];

type RefundRow = Pick<Rows['refund'], (typeof fields)[number]> &
  Pick<Rows['app_user'], 'name' | 'email'> & {
    user_id: string;
    resolved_by_name: string | null;
    /** What the payer still has of the returned money; for somebody who left, as much as failed. */
    held_cents: number;
  };

const columns = sql`${columnsOf('f', fields)}, u.id as user_id, u.name, u.email, a.name as resolved_by_name,
  case when u.deleted_at is not null then f.cents when u.role = 'guest' then coalesce((
    select sum(amount_cents) from posting where account = 'owed_to_guest' and owner_id = u.id), 0)
    else coalesce(w.balance_cents, 0) end as held_cents`;
const source = sql`
  refund f join payment_order o on o.id = f.order_id join app_user u on u.id = o.user_id left join wallet w on w.user_id = u.id
  left join app_user a on a.id = f.resolved_by`;

/** Refunds through the provider, in the console. */
export const refundList = listing({
  list: listRefunds,
  file: refundsFile,
  rows: ({ query, failed, ...span }) => {
    const words = wordConditions(sql`u.search_text`, query);
    const wanted = query.trim();
    const named = isId(wanted) ? sql`(f.id = ${wanted} or o.id = ${wanted})` : sql`f.provider_reference = ${wanted}`;
    const where = [
      sql`true`,
      ...(failed === 'true' ? [sql`f.state = 'failed' and f.resolution is null`] : []),
      ...inSpan(sql`f.asked_at`, span),
      ...(words.length > 0 ? [sql`(${named} or (${sql.join(words, sql` and `)}))`] : []),
    ];
    return sql<RefundRow>`select ${columns} from ${source} where ${sql.join(where, sql` and `)}`;
  },
  orders: { newest: sql`asked_at desc, id`, oldest: sql`asked_at, id` },
  present: presentRefund,
});

export async function findConsoleRefund(db: Database, id: string): Promise<ConsoleRefund | null> {
  const { rows } = await sql<RefundRow>`select ${columns} from ${source} where f.id = ${id}`.execute(db);
  return rows[0] ? presentRefund(rows[0]) : null;
}

function presentRefund(row: RefundRow): ConsoleRefund {
  const { resolution: how, resolved_reason: reason, resolved_at: at, resolved_by_name: by } = row;
  const isOpen = row.state === 'failed' && how === null;
  return {
    _id: row.id,
    person: { _id: row.user_id, name: row.name, email: row.email },
    orderId: row.order_id,
    amount: centsToEuros(row.cents),
    state: row.state,
    madeThere: row.at_provider,
    resolution: how !== null && reason !== null && at !== null ? { how, reason, by: by ?? '', at } : null,
    canGoBack: centsToEuros(isOpen ? Math.min(row.cents, row.held_cents) : 0),
    askedAt: row.asked_at,
    failedAt: row.failed_at,
  };
}
