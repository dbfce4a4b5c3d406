import type { CallRequest, listAudit } from '@rondo/contract';
import { sql } from 'kysely';
import { columnsOf } from '../../platform/columns.ts';
import type { Database } from '../../platform/db.ts';
import { type ConsolePage, findConsolePage } from '../../platform/pagination.ts';
import type { Rows } from '../../platform/schema.ts';
import { wordConditions } from '../../platform/search-words.ts';

const fields = [
  'id',
  'actor_id',
  'action',
  'subject_kind',
  'subject_id',
  'reason',
  'address',
  'at',
] as const satisfies readonly (keyof Rows['admin_action'])[];

export interface AuditRow extends Pick<Rows['admin_action'], (typeof fields)[number]> {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  actor_name: string | null;
  subject_name: string | null;
}

const columns = sql`
  ${columnsOf('a', fields)}, a.before, a.after,
  (select u.name from app_user u where u.id = a.actor_id) as actor_name,
  case a.subject_kind
    when 'user' then (select u.name from app_user u where u.id = a.subject_id::uuid)
    when 'game' then (select g.name from game g where g.id = a.subject_id::uuid)
    when 'community' then (select c.name from community c where c.id = a.subject_id::uuid)
    when 'enquiry' then (select e.name from enquiry e where e.id = a.subject_id::uuid) end as subject_name`;

type Search = CallRequest<typeof listAudit>['query'];

const orders: Record<Search['sort'], ReturnType<typeof sql>> = { newest: sql`a.id desc`, oldest: sql`a.id` };

/** @param page null for a file */
export async function findActions(
  db: Database,
  { query, kind, subject, looks, sort }: Search,
  page: number | null,
): Promise<ConsolePage<AuditRow>> {
  const words = wordConditions(sql`u.search_text`, query);
  const where = [
    sql`true`,
    ...(words.length > 0
      ? [sql`a.actor_id in (select u.id from app_user u where ${sql.join(words, sql` and `)})`]
      : []),
    ...(kind ? [sql`a.subject_kind = ${kind}`] : []),
    ...(subject ? [sql`a.subject_id = ${subject}`] : []),
    ...(looks === 'without' ? [sql`a.action not like '%.look'`] : []),
  ];
  const list = sql<AuditRow>`select ${columns} from admin_action a where ${sql.join(where, sql` and `)}`;
  return findConsolePage(db, list, orders[sort], page);
}
