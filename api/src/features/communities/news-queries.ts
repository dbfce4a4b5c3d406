import { pageSizes } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db.ts';
import { findPage } from '../../platform/calls/pagination.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';

export type NewsRow = Pick<
  Rows['community_news'],
  'id' | 'title' | 'body' | 'picture' | 'is_pinned' | 'is_told' | 'created_at' | 'changed_at'
> & {
  /** null if their account was deleted. */
  author: string | null;
  author_hides_name: boolean | null;
};

/** News with its author. */
const withAuthor = sql<NewsRow>`
  select n.id, n.title, n.body, n.picture, n.is_pinned, n.is_told, n.created_at, n.changed_at, u.name as author,
    u.hides_name as author_hides_name
  from community_news n left join app_user u on u.id = n.author_id and u.deleted_at is null`;

/** A page of a community's news: pinned ones first, then the newest. */
export function findNews(db: Database, communityId: string, page: number) {
  return findPage<NewsRow>(db, sql`${withAuthor} where n.community_id = ${communityId}`, {
    order: sql`is_pinned desc, created_at desc, id`,
    skip: (page - 1) * pageSizes.communityNews,
    limit: pageSizes.communityNews,
  });
}

/** @throws Refused `news_not_found` */
export async function findOneNews(trx: Transaction, communityId: string, id: string): Promise<NewsRow> {
  const { rows } = await sql<NewsRow>`${withAuthor} where n.community_id = ${communityId} and n.id = ${id}`.execute(
    trx,
  );
  if (!rows[0]) throw new Refused('news_not_found');
  return rows[0];
}
