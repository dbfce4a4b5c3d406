import { day, grading, ratedSports } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { isToldApart } from '../../../platform/people/told-apart.ts';
import { cardColumns, type GameCardRow } from '../rows/card-row.ts';
import { type Audience, listed } from '../rows/listed-rows.ts';

/** The most games to rate that are listed; nobody goes back further. */
const votableMax = 20;

export async function findTournaments(
  db: Database,
  limit: number,
  audience: Audience,
  now: Date,
): Promise<GameCardRow[]> {
  const { rows } = await sql<GameCardRow>`
    select ${cardColumns}, null::float8 as distance from game g
    where g.tournament and ${listed('tournaments', audience, now)}
    order by g.starts_at, g.id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Games whose players a person may still rate: open by ratingStanding of the rules.
 */
export async function findVotable(db: Database, userId: string, now: Date): Promise<GameCardRow[]> {
  const { rows } = await sql<GameCardRow>`
    select ${cardColumns}, null::float8 as distance
    from registration r join game g on g.id = r.game_id left join community c on c.id = g.community_id
    where r.user_id = ${userId} and r.status = 'played'
      and g.archived and g.status = 'confirmed' and g.sport = any(${ratedSports}) and c.is_rating_enabled is not false
      and g.ends_at > ${new Date(now.getTime() - grading.days * day)}
      and not exists (select from grading v where v.game_id = g.id and v.rater_id = r.user_id)
      and exists (select from registration o join app_user u on u.id = o.user_id
        where o.game_id = g.id and o.user_id <> r.user_id and o.status = 'played' and u.deleted_at is null
          and ${isToldApart('o')})
    order by g.ends_at desc, g.id limit ${votableMax}`.execute(db);
  return rows;
}

/** The ids of a community's games with this condition, those that it was challenged to and accepted among them. */
const gamesOfCommunity = (communityId: string, condition: ReturnType<typeof sql>) => sql`(
  select id from game where community_id = ${communityId} and ${condition}
  union all select id from game where id in (
    select h.game_id from challenge h where h.away_community_id = ${communityId} and h.accepted) and ${condition})`;

/** A page of a community's upcoming games, cancelled ones last, and their number. */
export async function findCommunityGames(
  db: Database,
  communityId: string,
  { limit, skip }: { limit: number; skip: number },
  now: Date,
): Promise<{ rows: GameCardRow[]; totalCount: number }> {
  // The caller has checked that the reader may see them: the community is public, or they are a member.
  const coming = gamesOfCommunity(communityId, sql`${listed('community', [communityId], now)}`);
  const [{ rows }, count] = await Promise.all([
    sql<GameCardRow>`
      select ${cardColumns}, null::float8 as distance from game g
      where g.id in ${coming} order by g.status = 'cancelled', g.starts_at, g.id limit ${limit} offset ${skip}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*) as total from ${coming} c`.execute(db),
  ]);
  return { rows, totalCount: count.rows[0]?.total ?? 0 };
}

/**
 * A page of the games that a community's members played, the latest first, and their number. The caller has checked that the reader may see them, as
 * for upcoming games.
 */
export async function findPlayedOfCommunity(
  db: Database,
  communityId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ rows: GameCardRow[]; totalCount: number }> {
  const played = gamesOfCommunity(communityId, sql`archived and status = 'confirmed'`);
  const [{ rows }, count] = await Promise.all([
    sql<GameCardRow>`
      select ${cardColumns}, null::float8 as distance from game g
      where g.id in ${played} order by g.starts_at desc, g.id limit ${limit} offset ${skip}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${played} c`.execute(db),
  ]);
  return { rows, totalCount: count.rows[0]?.total ?? 0 };
}
