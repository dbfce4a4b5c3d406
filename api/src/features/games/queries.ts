import { forecastPlaces, type PastAt, type PhotoOwner, type Sport } from '@rondo/rules';
import type { NotificationCategory } from '@rondo/rules/notifications';
import type { Point } from '@rondo/rules/travel';
import type { LiveGame, ShownTag, TagOption } from '@rondo/contract';
import { sql } from 'kysely';
import { isHeld } from '../../platform/people/held-spots.ts';
import { isoInstant } from '../../platform/time/iso-instant.ts';
import { columnsOf } from '../../platform/database/columns.ts';
import { type CommunityOptions, optionsInJson } from '../../platform/database/community-options.ts';
import { gameColumnsWith } from '../../platform/database/game-columns.ts';
import type { Database } from '../../platform/db.ts';
import { adminTagsOf, nicknameIn, tagsIn } from '../../platform/people/labels.ts';
import { hostedBy, partnersOf } from '../../platform/people/partners.ts';
import type { Rows } from '../../platform/schema.ts';
import { type ScoreEntry, scoresOfUser } from '../../platform/people/scores.ts';
import { forecastColumn, type ForecastRow } from '../../platform/weather/forecast-row.ts';
import { isToldApart } from '../../platform/people/told-apart.ts';
import { cardColumns, cardColumnsWith, type GameCardRow } from './rows/card-row.ts';
import { joinable } from './rows/joinable-rows.ts';
import { type Audience, listed } from './rows/listed-rows.ts';
import { type AsRegular, keptUntil, offeredToRegulars } from './rows/regular-rows.ts';
import { hostsThere, photoOwner } from './rows/venue-rows.ts';

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
    select count(*) as count from game where archived and status = 'confirmed'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Columns that a game's page needs in addition to its card's. */
const detailed = [...gameColumnsWith('shown', 'page'), ...gameColumnsWith('shown', 'viewer')];

export interface GameRow extends GameCardRow, ForecastRow, Pick<Rows['game'], (typeof detailed)[number]> {
  start_set_at: string;
  series: { id: string; following: number; regulars: { spots: number; taken: number; days: number } } | null;
  held_spots: number;
  /** Released spots that are kept for nobody. */
  released_spots: number;
  late_changes: LiveGame['late_changes'];
  organiser: { id: string; name: string; photo: string | null; hidesName: boolean; hosted: number; wentAhead: number };
  community: CommunityOfGame | null;
  teams: { id: string; name: string; color: string; size: number; memberCount: number }[];
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
      coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'color', t.color, 'size', t.size,
        'memberCount', t.member_count + (
        select count(*) from spot_hold h
        where h.team_id = t.id and h.released_at is null and h.expires_at > ${now})) order by t.position) from team t where t.game_id = g.id), '[]') as teams
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

/** What a viewer is told they hear of the game, with the category of notifications that says it. */
export const heard = { hearsConfirmed: 'games', isReminded: 'reminders' } as const satisfies Record<
  string,
  NotificationCategory
>;

export interface ViewerRow extends AsRegular {
  /** Set if they were taken out, and can't join any more. */
  taken_out: { by: 'organiser' | 'rondo'; reason: string | null } | null;
  /** The viewer's spot in it. */
  registration_id: string | null;
  /** The centre of their home city. */
  home: (Point & { city: string }) | null;
  /** Whether they host or have hosted a game at its venue, and whose photo the venue shows. */
  hosts_there: boolean;
  photo_owner: PhotoOwner;
  /** Whether they were in when the game was cancelled, or had paid for somebody in it. */
  was_in: boolean;
  /** Whether it was paid with a pass that is open. */
  on_pass: boolean;
  /** The payer of the viewer's spot, if it was somebody else. */
  paid_by: string | null;
  friends: {
    id: string;
    name: string;
    email: string | null;
    paidCents: number;
    joinedAt: string;
    offered: 'queue' | 'person' | null;
  }[];
  /** The address that the viewer typed, so that nothing shows whether it has an account. */
  hand_over_to: string | null;
  /** Whether the spot is released to the waiting list. */
  /** The provider's fee for their spot. */
  fee_cents: number;
  is_released: boolean;
  hand_over_from: { id: string; name: string }[];
  /** The most they agreed to pay once a spot opens, in cents; null for nothing. */
  waiting_allowed_cents: number | null;
  /** How waiting ended for people with the viewer's place in line, or the place they would get. */
  past: PastAt[];
  /** Whether they played in it, with how many others who still have an account and can be told apart, and whether they graded them. */
  has_played: boolean;
  others_played: number;
  has_graded: boolean;
  /** Their notification choices for news of their games, as `category.channel`. */
  choices: Record<string, boolean>;
  has_push: boolean;
  /** The game's players who have played with them before, the most frequent first. */
  played_with: string[];
  /** How many messages to everyone in the game they can read, as a player or on the waiting list. */
  messages: number;
}

/** How many of the people for whom a condition holds got in, as a `Past` of the rules. */
const countOf = (condition: ReturnType<typeof sql>) => sql`jsonb_build_object(
  'came', coalesce(sum(came) filter (where ${condition}), 0), 'total', coalesce(sum(total) filter (where ${condition}), 0))`;

