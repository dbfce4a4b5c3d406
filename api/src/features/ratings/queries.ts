import { guestName, type RatedSport, type Sport } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { isToldApart } from '../../platform/people/told-apart.ts';

export interface GameToRate extends Pick<
  Rows['game'],
  'id' | 'name' | 'sport' | 'status' | 'archived' | 'starts_at' | 'ends_at'
> {
  is_rating_enabled: boolean;
  has_played: boolean;
  has_graded: boolean;
}

/** A game as one of its players rates it; null if it doesn't exist. */
export async function findGameToRate(db: Database, gameId: string, userId: string): Promise<GameToRate | null> {
  const { rows } = await sql<GameToRate>`
    select g.id, g.name, g.sport, g.status, g.archived, g.starts_at, g.ends_at,
      coalesce(c.is_rating_enabled, true) as is_rating_enabled,
      exists (select from registration r where r.game_id = g.id and r.user_id = ${userId} and r.status = 'played') as has_played,
      exists (select from grading v where v.game_id = g.id and v.rater_id = ${userId}) as has_graded
    from game g left join community c on c.id = g.community_id
    where g.id = ${gameId}`.execute(db);
  return rows[0] ?? null;
}

export interface RateableRow extends Pick<Rows['app_user'], 'id' | 'name' | 'photo' | 'role'> {
  guest_of: string | null;
}

/** The other players of a game who can be graded, in the order of joining; not people who left Rondo, nor guests whom nobody can tell apart. */
export async function findRateable(db: Database, gameId: string, userId: string): Promise<RateableRow[]> {
  const { rows } = await sql<RateableRow>`
    select u.id, u.name, u.photo, u.role,
      case when u.role = 'guest' and u.name = ${guestName} then p.name end as guest_of
    from registration r join app_user u on u.id = r.user_id join app_user p on p.id = r.payer_id
    where r.game_id = ${gameId} and r.status = 'played' and r.user_id <> ${userId} and u.deleted_at is null
      and ${isToldApart('r')}
    order by r.place`.execute(db);
  return rows;
}

export interface ReceiptRow extends Pick<
  Rows['rating_receipt'],
  'id' | 'rater_count' | 'score_before' | 'score_after'
> {
  sport: RatedSport;
  first_day: string;
  last_day: string;
}

/** The latest receipts of a player, at most one page of them. */
export async function findReceipts(db: Database, userId: string): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    select id, sport, rater_count, first_day::text, last_day::text, score_before, score_after
    from rating_receipt where user_id = ${userId} order by id desc limit 6`.execute(db);
  return rows;
}

export interface OwnScoreRow extends Pick<Rows['score'], 'deviation' | 'graded_games'> {
  sport: Sport;
  elo: number;
}

export async function findOwnScores(db: Database, userId: string): Promise<OwnScoreRow[]> {
  const { rows } = await sql<OwnScoreRow>`
    select sport, score as elo, deviation, graded_games from score where user_id = ${userId} order by sport`.execute(
    db,
  );
  return rows;
}

export interface GivenRow {
  sport: RatedSport;
  grades: number;
  /** The number of players in whose scores they count. */
  players: number;
  /** The last fit's estimates of the player as a rater; null before there are any. */
  noise: number | null;
  slope: number | null;
}

/** The grades a player gave in each sport. */
export async function findGiven(db: Database, userId: string): Promise<GivenRow[]> {
  const { rows } = await sql<GivenRow>`
    select v.sport, sum(v.grades)::integer as grades,
      count(*) filter (where v.counted > 0) as players, r.noise, r.slope
    from (select sport, count(*) as grades, count(counted_at) as counted
      from grading where rater_id = ${userId} group by sport, target_id) v
    left join rater r on r.user_id = ${userId} and r.sport = v.sport
    group by v.sport, r.noise, r.slope order by v.sport`.execute(db);
  return rows;
}
