import { ownHome, pageSizes, type Sport } from '@rondo/rules';
import { sql } from 'kysely';
import { isoInstant } from '../../platform/time/iso-instant.ts';
import type { Database } from '../../platform/db.ts';
import { type Playing, playingOfUser } from '../../platform/people/playing.ts';
import { forecastColumn, type ForecastRow } from '../../platform/weather/forecast-row.ts';
import { cardColumns, type GameCardRow } from '../games/rows/card-row.ts';
import { joinable, ledBy, notIn } from '../games/rows/joinable-rows.ts';
import { type Audience, listed } from '../games/rows/listed-rows.ts';

/** The reader of a home, and the present time. */
export interface Dweller {
  userId: string;
  audience: Audience;
}

/** Games that somebody plays in, the soonest first, with how many there are. */
export async function findNext(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ row: GameCardRow & ForecastRow; following: number } | null> {
  const { rows } = await sql<GameCardRow & ForecastRow & { total: number }>`
    select ${cardColumns}, ${forecastColumn}, null::float8 as distance, count(*) over () as total
    from registration r join game g on g.id = r.game_id
    where r.user_id = ${userId} and r.status = 'active' and g.status <> 'cancelled' and not g.archived and g.ends_at > ${now}
    order by g.starts_at, g.id limit 1`.execute(db);
  const [row] = rows;
  return row ? { row, following: row.total - 1 } : null;
}

export interface WaitsRow {
  offers: { id: string; name: string; until: string }[];
  hand_overs: { id: string; name: string; startsAt: string; from: string }[];
  requests: { name: string; shortCode: string; count: number }[];
}

/** The things that wait for a user's answer. */
export async function findWaits(db: Database, userId: string, now: Date): Promise<WaitsRow> {
  const { rows } = await sql<WaitsRow>`
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'until', ${isoInstant(sql`w.offered_until`)}) order by w.offered_until)
        from waiting_entry w join game g on g.id = w.game_id
        where w.user_id = ${userId} and w.status = 'waiting' and w.offered_until > ${now} and g.status <> 'cancelled'), '[]')
        as offers,
      coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'startsAt', ${isoInstant(sql`g.starts_at`)}, 'from', u.name)
          order by g.starts_at)
        from hand_over h join registration r on r.id = h.registration_id and r.status = 'active'
        join app_user u on u.id = r.user_id join game g on g.id = h.game_id
        where h.to_user_id = ${userId} and h.ended_at is null and g.starts_at > ${now} and g.status <> 'cancelled'), '[]')
        as hand_overs,
      coalesce((select jsonb_agg(jsonb_build_object('name', name, 'shortCode', short_code, 'count', count) order by name)
        from (select c.name, c.short_code, count(*) as count
          from community_member mine join community c on c.id = mine.community_id
          join community_member asking on asking.community_id = c.id and asking.status = 'pending'
          where mine.user_id = ${userId} and mine.is_admin and mine.status = 'approved'
          group by c.id) led), '[]') as requests`.execute(db);
  if (!rows[0]) throw new Error('a query without tables has one row');
  return rows[0];
}

export interface InvitationRow extends GameCardRow {
  sender: { id: string; name: string; photo: string | null };
}

/** Games somebody was invited to and can still join, the soonest first. */
export async function findInvitations(
  db: Database,
  { userId, audience }: Dweller,
  now: Date,
): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${cardColumns}, null::float8 as distance, jsonb_build_object('id', u.id, 'name', u.name, 'photo', u.photo) as sender
    from game_invitation i join game g on g.id = i.game_id join app_user u on u.id = i.sender_id
    where i.receiver_id = ${userId} and i.declined_at is null and g.id in (
        select id from game where id = i.game_id and ${listed('home', audience, now)})
      and ${joinable(now)} and ${notIn(userId)}
    order by g.starts_at, g.id limit ${pageSizes.invitations}`.execute(db);
  return rows;
}

/** The next game of each of somebody's communities that they could still join, by the community's short code. */
export async function findGamesOfCommunities(
  db: Database,
  { userId, audience }: Dweller,
  now: Date,
): Promise<(GameCardRow & { short_code: string })[]> {
  const { rows } = await sql<GameCardRow & { short_code: string }>`
    select distinct on (m.community_id) ${cardColumns}, null::float8 as distance, c.short_code
    from community_member m join community c on c.id = m.community_id cross join lateral (
      select id from game where community_id = m.community_id and ${listed('home', audience, now)}
      order by starts_at, id limit ${ownHome.candidates}
    ) next join game g on g.id = next.id
    where m.user_id = ${userId} and m.status = 'approved' and ${joinable(now)} and ${notIn(userId)} and not ${ledBy(userId)}
    order by m.community_id, g.starts_at, g.id`.execute(db);
  return rows;
}

export interface PastRow {
  sport: Sport;
  starts_at: string;
  latitude: number;
  longitude: number;
  city: string;
  price_cents: number;
}

/** The games of somebody's year and the upcoming ones, the latest first: they show habits and where somebody plays. */
export async function findYear(db: Database, userId: string, since: Date): Promise<PastRow[]> {
  const { rows } = await sql<PastRow>`
    select g.sport, g.starts_at,
      g.latitude, g.longitude, g.city, g.price_cents
    from registration r join game g on g.id = r.game_id
    where r.user_id = ${userId} and r.status = 'played' and g.starts_at > ${since}
    order by g.starts_at desc`.execute(db);
  return rows;
}

export interface HomeCity {
  name: string;
  latitude: number;
  longitude: number;
}

interface SaidRow {
  playing: Playing;
  place: HomeCity | null;
  suggests_games: boolean;
  /** Scores by sport. */
  scores: Partial<Record<Sport, number>>;
}

/** What a player says about how they play, the place of the city they chose, and their scores. */
export async function findSaid(db: Database, userId: string): Promise<SaidRow> {
  const { rows } = await sql<SaidRow>`
    select ${playingOfUser} as playing, u.suggests_games,
      coalesce((select jsonb_object_agg(s.sport, s.score) from score s where s.user_id = u.id), '{}') as scores,
      (select jsonb_build_object('name', c.name, 'latitude', c.latitude, 'longitude', c.longitude)
        from preferred_city c where c.name = u.home_city) as place
    from app_user u where u.id = ${userId}`.execute(db);
  if (!rows[0]) throw new Error('who looks at their home has an account');
  return rows[0];
}
