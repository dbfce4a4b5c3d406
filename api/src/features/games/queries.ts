import type { Sport } from '@rondo/rules';
import type { TournamentEntry } from '@rondo/rules/tournament-form';
import type { LiveGame, ShownTag, TagOption } from '@rondo/contract';
import { sql } from 'kysely';
import { isHeld } from '../../platform/people/held-spots.ts';
import { isoInstant } from '../../platform/time/iso-instant.ts';
import { columnsOf } from '../../platform/database/columns.ts';
import { type CommunityOptions, optionsInJson } from '../../platform/database/community-columns.ts';
import { gameColumnsWith, teamColumnsWith } from '../../platform/database/game-columns.ts';
import type { Database } from '../../platform/db.ts';
import { adminTagsOf, nicknameIn, tagsIn } from '../../platform/people/labels.ts';
import { hostedBy } from '../../platform/people/partners.ts';
import type { Rows } from '../../platform/schema.ts';
import { type ScoreEntry, scoresOfUser } from '../../platform/people/scores.ts';
import { forecastColumn, type ForecastRow } from '../../platform/weather/forecast-row.ts';
import { cardColumns, cardColumnsWith, type GameCardRow } from './rows/card-row.ts';
import { hasSide, joinable } from './rows/joinable-rows.ts';
import { type Audience, listed } from './rows/listed-rows.ts';
import { offeredToRegulars } from './rows/regular-rows.ts';

interface Recommended {
  limit: number;
  sequence: readonly Sport[];
  audience: Audience;
}

/** Sports of `sequence` first, in that order, then the rest. */
function bySequence(sequence: readonly Sport[]) {
  return sequence.length === 0 ? sql`` : sql`coalesce(array_position(${sequence}::text[], g.sport), 1000),`;
}

export async function findLatest(
  db: Database,
  { limit, sequence, audience }: Recommended,
  now: Date,
): Promise<GameCardRow[]> {
  const { rows } = await sql<GameCardRow>`
    select ${cardColumns}, null::float8 as distance from game g
    where ${listed('home', audience, now)}
    order by ${bySequence(sequence)} g.created_at desc, g.id limit ${limit}`.execute(db);
  return rows;
}

export async function findFeatured(
  db: Database,
  { limit, sequence, audience }: Recommended,
  now: Date,
): Promise<GameCardRow[]> {
  const { rows } = await sql<GameCardRow>`
    select ${cardColumns}, null::float8 as distance from game g
    where g.featured_position is not null and ${listed('home', audience, now)}
    order by ${bySequence(sequence)} g.featured_position, g.starts_at, g.id limit ${limit}`.execute(db);
  return rows;
}

export async function countArchivedConfirmed(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select sum(games)::bigint as count from played_games`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Columns that a game's page needs in addition to its card's. */
const detailed = [...gameColumnsWith('shown', 'page'), ...gameColumnsWith('shown', 'viewer')];

/** The columns of its teams that it needs. */
const ofTeam = teamColumnsWith('shown', true);

export interface GameRow extends GameCardRow, ForecastRow, Pick<Rows['game'], (typeof detailed)[number]> {
  start_set_at: string;
  series: { id: string; following: number; regulars: { spots: number; taken: number; days: number } } | null;
  held_spots: number;
  /** Released spots that are kept for nobody. */
  released_spots: number;
  late_changes: LiveGame['late_changes'];
  organiser: { id: string; name: string; photo: string | null; hidesName: boolean; hosted: number; wentAhead: number };
  community: CommunityOfGame | null;
  tournament_entry: TournamentEntry | null;
  /** Places held by checkouts count as members. */
  teams: Pick<Rows['team'], (typeof ofTeam)[number]>[];
}

export interface CommunityOfGame extends CommunityOptions {
  id: string;
  name: string;
  shortCode: string;
  locationImage: string | null;
  userTags: TagOption[];
}

/**
 * A game with everything about it. Early bird spots and team places held by checkouts count as taken, because nobody else can get them
 * now.
 */
export async function findGame(db: Database, id: string, now: Date): Promise<GameRow | null> {
  const held = sql`e.spots_occupied + (
    select count(*) from spot_hold h where h.early_bird_id = e.id and h.released_at is null and h.expires_at > ${now})`;
  const members = sql`t.member_count + (
    select count(*) from spot_hold h where h.team_id = t.id and h.released_at is null and h.expires_at > ${now})`;
  const team = ofTeam.map((name) => sql`${sql.lit(name)}, ${name === 'member_count' ? members : sql.ref(`t.${name}`)}`);
  const { rows } = await sql<GameRow>`
    select ${cardColumnsWith(held)}, null::float8 as distance,
      ${columnsOf('g', detailed)}, ${forecastColumn}, coalesce(g.rescheduled_at, g.created_at) as start_set_at,
      case when g.series_id is not null then jsonb_build_object('id', g.series_id, 'following', (
        select count(*) from game f where f.series_id = g.series_id and f.starts_at > g.starts_at
          and f.status <> 'cancelled' and not f.archived),
        'regulars', ${offeredToRegulars}) end as series,
      (select count(*) from spot_hold h
        where h.game_id = g.id and h.released_at is null and h.expires_at > ${now}
          and h.registration_id is null) as held_spots,
      (select count(*) from released_spots(g.id, ${now}) r where not r.is_kept) as released_spots,
      coalesce((select jsonb_agg(jsonb_build_object('minutesLater', l.minutes_later, 'note', l.note, 'startedAt', ${isoInstant(sql`l.started_at`)},
          'createdAt', ${isoInstant(sql`l.created_at`)}) order by l.number desc) from late_change l where l.game_id = g.id), '[]') as late_changes,
      jsonb_build_object('id', o.id, 'name', o.name, 'photo', o.photo, 'hidesName', o.hides_name,
        'hosted', h.games, 'wentAhead', h.went_ahead) as organiser,
      case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name, 'shortCode', c.short_code,
        'locationImage', c.location_image, ${optionsInJson}, 'userTags', ${adminTagsOf(sql`c.id`)}) end as community,
      (select k.entry from tournament k where k.game_id = g.id) as tournament_entry,
      coalesce((select jsonb_agg(jsonb_build_object(${sql.join(team)}) order by t.position) from team t where t.game_id = g.id), '[]') as teams
    from game g join app_user o on o.id = g.organiser_id left join community c on c.id = g.community_id
    cross join lateral ${hostedBy(sql`g.organiser_id`)} h
    where g.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export interface PlayerRow extends Pick<Rows['app_user'], 'id' | 'name' | 'photo' | 'role' | 'game_count'> {
  scores: ScoreEntry[];
  /** Whether visitors read their first name. */
  named_to_visitors: boolean;
  /** Their nickname in the game's community. */
  nickname: string | null;
  tags: ShownTag[];
  team_id: string | null;
  team_name: string | null;
  team_color: string | null;
  waiting: boolean;
  price_cents: number;
  paid_cents: number;
  joined_at: string;
  /** Until when a spot is kept for them. */
  offered_until: string | null;
  /** Whether they were in when the game was cancelled. */
  was_in: boolean;
}

