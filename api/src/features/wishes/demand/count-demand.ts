import { day, minute, type Sport, type WeekPart } from '@rondo/rules';
import { type CountedWishes, demandOf, demandTerms } from '@rondo/rules/demand';
import { nextLocalTime } from '@rondo/rules/local-time';
import { wishPricesCents } from '@rondo/rules/wishes';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../../platform/db.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { findCountedAt } from './demand-queries.ts';

interface CountedRow {
  town_id: number | null;
  sport: Sport;
  part: WeekPart;
  people: number;
  paying: number[];
  paying_any: number;
  only: CountedWishes['only'];
}

interface AnsweredRow {
  town_id: number;
  sport: Sport;
  part: WeekPart;
  game_id: string | null;
  answered_at: string | null;
}

/** An arbitrary number for the lock that lets one of several counting processes go first. */
const countLock = 740_063;

const keyOf = ({ town_id: townId, sport, part }: Pick<AnsweredRow, 'town_id' | 'sport' | 'part'>) =>
  `${townId} ${sport} ${part}`;

/** Counts the demand once a day, or at once if it never was counted. @returns whether a count was due */
export async function countDemandDaily(db: Database, now: Date): Promise<boolean> {
  const last = await findCountedAt(db);
  const next = last && nextLocalTime(new Date(Date.parse(last) + minute), demandTerms.countedAtMinute);
  if (next && next > now) return false;
  await countDemand(db, now);
  return true;
}

/**
 * Counts people's wishes, each person once in a cell, by their newest wish there. Only what organisers may read is written down
 * (decisions/0062-wishes.md).
 */
export function countDemand(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - demandTerms.days * day);
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${countLock})`.execute(trx);
    const { rows } = await sql<CountedRow>`
      with counted as (
        select distinct on (w.town_id, s.sport, p.part, w.user_id) w.town_id, s.sport, p.part, w.levels, w.max_price_cents
        from wish w join app_user u on u.id = w.user_id and u.deleted_at is null and u.banned_at is null
        cross join unnest(w.sports) s(sport) cross join unnest(w.parts) p(part)
        where w.is_on and w.town_id is not null and w.changed_at > ${since}
        order by w.town_id, s.sport, p.part, w.user_id, w.changed_at desc)
      select town_id, sport, part, count(*)::int as people,
        array[${sql.join(wishPricesCents.map((cents) => sql`count(*) filter (where max_price_cents is null or max_price_cents >= ${cents})`))}]::int[]
          as paying,
        count(*) filter (where max_price_cents is null)::int as paying_any,
        jsonb_build_object('Beginner', count(*) filter (where levels = '{Beginner}'),
          'Intermediate', count(*) filter (where levels = '{Intermediate}'),
          'Advanced', count(*) filter (where levels = '{Advanced}')) as only
      from counted group by town_id, sport, part having count(*) >= ${demandTerms.least}`.execute(trx);
    const cells = rows.flatMap(({ town_id, sport, part, people, paying, paying_any: payingAny, only }) => {
      const demand = demandOf({ people, paying, payingAny, only });
      if (town_id === null || demand === null) return [];
      const { priceCents: price_cents, level } = demand;
      return { town_id, sport, part, people: demand.people, level, price_cents };
    });
    // Games made from a cell stay remembered.
    const { rows: answered } = await sql<AnsweredRow>`
      select town_id, sport, part, game_id, answered_at from demand where game_id is not null`.execute(trx);
    const answers = new Map(answered.map((cell) => [keyOf(cell), cell]));
    await sql`delete from demand`.execute(trx);
    await insertRows(
      trx,
      'demand',
      cells.map((cell) => {
        const answer = answers.get(keyOf(cell));
        return { ...cell, counted_at: now, game_id: answer?.game_id ?? null, answered_at: answer?.answered_at ?? null };
      }),
    );
    await sql`
      insert into demand_count (counted_at) values (${now})
      on conflict (singleton) do update set counted_at = excluded.counted_at`.execute(trx);
  });
}
