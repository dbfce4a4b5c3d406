import { lastDayOf, missingToClose } from '@rondo/rules/books';
import { sql } from 'kysely';
import { writeDocuments } from '../features/books/write-documents.ts';
import { closeDays } from '../features/ledger/close-days.ts';
import { findBooksState, keepMonth } from '../features/ledger/periods/close-month.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { type Database, inTransaction } from '../platform/db.ts';
import { endOfDay } from '../platform/time/amsterdam.ts';

interface DemoContext {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'seller' | 'giftsAre'>;
}

/** Closes the oldest month of the demo as an operator would. The month stays open if another process is writing its documents. */
export async function closeOldestMonth(context: DemoContext): Promise<void> {
  const { db, clock } = context;
  const { firstMonth: month, lastClosedMonth } = await findBooksState(db);
  if (month === null || lastClosedMonth !== null) return;
  await writeDocuments(context);
  await closeDays(context);
  const oldest = { month, endsAt: endOfDay(lastDayOf(month)) };
  if (missingToClose(oldest, await findBooksState(db), clock.now()) !== null) return;
  const { rows } = await sql<{ id: string }>`
    select id from app_user where role = 'admin' order by created_at limit 1`.execute(db);
  const by = rows[0]?.id;
  if (by !== undefined) await inTransaction(db, (trx) => keepMonth(trx, { month, by, now: clock.now() }));
}
