import { closesPage } from '@rondo/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

export interface CloseRow extends Pick<Rows['daily_close'], 'journals' | 'closed_at'> {
  day: string;
}

/** A page of the closed days, the latest first. */
export async function findClosePage(db: Database, page: number): Promise<{ rows: CloseRow[]; totalCount: number }> {
  const { rows } = await sql<CloseRow>`
    select c.day::text as day, c.journals, c.closed_at from daily_close c
    order by c.day desc limit ${closesPage} offset ${(page - 1) * closesPage}`.execute(db);
  const { rows: counts } = await sql<{ count: number }>`select count(*) as count from daily_close`.execute(db);
  return { rows, totalCount: counts[0]?.count ?? 0 };
}
