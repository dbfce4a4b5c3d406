import { day, forecastHours, forecastPlaces, hour } from '@rondo/rules';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../../platform/db.ts';

/** Counts made on a day are good for that day, and games more than two years old tell little of today's. */
const freshMs = 20 * hour;
const yearsMs = 730 * day;
const lockKey = 72631;

/**
 * Counts once a day, for each of some times before the start, how waiting ended for the people at each place in line
 * (decisions/0063-waiting-forecast.md). An offer that lapsed counts as a spot; a person who left the line by themselves stood before others, but
 * doesn't tell whether a spot would have come.
 */
export function countPast(db: Database, now: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ due: boolean }>`
      select pg_try_advisory_xact_lock(${lockKey})
        and not exists (select from waiting_past where counted_at > ${new Date(now.getTime() - freshMs)}) as due`.execute(
      trx,
    );
    if (!rows[0]?.due) return;
    await sql`delete from waiting_past`.execute(trx);
    await sql`
      with entry as (
        select w.id, w.game_id, w.created_at, coalesce(w.ended_at, g.starts_at) as ended_at, w.status, g.sport,
          g.price_cents > 0 as is_paid, g.starts_at
        from waiting_entry w join game g on g.id = w.game_id
        where g.archived and g.status = 'confirmed' and g.starts_at > ${new Date(now.getTime() - yearsMs)}
      ), seen as (
        select look.hours, e.status, e.sport, e.is_paid,
          row_number() over (partition by look.hours, e.game_id order by e.id) as place
        from unnest(${[...forecastHours]}::int[]) as look (hours)
        join entry e on e.created_at <= e.starts_at - make_interval(hours => look.hours)
          and e.ended_at > e.starts_at - make_interval(hours => look.hours)
      )
      insert into waiting_past (hours, place, sport, is_paid, came, total, counted_at)
      select hours, least(place, ${forecastPlaces}), sport, is_paid,
        count(*) filter (where status in ('promoted', 'lapsed')), count(*), ${now}
      from seen where status in ('promoted', 'lapsed', 'closed') group by 1, 2, 3, 4`.execute(trx);
  });
}
