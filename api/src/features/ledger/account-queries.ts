import { type ChartAccount, rgsCodes } from '@rondo/rules/books';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

/** The RGS code of each account. */
export async function findRgsCodes(db: Database): Promise<Record<ChartAccount, string>> {
  const { rows } = await sql<{ account: string; rgs: string }>`select account, rgs from account_code`.execute(db);
  return rgsCodes(Object.fromEntries(rows.map(({ account, rgs }) => [account, rgs])));
}

/** When the first journal was booked; null before there is any. */
export async function findBeginning(db: Database): Promise<Date | null> {
  const { rows } = await sql<{ created_at: string }>`select created_at from journal order by id limit 1`.execute(db);
  return rows[0] ? new Date(rows[0].created_at) : null;
}
