import { type BooksState, lastDayOf, missingToClose, monthsUpTo } from '@rondo/rules/books';
import { sql } from 'kysely';
import { type AdminCall, adminCommand, writeAction } from '../../../platform/admins/admin-command.ts';
import type { Database, Transaction } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import { endOfDay } from '../../../platform/time/amsterdam.ts';
import { documentedUntil } from '../../books/write-documents.ts';
import { lockSettlements } from '../../settlements/lock-settlements.ts';
import type { Paying } from '../../settlements/find-missing.ts';
import { findProgress } from './month-queries.ts';
import { findOpenThings, type OpenThing } from './open-things.ts';
import { readPeriod } from './period-queries.ts';

const lockKey = 72641;

/**
 * Closes a month for good, by an admin, and those before it if asked (decisions/0093-closed-months.md).
 * @throws Refused `month_has_open`, and what {@link keepMonth} refuses
 */
export async function closeMonth(
  context: { db: Database; paying: Paying },
  call: AdminCall,
  { month, reason, andBefore, withOpen }: { month: string; reason: string; andBefore: boolean; withOpen: boolean },
): Promise<void> {
  const commandOf = (id: string) => ({ action: 'month.close', subject: { kind: 'month', id }, reason }) as const;
  await adminCommand(context, call, commandOf(month), async (trx, now) => {
    const keep = (one: string) => keepMonth(trx, { month: one, by: call.viewer.id, now });
    const before = andBefore ? monthsUpTo(month, await findProgress(trx)).filter((one) => one < month) : [];
    for (const one of before) await writeAction(trx, call, { ...commandOf(one), after: { hash: await keep(one) } });
    const hash = await keep(month);
    if (!withOpen) refuseOpen(await findOpenThings(trx, month, context.paying));
    return { answer: true, after: { hash } };
  });
}

/** @throws Refused `month_has_open`, with how many of each kind are open */
function refuseOpen(open: readonly OpenThing[]): void {
  if (open.length === 0) return;
  const count = open.reduce((sum, one) => sum + one.count, 0);
  throw new Refused('month_has_open', { count, ...Object.fromEntries(open.map((one) => [one.kind, one.count])) });
}

/**
 * Keeps the figures of a month that can be closed: no journal is dated in it any more, so the figures stay the same. If two admins close it, the
 * second is refused.
 * @returns the hash over the figures and the month before
 * @throws Refused the code of what is missing
 */
export async function keepMonth(
  trx: Transaction,
  { month, by, now }: { month: string; by: string; now: Date },
): Promise<string> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
  // A payout that is being booked may count in this month.
  await lockSettlements(trx);
  const missing = missingToClose({ month, endsAt: endOfDay(lastDayOf(month)) }, await findBooksState(trx), now);
  if (missing) throw new Refused(missing);
  // Nobody waits for the figures of a long month.
  await sql`set local statement_timeout = 0`.execute(trx);
  const figures = JSON.stringify(await readPeriod(trx, { from: `${month}-01`, to: lastDayOf(month) }));
  const { rows } = await sql<{ hash: string }>`
    with last as (
      select coalesce((select hash from month_close order by month desc limit 1), decode(repeat('00', 32), 'hex')) as hash)
    insert into month_close (month, figures, closed_by, closed_at, previous_hash, hash)
    select m.month, m.figures, ${by}, ${now}, last.hash,
      sha256(convert_to(jsonb_build_array(m.month, m.figures, encode(last.hash, 'hex'))::text, 'UTF8'))
    from last, (select ${`${month}-01`}::date as month, ${figures}::jsonb as figures) m
    returning encode(hash, 'hex') as hash`.execute(trx);
  return rows[0]?.hash ?? '';
}

/** Up to when the books are complete. */
export async function findBooksState(db: Database): Promise<BooksState> {
  // Read before the days, because a day is closed only once its sales have documents.
  const until = await documentedUntil(db);
  return { ...(await findProgress(db)), documentedUntil: until };
}