/** A person's relation to a game, apart from their own spot. */
export async function findViewer(db: Database, game: GameRow, userId: string, now: Date): Promise<ViewerRow> {
  const isPaid = game.price_cents > 0;
  const venue = sql`(select venue_id from game where id = ${game.id})`;
  const { rows } = await sql<ViewerRow>`
    with mine as (
      select id, payer_id, pass_id, free_since, status, order_id from registration
      where game_id = ${game.id} and user_id = ${userId} and status in ('active', 'played')
    ), place as (
      select count(w.id) + (case when own.id is null then 1 else 0 end) as n
      from (select max(id) as id from waiting_entry
        where game_id = ${game.id} and user_id = ${userId} and status = 'waiting') own
      left join waiting_entry w on w.game_id = ${game.id} and w.status = 'waiting' and (own.id is null or w.id <= own.id)
      group by own.id
    ), past as (
      select hours, ${countOf(sql`sport = ${game.sport} and is_paid = ${isPaid}`)} as alike,
        ${countOf(sql`is_paid = ${isPaid}`)} as "asPaid", ${countOf(sql`true`)} as "all"
      from waiting_past where place = least((select n from place), ${forecastPlaces}) group by hours
    )
    select (select id from mine) as registration_id,
      coalesce((select o.fee_cents from mine m join payment_order o on o.id = m.order_id where m.payer_id = ${userId}), 0) as fee_cents,
      (select jsonb_build_object('city', c.name, 'latitude', c.latitude, 'longitude', c.longitude)
        from app_user u join preferred_city c on c.name = u.home_city where u.id = ${userId}) as home,
      (select jsonb_build_object('by', t.taken_by, 'reason', t.reason) from taken_out t
        where t.game_id = ${game.id} and t.user_id = ${userId} and t.let_in_at is null) as taken_out,
      ${hostsThere(venue, userId)} as hosts_there, ${photoOwner(venue, userId)} as photo_owner,
      exists (select from registration c where c.game_id = ${game.id} and c.status = 'cancelled'
        and ${userId} in (c.user_id, c.payer_id)) as was_in,
      exists (select from mine m join pass p on p.id = m.pass_id and p.ended_at is null where m.free_since is null) as on_pass,
      (select p.name from mine m join app_user p on p.id = m.payer_id
        where m.payer_id <> ${userId} and m.free_since is null) as paid_by,
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name,
          'email', case when u.role = 'guest' then u.email end, 'paidCents', r.paid_cents - r.refunded_cents, 'joinedAt', ${isoInstant(sql`r.joined_at`)},
          'offered', (select case when h.to_queue then 'queue' else 'person' end
            from hand_over h where h.registration_id = r.id and h.ended_at is null))
          order by r.place)
        from registration r join app_user u on u.id = r.user_id
        where r.game_id = ${game.id} and r.payer_id = ${userId} and r.user_id <> ${userId} and r.status = 'active'
          and r.free_since is null), '[]') as friends,
      (select u.email
        from mine m join hand_over h on h.registration_id = m.id and h.ended_at is null and m.status = 'active'
        join app_user u on u.id = h.to_user_id) as hand_over_to,
      exists (select from mine m join hand_over h on h.registration_id = m.id and h.ended_at is null and h.to_queue
        and m.status = 'active')
        as is_released,
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by h.created_at)
        from hand_over h join registration r on r.id = h.registration_id and r.status = 'active'
        join app_user u on u.id = r.user_id
        where h.game_id = ${game.id} and h.to_user_id = ${userId} and h.ended_at is null), '[]') as hand_over_from,
      (select w.allowed_cents from waiting_entry w
        where w.game_id = ${game.id} and w.user_id = ${userId} and w.status = 'waiting') as waiting_allowed_cents,
      exists (select from mine where status = 'played') as has_played,
      (select count(*) from registration r join app_user u on u.id = r.user_id
        where r.game_id = ${game.id} and r.status = 'played' and r.user_id <> ${userId} and u.deleted_at is null
          and ${isToldApart('r')}) as others_played,
      exists (select from grading v where v.game_id = ${game.id} and v.rater_id = ${userId}) as has_graded,
      coalesce((select jsonb_object_agg(category || '.' || channel, is_on) from notification_choice
        where user_id = ${userId} and category = any(${Object.values(heard)})), '{}') as choices,
      exists (select from push_subscription where user_id = ${userId}) as has_push,
      coalesce((select jsonb_agg(p.user_id order by p.games desc, p.user_id)
        from registration r join ${partnersOf(userId, sql`${game.id}::uuid`)} p on p.user_id = r.user_id
        where r.game_id = ${game.id} and r.status in ('active', 'played')), '[]') as played_with,
      (select count(*) from group_message m where m.game_id = ${game.id} and m.removed_at is null
        and (m.to_waiting or exists (select from registration c where c.game_id = ${game.id} and c.user_id = ${userId}
          and ${isHeld('c')}))) as messages,
      exists (select from regular l where l.series_id = ${game.series?.id ?? null}::uuid and l.user_id = ${userId}) as is_regular,
      ${keptUntil(game.id, userId, now)} as regular_spot_until,
      coalesce((select jsonb_agg(past) from past), '[]') as past`.execute(db);
  if (!rows[0]) throw new Error('an aggregate has one row');
  return rows[0];
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
      and ${listed('alternatives', audience, now)} and ${joinable(now)} and not g.tournament_external
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
