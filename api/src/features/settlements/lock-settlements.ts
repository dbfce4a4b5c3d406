import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';

/** Only one process books at a time, so that one payment never explains two lines, and none is booked while a month is being closed. */
const lockKey = 72618;

export const lockSettlements = (trx: Transaction) => sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
