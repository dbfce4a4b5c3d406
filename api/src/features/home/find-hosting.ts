import { amsterdamDay, day, endsAt, type LeadingRight, leadingRights } from '@rondo/rules';
import { isRainedOff } from '@rondo/rules/weather';
import { hostedFirst, type HostNeed, hostNeed } from '@rondo/rules/hosting';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { ledBy, rightsOf } from '../../platform/people/leading.ts';
import { forecastColumn, type ForecastRow, readWeather } from '../../platform/weather/forecast-row.ts';
import { cardColumns, type GameCardRow } from '../games/rows/card-row.ts';

interface HostedRow extends GameCardRow, ForecastRow {
  waiting: number;
  told: number;
  /** Their rights in somebody else's game; null for their own. */
  helps_with: LeadingRight[] | null;
  total: number;
}

export interface Hosting {
  games: {
    row: GameCardRow;
    need: HostNeed | null;
    waiting: number;
    told: number;
    rights: readonly LeadingRight[];
    isOwn: boolean;
  }[];
  /** The games of the next seven days, the soonest first. */
  week: GameCardRow[];
  /** The number of all upcoming games. */
  total: number;
  owedCents: number;
  hasAccount: boolean;
}

/** This many upcoming games are looked at: those that lack players or are today come among the first. */
const looked = 50;

/** What somebody runs as organiser or co-organiser, what is due soonest first (product.md#hosting), and the pay that Rondo owes them. */
export async function findHosting(db: Database, userId: string, now: Date): Promise<Hosting> {
  const [{ rows }, { rows: pay }] = await Promise.all([
    sql<HostedRow>`
      select ${cardColumns}, ${forecastColumn}, null::float8 as distance, count(*) over () as total, (
          select count(*) from waiting_entry w where w.game_id = g.id and w.status = 'waiting'
            and coalesce(w.offered_until > ${now}, true)) as waiting,
        (select count(*) from rescue_told t where t.game_id = g.id) as told,
        case when g.organiser_id <> ${userId} then ${rightsOf(userId, sql`g.id`)} end as helps_with
      from game g where g.id in ${ledBy(userId)} and not g.archived and g.status <> 'cancelled' and g.ends_at > ${now}
      order by g.starts_at, g.id limit ${looked}`.execute(db),
    sql<{ owed: number; has_account: boolean }>`
      select coalesce(sum(amount_cents), 0) as owed,
        exists (select from bank_details where user_id = ${userId} and kind = 'organiser') as has_account
      from posting where account = 'owed_to_organiser' and owner_id = ${userId}`.execute(db),
  ]);
  const afterWeek = amsterdamDay(new Date(now.getTime() + 7 * day));
  const games = rows.map((row) => ({ row, ...factsOf(row, now) }));
  return {
    games: hostedFirst(games, now).map(({ row, ...facts }) => ({
      row,
      need: hostNeed(facts, now),
      waiting: row.waiting,
      told: row.told,
      rights: row.helps_with ?? leadingRights,
      isOwn: row.helps_with === null,
    })),
    week: rows.filter(({ starts_at: startsAt }) => amsterdamDay(new Date(startsAt)) < afterWeek),
    total: rows[0]?.total ?? 0,
    owedCents: pay[0]?.owed ?? 0,
    hasAccount: pay[0]?.has_account ?? false,
  };
}

/** A game in the form that the rule takes. */
function factsOf(row: HostedRow, now: Date) {
  const startsAt = new Date(row.starts_at);
  return {
    status: row.status,
    startsAt,
    endsAt: endsAt({ startsAt, durationMinutes: row.duration_minutes }),
    joinedCount: row.joined_count,
    unprovedCount: row.unproved_count,
    minimumPlayers: row.minimum_players,
    cutoffAt: new Date(row.cutoff_at),
    isRainedOff: isRainedOff({ startsAt }, readWeather(row, now), now),
  };
}
