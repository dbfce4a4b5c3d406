import { ownHome, partnerGames, timeZone } from '@rondo/rules';
import { recapsEndedAfter } from '@rondo/rules/recap';
import type { Bout, Outcome } from '@rondo/rules/results';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { isoInstant } from '../../platform/time/iso-instant.ts';
import { localDay } from '../../platform/time/on-day.ts';
import { cardColumns, type GameCardRow } from '../games/rows/card-row.ts';

interface NextRow {
  id: string;
  startsAt: string;
  /** Whether the reader is in the game, or waits for it. */
  isIn: boolean;
}

/** The facts that decide whether somebody has a recap of a game, and what they can do for another one. */
export interface AgainRow extends Pick<
  Rows['game'],
  'id' | 'status' | 'archived' | 'starts_at' | 'ends_at' | 'price_cents' | 'tournament_external' | 'community_id'
> {
  organiser_id: string;
  is_tournament: boolean;
  is_challenge: boolean;
  has_host: boolean;
  has_asked: boolean;
  /** How many players asked for another one. */
  asked: number;
  /** Whether its host opened a game like it, which may have begun. */
  was_opened: boolean;
  next: NextRow | null;
}

/** The next game of the series of `g`, or the game like it that its host opened, if the reader may see it. */
const nextOf = (userId: string, now: Date) => sql`(
  select jsonb_build_object('id', n.id, 'startsAt', ${isoInstant(sql`n.starts_at`)}, 'isIn',
    exists (select from registration r where r.game_id = n.id and r.user_id = ${userId} and r.status = 'active')
      or exists (select from waiting_entry w where w.game_id = n.id and w.user_id = ${userId} and w.status = 'waiting'))
  from game n
  where (n.again_of_id = g.id or n.series_id = g.series_id) and n.starts_at > ${now} and n.status <> 'cancelled'
    and (n.private_community_id is null or n.organiser_id = ${userId} or exists (select from community_member m
      where m.community_id = n.private_community_id and m.user_id = ${userId} and m.status = 'approved'))
  order by n.starts_at limit 1)`;

/** Games that somebody played in or hosted and that ended lately, the latest first. @param gameId only that game, whenever it was */
export async function findAgain(db: Database, userId: string, gameId: string | null, now: Date): Promise<AgainRow[]> {
  const which =
    gameId === null
      ? sql`g.id in (
          select r.game_id from registration r join game p on p.id = r.game_id
          where r.user_id = ${userId} and r.status = 'played' and p.ends_at > ${recapsEndedAfter(now)}
          union select id from game where organiser_id = ${userId} and ends_at > ${recapsEndedAfter(now)} and archived)`
      : sql`g.id = ${gameId} and (g.organiser_id = ${userId} or exists (
          select from registration r where r.game_id = g.id and r.user_id = ${userId} and r.status = 'played'))`;
  const { rows } = await sql<AgainRow>`
    select g.id, g.status, g.archived, g.starts_at, g.ends_at, g.price_cents, g.tournament_external, g.community_id, g.organiser_id,
      exists (select from tournament t where t.game_id = g.id) as is_tournament,
      exists (select from challenge t where t.game_id = g.id) as is_challenge,
      h.deleted_at is null and h.banned_at is null and h.role in ('organiser', 'admin') as has_host,
      exists (select from again_wish a where a.game_id = g.id and a.user_id = ${userId}) as has_asked,
      (select count(*) from again_wish a where a.game_id = g.id)::int as asked,
      exists (select from game n where n.again_of_id = g.id and n.status <> 'cancelled') as was_opened, ${nextOf(userId, now)} as next
    from game g join app_user h on h.id = g.organiser_id
    where ${which} and g.archived and g.status = 'confirmed' order by g.ends_at desc, g.id limit 20`.execute(db);
  return rows;
}

export interface RecapRow extends GameCardRow {
  people: { id: string; name: string; photo: string | null }[];
  private_community_id: string | null;
  guests: number;
  met_first: number;
  /** What came out for the reader's team. */
  result: { team: string; outcome: Outcome; bouts: Bout[] } | null;
  /** The local days on which the reader played, up to that game. */
  days: string[];
  /** The reader's first published receipt with grades since that day. */
  receipt: { before: number | null; after: number } | null;
}

/** A game's recap for somebody who played in it or hosted it. */
export async function findRecap(db: Database, userId: string, gameId: string): Promise<RecapRow | null> {
  const { rows } = await sql<RecapRow>`
    with earlier as materialized (
      select p.id, p.starts_at from game g join registration r on r.user_id = ${userId} and r.status = 'played'
      join game p on p.id = r.game_id and p.starts_at < g.starts_at
      where g.id = ${gameId} order by p.starts_at desc limit ${partnerGames}
    ), known as materialized (
      select distinct o.user_id from earlier join registration o on o.game_id = earlier.id and o.status = 'played'
    ), others as materialized (
      select u.id, u.name, u.photo, u.role, r.place, u.id in (select user_id from known) as is_known
      from registration r join app_user u on u.id = r.user_id
      where r.game_id = ${gameId} and r.status = 'played' and u.id <> ${userId} and u.deleted_at is null
    ), played as (
      select exists (select from registration r where r.game_id = ${gameId} and r.user_id = ${userId} and r.status = 'played') as it
    )
    select ${cardColumns}, null::float8 as distance, g.private_community_id,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'photo', photo) order by place)
        from others where role <> 'guest'), '[]') as people,
      (select count(*) from others where role = 'guest')::int as guests,
      case when played.it then (select count(*) from others where role <> 'guest' and not is_known)::int else 0 end as met_first,
      (select jsonb_build_object('team', o.team_id, 'outcome', o.outcome, 'bouts', e.bouts)
        from registration r join team_outcome o on o.team_id = r.team_id
        cross join lateral (select bouts from game_result e where e.game_id = ${gameId} order by e.entered_at desc limit 1) e
        where r.game_id = ${gameId} and r.user_id = ${userId} and r.status = 'played') as result,
      case when played.it then array(
        select to_char(d.starts_at at time zone ${timeZone}, 'YYYY-MM-DD') from (
          select starts_at from earlier union all select g.starts_at) d
        where d.starts_at > g.starts_at - ${ownHome.yearDays} * interval '1 day') else '{}'::text[] end as days,
      case when played.it and not g.elo_disabled then (
        select jsonb_build_object('before', t.score_before, 'after', t.score_after) from rating_receipt t
        where t.user_id = ${userId} and t.sport = g.sport
          and t.last_day >= ${localDay(sql`g.starts_at`)}
        order by t.id limit 1) end as receipt
    from game g, played where g.id = ${gameId}`.execute(db);
  return rows[0] ?? null;
}

/** The members who played in a game, apart from its host. */
export async function findPlayedIds(db: Database, gameId: string, hostId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from registration r join app_user u on u.id = r.user_id
    where r.game_id = ${gameId} and r.status = 'played' and u.id <> ${hostId} and u.role <> 'guest' and u.deleted_at is null
    order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The facts about a game for notifications. */
export async function findToldGame(db: Database, gameId: string): Promise<ToldGameRow | null> {
  const { rows } = await sql<ToldGameRow>`
    select id, name, starts_at, sport, address from game where id = ${gameId}`.execute(db);
  return rows[0] ?? null;
}

type ToldGameRow = Pick<Rows['game'], 'id' | 'name' | 'starts_at' | 'sport' | 'address'>;
