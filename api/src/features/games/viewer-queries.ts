import { forecastPlaces, type PastAt, type PhotoOwner } from '@rondo/rules';
import type { Side } from '@rondo/rules/challenges';
import type { NotificationCategory } from '@rondo/rules/notifications';
import type { Point } from '@rondo/rules/travel';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { isHeld } from '../../platform/people/held-spots.ts';
import { partnersOf } from '../../platform/people/partners.ts';
import { isToldApart } from '../../platform/people/told-apart.ts';
import { isoInstant } from '../../platform/time/iso-instant.ts';
import { type StandingRow, standingOf } from './access/standing-queries.ts';
import { type AsRegular, keptUntil } from './rows/regular-rows.ts';
import { hostsThere, photoOwner } from './rows/venue-rows.ts';

/** What a viewer is told they hear of the game, with the category of notifications that says it. */
export const heard = { hearsConfirmed: 'games', isReminded: 'reminders' } as const satisfies Record<
  string,
  NotificationCategory
>;

export interface ViewerRow extends AsRegular {
  /** Set if they were taken out, and can't join any more. */
  taken_out: { by: 'organiser' | 'rondo'; reason: string | null } | null;
  /** The sides of a challenge whose community they are a member of. */
  sides: Side[];
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

/**
 * A person's relation to a game, with what decides whether they may see it; undefined if there is no such game. One statement, which doesn't wait for
 * the game's own.
 */
export async function findViewer(
  db: Database,
  gameId: string,
  userId: string,
  now: Date,
): Promise<(ViewerRow & StandingRow) | undefined> {
  const { rows } = await sql<ViewerRow & StandingRow>`
    with mine as (
      select id, payer_id, pass_id, free_since, status, order_id from registration
      where game_id = ${gameId} and user_id = ${userId} and status in ('active', 'played')
    ), place as (
      select count(w.id) + (case when own.id is null then 1 else 0 end) as n
      from (select max(id) as id from waiting_entry
        where game_id = ${gameId} and user_id = ${userId} and status = 'waiting') own
      left join waiting_entry w on w.game_id = ${gameId} and w.status = 'waiting' and (own.id is null or w.id <= own.id)
      group by own.id
    ), past as (
      select hours, ${countOf(sql`p.sport = g.sport and p.is_paid = (g.price_cents > 0)`)} as alike,
        ${countOf(sql`p.is_paid = (g.price_cents > 0)`)} as "asPaid", ${countOf(sql`true`)} as "all"
      from waiting_past p join game g on g.id = ${gameId} where p.place = least((select n from place), ${forecastPlaces}) group by hours
    )
    select ${standingOf(userId)}, (select id from mine) as registration_id,
      coalesce((select o.fee_cents from mine m join payment_order o on o.id = m.order_id where m.payer_id = ${userId}), 0) as fee_cents,
      (select jsonb_build_object('city', c.name, 'latitude', c.latitude, 'longitude', c.longitude)
        from app_user u join preferred_city c on c.name = u.home_city where u.id = ${userId}) as home,
      (select jsonb_build_object('by', t.taken_by, 'reason', t.reason) from taken_out t
        where t.game_id = ${gameId} and t.user_id = ${userId} and t.let_in_at is null) as taken_out,
      coalesce((select jsonb_agg(case when m.community_id = g.community_id then 'home' else 'away' end order by m.community_id <> g.community_id)
        from challenge h join community_member m on m.community_id in (g.community_id, h.away_community_id)
        where h.game_id = ${gameId} and m.user_id = ${userId} and m.status = 'approved'), '[]') as sides,
      ${hostsThere(sql`g.venue_id`, userId)} as hosts_there, ${photoOwner(sql`g.venue_id`, userId)} as photo_owner,
      exists (select from registration c where c.game_id = ${gameId} and c.status = 'cancelled'
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
        where r.game_id = ${gameId} and r.payer_id = ${userId} and r.user_id <> ${userId} and r.status = 'active'
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
        where h.game_id = ${gameId} and h.to_user_id = ${userId} and h.ended_at is null), '[]') as hand_over_from,
      (select w.allowed_cents from waiting_entry w
        where w.game_id = ${gameId} and w.user_id = ${userId} and w.status = 'waiting') as waiting_allowed_cents,
      exists (select from mine where status = 'played') as has_played,
      (select count(*) from registration r join app_user u on u.id = r.user_id
        where r.game_id = ${gameId} and r.status = 'played' and r.user_id <> ${userId} and u.deleted_at is null
          and ${isToldApart('r')}) as others_played,
      exists (select from grading v where v.game_id = ${gameId} and v.rater_id = ${userId}) as has_graded,
      coalesce((select jsonb_object_agg(category || '.' || channel, is_on) from notification_choice
        where user_id = ${userId} and category = any(${Object.values(heard)})), '{}') as choices,
      exists (select from push_subscription where user_id = ${userId}) as has_push,
      coalesce((select jsonb_agg(p.user_id order by p.games desc, p.user_id)
        from registration r join ${partnersOf(userId, sql`${gameId}::uuid`)} p on p.user_id = r.user_id
        where r.game_id = ${gameId} and r.status in ('active', 'played')), '[]') as played_with,
      (select count(*) from group_message m where m.game_id = ${gameId} and m.removed_at is null
        and (m.to_waiting or exists (select from registration c where c.game_id = ${gameId} and c.user_id = ${userId}
          and ${isHeld('c')}))) as messages,
      exists (select from regular l where l.series_id = g.series_id and l.user_id = ${userId}) as is_regular,
      ${keptUntil(gameId, userId, now)} as regular_spot_until,
      coalesce((select jsonb_agg(past) from past), '[]') as past
    from game g left join community c on c.id = g.community_id
    where g.id = ${gameId}`.execute(db);
  return rows[0];
}
