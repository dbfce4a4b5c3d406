import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { helpsLead } from '../../platform/people/leading.ts';
import { hasSide } from '../games/rows/joinable-rows.ts';
import type { Rows } from '../../platform/schema.ts';

export interface InvitedGameRow extends Pick<
  Rows['game'],
  'id' | 'name' | 'sport' | 'address' | 'status' | 'archived' | 'starts_at' | 'price_cents'
> {
  /** When it was created, or its deadlines were last reset. */
  created_at: string;
  open_spots: number;
  /** Whether the asking person is in, or leads it. */
  takes_part: boolean;
}

/** A game that somebody may invite to; null if there is none with this id. */
export async function findInvitedGame(
  db: Database,
  gameId: string,
  userId: string,
  now: Date,
): Promise<InvitedGameRow | null> {
  const { rows } = await sql<InvitedGameRow>`
    select g.id, g.name, g.sport, g.address, g.status, g.archived, g.starts_at, g.price_cents,
      coalesce(g.rescheduled_at, g.created_at) as created_at,
      g.capacity - g.joined_count - (
        select count(*) from spot_hold h
        where h.game_id = g.id and h.released_at is null and h.expires_at > ${now} and h.registration_id is null) as open_spots,
      g.organiser_id = ${userId} or ${helpsLead(userId, sql`g.id`)} or exists (
        select from registration r where r.game_id = g.id and r.user_id = ${userId} and r.status = 'active') as takes_part
    from game g where g.id = ${gameId}`.execute(db);
  return rows[0] ?? null;
}

export interface InvitedRow extends Pick<Rows['app_user'], 'id' | 'page_readers'> {
  is_in: boolean;
  was_invited: boolean;
  may_see: boolean;
  received_today: number;
  from_sender_this_week: number;
}

/** The facts that decide whether these people can be invited to a game (decideInvitation of the rules); guests and former players are left out. */
export async function findInvited(
  db: Database,
  { gameId, senderId, userIds }: { gameId: string; senderId: string; userIds: readonly string[] },
  since: { day: Date; week: Date },
): Promise<InvitedRow[]> {
  const { rows } = await sql<InvitedRow>`
    select u.id, u.page_readers,
      exists (select from registration r where r.game_id = g.id and r.user_id = u.id and r.status = 'active')
        or exists (select from waiting_entry w where w.game_id = g.id and w.user_id = u.id and w.status = 'waiting')
        or g.organiser_id = u.id as is_in,
      exists (select from game_invitation i where i.receiver_id = u.id and i.game_id = g.id) as was_invited,
      (g.private_community_id is null or exists (select from community_member m
        where m.community_id = g.private_community_id and m.user_id = u.id and m.status = 'approved'))
        and not exists (select from taken_out t where t.game_id = g.id and t.user_id = u.id and t.let_in_at is null)
        and ${hasSide(sql`u.id`)} as may_see,
      (select count(*) from game_invitation i where i.receiver_id = u.id and i.created_at > ${since.day})::int as received_today,
      (select count(*) from game_invitation i
        where i.receiver_id = u.id and i.sender_id = ${senderId} and i.created_at > ${since.week})::int as from_sender_this_week
    from app_user u, game g
    where u.id = any(${userIds}::uuid[]) and u.role <> 'guest' and u.deleted_at is null and u.banned_at is null
      and g.id = ${gameId}`.execute(db);
  return rows;
}
