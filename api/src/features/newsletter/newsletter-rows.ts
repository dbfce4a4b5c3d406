import { languageCodes } from '@rondo/rules';
import { sql } from 'kysely';
import { columnsOf } from '../../platform/database/columns.ts';
import type { Rows } from '../../platform/schema.ts';

const fields = [
  'id',
  'state',
  'created_at',
  'started_at',
  'finished_at',
  'people',
  'sent',
  'bounced',
] as const satisfies readonly (keyof Rows['newsletter'])[];

export interface NewsletterRow extends Pick<Rows['newsletter'], (typeof fields)[number]> {
  title: string;
  author: string;
}

/** Newsletters, each under its subject in the first language that has one. */
export const newsletters = sql<NewsletterRow>`
  select ${columnsOf('n', fields)}, a.name as author, coalesce((
      select t.subject from newsletter_text t where t.newsletter_id = n.id and t.subject <> ''
      order by array_position(${languageCodes}::text[], t.language) limit 1), '') as title
  from newsletter n join app_user a on a.id = n.author_id`;
