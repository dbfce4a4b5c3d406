import { sql } from 'kysely';
import { anotherDecides } from '../../platform/admins/appointments.ts';
import { columnsOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

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

export const correctionColumns = sql`
  ${columnsOf('c', fields)}, u.name as person_name, a.name as proposer_name, b.name as decider_name, j.id as journal_id,
  c.decision is null and c.expires_at <= app_now() as has_expired,
  c.decision is not null or ${anotherDecides(sql`c.proposed_by`, sql`c.user_id`)} as has_other_admin`;
export const correctionSource = sql`
  correction c join app_user u on u.id = c.user_id join app_user a on a.id = c.proposed_by
  left join app_user b on b.id = c.decided_by left join journal j on j.idempotency_key = 'correction:' || c.id`;

export async function findCorrection(db: Database, id: string): Promise<CorrectionRow | null> {
  const { rows } =
    await sql<CorrectionRow>`select ${correctionColumns} from ${correctionSource} where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
