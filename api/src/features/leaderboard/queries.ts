import type { RatedSport } from '@rondo/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

/** The players to rank: everybody in a sport, or a community's members or a city's players among themselves. */
export interface Ranking {
  sport: RatedSport;
  among: { community: string } | { city: string } | null;
}

interface ListedRow extends Pick<Rows['app_user'], 'id' | 'name' | 'photo' | 'hides_name' | 'role' | 'game_count'> {
  elo: number;
}

export interface RankedRow extends ListedRow {
  /** From 1. */
  rank: number;
}

const numbered = (rows: readonly ListedRow[], skip: number): RankedRow[] =>
  rows.map((row, place) => ({ ...row, rank: skip + place + 1 }));

/** A page of ranks, the best score first, equal scores in the order of their ids. */
export async function findRanked(
  db: Database,
  ranking: Ranking,
  { skip, limit }: { skip: number; limit: number },
): Promise<RankedRow[]> {
  const { rows } = await sql<ListedRow>`
    select ${columns} from ${ranksAfter(ranking, sql`${skip}::bigint`, limit)} r join app_user u on u.id = r.user_id
    order by r.score desc, r.user_id`.execute(db);
  return numbered(rows, skip);
}

/** The page that a player is on; empty for a player without a rank. */
export async function findAround(
  db: Database,
  ranking: Ranking,
  { userId, limit }: { userId: string; limit: number },
): Promise<RankedRow[]> {
  const before = sql`(own.rank - 1) / ${limit}::integer * ${limit}::integer`;
  const { rows } = await sql<ListedRow & { skip: number }>`
    select ${columns}, ${before} as skip from (select ${rankOf(ranking, userId)} as rank) own
    cross join lateral ${ranksAfter(ranking, before, limit)} r join app_user u on u.id = r.user_id
    where own.rank is not null
    order by r.score desc, r.user_id`.execute(db);
  return numbered(rows, rows[0]?.skip ?? 0);
}

/** How many players are ranked. */
export async function countRanked(db: Database, { sport, among }: Ranking): Promise<number> {
  const { rows } = await sql<{ count: number }>`${countOf(sport, among)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function countOf(sport: RatedSport, among: Ranking['among']): RawBuilder<unknown> {
  if (among === null)
    return sql`select coalesce(sum(players), 0) as count from rank_count where sport = ${sport} and width = 1600`;
  if ('city' in among) return sql`select count(*) as count from ${ofCity(sport, among.city)}`;
  return sql`
    select count(*) as count from community_member m join score s on s.user_id = m.user_id
    where m.community_id = ${among.community} and m.status = 'approved' and s.sport = ${sport} and s.is_ranked`;
}

/** In how many games of a sport a player was graded. */
export async function countGradedGames(db: Database, sport: RatedSport, userId: string): Promise<number> {
  const { rows } = await sql<{ games: number }>`
    select graded_games as games from score where user_id = ${userId} and sport = ${sport}`.execute(db);
  return rows[0]?.games ?? 0;
}

const columns = sql`u.id, u.name, u.photo, u.hides_name, u.role, r.score as elo, u.game_count`;

function ranksAfter({ sport, among }: Ranking, skip: RawBuilder<unknown>, limit: number): RawBuilder<unknown> {
  if (among === null) return sql`ranked_players(${sport}, ${skip}, ${limit})`;
  if ('city' in among)
    return sql`(select user_id, score from ${ofCity(sport, among.city)} order by score desc, user_id offset ${skip} limit ${limit})`;
  return sql`(select * from ${members(sport, among.community)} where rank > ${skip} order by rank limit ${limit})`;
}

function rankOf({ sport, among }: Ranking, userId: string): RawBuilder<unknown> {
  if (among === null) return sql`rank_of(${sport}, ${userId})`;
  if ('city' in among)
    return sql`(
      select 1 + count(better.user_id) from ${ofCity(sport, among.city)} own
      left join ${ofCity(sport, among.city)} better
        on better.score >= own.score and (better.score > own.score or better.user_id < own.user_id)
      where own.user_id = ${userId} group by own.user_id)`;
  return sql`(select rank from ${members(sport, among.community)} where user_id = ${userId})`;
}

/** A city's ranked players, in the order of an index. They are counted each time, because a city has few. */
const ofCity = (sport: RatedSport, city: string): RawBuilder<unknown> =>
  sql`(select user_id, score from score where sport = ${sport} and home_city = ${city} and is_ranked)`;

/** A community's ranked members. They are numbered each time, because there are only hundreds. */
const members = (sport: RatedSport, communityId: string): RawBuilder<unknown> => sql`(
  select row_number() over (order by s.score desc, s.user_id) as rank, s.user_id, s.score
  from community_member m join score s on s.user_id = m.user_id
  where m.community_id = ${communityId} and m.status = 'approved' and s.sport = ${sport} and s.is_ranked) members`;
