import { type CallResponse, type getSettlement, listSettlements, settlementsFile } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { sql } from 'kysely';
import { listing } from '../../platform/admins/console-list.ts';
import { columnsOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { valuedAt } from '../../platform/database/valued.ts';
import { findMissing, type Paying, presentMissing } from './find-missing.ts';
import { inSpan } from '../../platform/time/on-day.ts';

type Whole = CallResponse<typeof getSettlement>['data']['settlement'];

const fields = [
  'id',
  'provider',
  'reference',
  'paid_at',
  'net_cents',
] as const satisfies readonly (keyof Rows['settlement'])[];

interface SettlementRow extends Pick<Rows['settlement'], (typeof fields)[number]> {
  valued_at: string | null;
  gross_cents: number;
  fee_cents: number;
  lines: number;
  open: number;
}

const columns = sql`${columnsOf('s', fields)}, (
  select ${valuedAt} from journal j where j.idempotency_key = 'provider_paid:' || s.id) as valued_at, l.gross_cents, l.fee_cents, l.lines, l.open`;
const source = sql`settlement s cross join lateral (
  select coalesce(sum(gross_cents), 0) as gross_cents, coalesce(sum(fee_cents), 0) as fee_cents, count(*) as lines,
    count(*) filter (where gross_cents <> explained_cents and resolution is null) as open
  from settlement_line where settlement_id = s.id) l`;

/** What the provider paid to the bank, in the console. */
export const settlementList = (isReadable: boolean, paying: Paying) =>
  listing({
    list: listSettlements,
    file: settlementsFile,
    rows: ({ query, open, ...span }) => {
      const wanted = query.trim();
      const where = [
        sql`true`,
        ...(open === 'true' ? [sql`l.open > 0`] : []),
        ...inSpan(sql`s.paid_at`, span),
        ...(wanted === ''
          ? []
          : [
              sql`(s.reference = ${wanted} or exists (
                select from settlement_line f where f.settlement_id = s.id and (f.reference = ${wanted} or f.order_id::text = ${wanted})))`,
            ]),
      ];
      return sql<SettlementRow>`select ${columns} from ${source} where ${sql.join(where, sql` and `)}`;
    },
    orders: { newest: sql`paid_at desc, id`, oldest: sql`paid_at, id` },
    present: presentSettlement,
    more: async (db) => ({
      balance: await findBalance(db),
      isReadable,
      missing: presentMissing(await findMissing(db, paying)),
      paysWithinDays: paying.withinDays,
    }),
  });

function presentSettlement(row: SettlementRow): CallResponse<typeof listSettlements>['data']['settlements'][number] {
  return {
    _id: row.id,
    provider: row.provider,
    reference: row.reference,
    paidAt: row.paid_at,
    valuedAt: row.valued_at,
    net: centsToEuros(row.net_cents),
    gross: centsToEuros(row.gross_cents),
    costs: centsToEuros(row.fee_cents),
    lines: row.lines,
    open: row.open,
  };
}

async function findBalance(db: Database): Promise<CallResponse<typeof listSettlements>['data']['balance']> {
  const { rows } = await sql<Pick<Rows['provider_balance'], 'told_cents' | 'booked_cents' | 'at'>>`
    select told_cents, booked_cents, at from provider_balance order by at desc limit 1`.execute(db);
  const [row] = rows;
  return row ? { told: centsToEuros(row.told_cents), booked: centsToEuros(row.booked_cents), at: row.at } : null;
}

type LineRow = Pick<
  Rows['settlement_line'],
  | 'id'
  | 'kind'
  | 'reference'
  | 'order_id'
  | 'gross_cents'
  | 'fee_cents'
  | 'explained_cents'
  | 'resolution'
  | 'resolved_reason'
  | 'resolved_at'
> & { person: string | null; resolved_by: string | null };

/** A settlement with its lines, those that wait for an admin first; null if there is none. */
export async function findSettlement(db: Database, id: string): Promise<Whole | null> {
  const [{ rows }, { rows: lines }] = await Promise.all([
    sql<SettlementRow>`select ${columns} from ${source} where s.id = ${id}`.execute(db),
    sql<LineRow>`
      select l.id, l.kind, l.reference, l.order_id, l.gross_cents, l.fee_cents, l.explained_cents, l.resolution, l.resolved_reason,
        l.resolved_at, u.name as person, a.name as resolved_by
      from settlement_line l left join payment_order o on o.id = l.order_id left join app_user u on u.id = o.user_id
      left join app_user a on a.id = l.resolved_by
      where l.settlement_id = ${id}
      order by l.gross_cents = l.explained_cents, l.resolution is not null, l.position`.execute(db),
  ]);
  const [row] = rows;
  return row ? { ...presentSettlement(row), parts: lines.map(presentLine) } : null;
}

function presentLine(row: LineRow): Whole['parts'][number] {
  const { resolution, resolved_reason: reason, resolved_at: at, resolved_by: by } = row;
  return {
    _id: row.id,
    kind: row.kind,
    reference: row.reference,
    order: row.order_id === null ? null : { _id: row.order_id, person: row.person ?? '' },
    gross: centsToEuros(row.gross_cents),
    fee: centsToEuros(row.fee_cents),
    explained: centsToEuros(row.explained_cents),
    resolution:
      resolution === null || reason === null || at === null ? null : { as: resolution, reason, by: by ?? '', at },
  };
}
