import type { CallRequest, listCorrections } from '@rondo/contract';
import { sql } from 'kysely';
import { columnsOf } from '../../platform/columns.ts';
import type { Database } from '../../platform/db.ts';
import { type ConsolePage, findConsolePage } from '../../platform/pagination.ts';
import type { Rows } from '../../platform/schema.ts';
import { wordConditions } from '../../platform/search-words.ts';
import { anotherDecides } from './person-queries.ts';

const fields = [
  'id',
  'user_id',
  'account',
  'against',
  'amount_cents',
  'order_id',
  'reason',
  'proposed_by',
  'proposed_at',
  'expires_at',
  'decision',
  'decided_by',
  'decided_at',
  'decided_reason',
] as const satisfies readonly (keyof Rows['correction'])[];

export interface CorrectionRow extends Pick<Rows['correction'], (typeof fields)[number]> {
  person_name: string;
  proposer_name: string;
  decider_name: string | null;
  journal_id: number | null;
  has_expired: boolean;
  has_other_admin: boolean;
}

const columns = sql`
  ${columnsOf('c', fields)}, u.name as person_name, a.name as proposer_name, b.name as decider_name, j.id as journal_id,
  c.decision is null and c.expires_at <= app_now() as has_expired,
  ${anotherDecides(sql`c.proposed_by`, sql`c.user_id`)} as has_other_admin`;
const source = sql`
  correction c join app_user u on u.id = c.user_id join app_user a on a.id = c.proposed_by
  left join app_user b on b.id = c.decided_by left join journal j on j.idempotency_key = 'correction:' || c.id`;

type Search = CallRequest<typeof listCorrections>['query'];

const orders: Record<Search['sort'], ReturnType<typeof sql>> = {
  newest: sql`c.proposed_at desc, c.id desc`,
  oldest: sql`c.proposed_at, c.id`,
};

const states: Record<NonNullable<Search['state']>, ReturnType<typeof sql>> = {
  open: sql`c.decision is null and c.expires_at > app_now()`,
  approved: sql`c.decision = 'approved'`,
  declined: sql`c.decision = 'declined'`,
  expired: sql`c.decision is null and c.expires_at <= app_now()`,
};

/** @param page null for a file */
export async function findCorrections(
  db: Database,
  { query, state, sort }: Search,
  page: number | null,
): Promise<ConsolePage<CorrectionRow>> {
  const where = [sql`true`, ...wordConditions(sql`u.search_text`, query), ...(state ? [states[state]] : [])];
  const list = sql<CorrectionRow>`select ${columns} from ${source} where ${sql.join(where, sql` and `)}`;
  return findConsolePage(db, list, orders[sort], page);
}

export async function findCorrection(db: Database, id: string): Promise<CorrectionRow | null> {
  const { rows } = await sql<CorrectionRow>`select ${columns} from ${source} where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