/** Joined players in order of joining, for a cancelled game those it was cancelled for; then the waiting list in order. */
export async function findPlayers(db: Database, gameId: string, now: Date): Promise<PlayerRow[]> {
  const { rows } = await sql<PlayerRow>`
    select u.id, u.name, u.photo, u.role, u.game_count, u.shows_first_name and not u.hides_name as named_to_visitors, t.id as team_id, t.name as team_name, t.color as team_color,
      p.waiting, p.price_cents, p.paid_cents, p.joined_at, p.offered_until, p.was_in,
      ${scoresOfUser} as scores,
      ${nicknameIn(sql`g.community_id`, sql`u.id`)} as nickname, ${tagsIn(sql`g.community_id`, sql`u.id`)} as tags
    from (
      select user_id, team_id, false as waiting, place, case when free_since is null then price_cents else 0 end as price_cents,
        case when status = 'cancelled' then paid_cents else paid_cents - refunded_cents end as paid_cents, joined_at,
        null as offered_until, status = 'cancelled' as was_in
        from registration
        where game_id = ${gameId} and ${isHeld('registration')}
      union all
      select user_id, team_id, true, id, 0, 0, created_at, offered_until, false from waiting_entry
        where game_id = ${gameId} and status = 'waiting' and coalesce(offered_until > ${now}, true)
    ) p
    join game g on g.id = ${gameId} join app_user u on u.id = p.user_id left join team t on t.id = p.team_id
    order by p.waiting, p.place`.execute(db);
  return rows;
}

/** Games of the same organiser that a player of this one could move to: games of the same sport and town first, then the soonest. */
export async function findAlternatives(
  db: Database,
  { gameId, userId, audience }: { gameId: string; userId: string; audience: Audience },
  now: Date,
): Promise<GameCardRow[]> {
  const { rows } = await sql<GameCardRow>`
    with own as (select organiser_id, sport, city from game where id = ${gameId})
    select ${cardColumns}, null::float8 as distance from game g
    where g.organiser_id = (select organiser_id from own) and g.id <> ${gameId}
      and ${listed('alternatives', audience, now)} and ${joinable(now)} and ${hasSide(userId)} and not g.tournament_external
      and not exists (select from registration r where r.game_id = g.id and r.user_id = ${userId} and r.status = 'active')
    order by g.sport <> (select sport from own), g.city <> (select city from own), g.starts_at, g.id limit 20`.execute(
    db,
  );
  return rows;
}

/** A game's passcode, null if it has none, and what its keys are signed over; undefined if the game doesn't exist. */
export async function findPasscode(db: Database, gameId: string) {
  const { rows } = await sql<Pick<Rows['game'], 'id' | 'key_version' | 'passcode'>>`
    select id, key_version, passcode from game where id = ${gameId}`.execute(db);
  return rows[0];
}
