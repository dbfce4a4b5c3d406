import { type RawBuilder, sql } from 'kysely';
import { endOfClose } from '../../platform/database/balances.ts';
import { endOfDay, startOfDay } from '../../platform/time/amsterdam.ts';

/** The first and last day, both included, `2026-11-01`. */
export interface Days {
  from: string;
  to: string;
}

/**
 * What was added to and taken from each account by each kind of journal: of closed days their sums, since then each posting
 * (decisions/0136-sums-by-account-and-day.md). A journal that counts on another day than it was booked on is taken off the one and added to the other.
 */
export function movedOn({ from, to }: Days): RawBuilder<unknown> {
  const [start, end] = [startOfDay(from), endOfDay(to)];
  const posted = (sign: 1 | -1, which: RawBuilder<unknown>) => sql`
    select p.account, j.kind, ${sql.lit(sign)} * greatest(p.amount_cents, 0), ${sql.lit(sign)} * least(p.amount_cents, 0)
    from journal j join posting p on p.journal_id = j.id where ${which}`;
  const lastClose = sql`(select ${endOfClose} from daily_close c order by c.day desc limit 1)`;
  return sql`(
    select d.account, d.kind, d.added_cents, d.taken_cents from account_day d where d.day between ${from}::date and ${to}::date
    union all
    ${posted(1, sql`j.created_at >= greatest(${start}, ${lastClose}) and j.created_at < ${end}`)}
    union all
    ${posted(-1, sql`j.valued_at is not null and j.created_at >= ${start} and j.created_at < ${end}`)}
    union all
    ${posted(1, sql`j.valued_at >= ${start} and j.valued_at < ${end}`)})`;
}
