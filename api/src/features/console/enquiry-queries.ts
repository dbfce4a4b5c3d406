import type { Role } from '@rondo/rules';
import { sql } from 'kysely';
import { columnsOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

const listedFields = [
  'id',
  'kind',
  'name',
  'email',
  'state',
  'assigned_to',
  'created_at',
] as const satisfies readonly (keyof Rows['enquiry'])[];

export interface ListedEnquiryRow extends Pick<Rows['enquiry'], (typeof listedFields)[number]> {
  assignee_name: string | null;
}

export const listedColumns = sql`
  ${columnsOf('e', listedFields)}, (select a.name from app_user a where a.id = e.assigned_to) as assignee_name`;

const wholeFields = [
  'language',
  'state_at',
  'answer',
  'awaits_account',
  'details',
] as const satisfies readonly (keyof Rows['enquiry'])[];

export interface EnquiryRow extends ListedEnquiryRow, Pick<Rows['enquiry'], (typeof wholeFields)[number]> {
  account_id: string | null;
  account_name: string | null;
  account_role: Role | null;
  photos: string[];
  answers: { by: string | null; name: string | null; at: string; words: string }[];
}

export async function findEnquiry(db: Database, id: string): Promise<EnquiryRow | null> {
  const { rows } = await sql<EnquiryRow>`
    select ${listedColumns}, ${columnsOf('e', wholeFields)},
      u.id as account_id, u.name as account_name, u.role as account_role,
      array(select p.path from enquiry_photo p where p.enquiry_id = e.id order by p.position) as photos,
      array(
        select json_build_object('by', a.answered_by, 'name', b.name, 'at', a.created_at, 'words', a.words)
        from enquiry_answer a left join app_user b on b.id = a.answered_by
        where a.enquiry_id = e.id order by a.id) as answers
    from enquiry e left join app_user u on u.email = e.email and u.deleted_at is null
    where e.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type AdminRow = Pick<Rows['app_user'], 'id' | 'name'>;

export async function findAdmins(db: Database): Promise<AdminRow[]> {
  const { rows } = await sql<AdminRow>`
    select id, name from app_user
    where role = 'admin' and banned_at is null and deleted_at is null order by lower(name), id`.execute(db);
  return rows;
}
