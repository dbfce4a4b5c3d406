import { pageSizes } from '@rondo/rules';
import { type RawBuilder, sql } from 'kysely';
import { isHeld } from '../../platform/people/held-spots.ts';
import { isoInstant } from '../../platform/time/iso-instant.ts';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

/** The game or community that the messages are of. */
export type About = { gameId: string } | { communityId: string };

const isAbout = (about: About): RawBuilder<unknown> =>
  'gameId' in about ? sql`m.game_id = ${about.gameId}` : sql`m.community_id = ${about.communityId}`;

export interface MessageRow extends Pick<
  Rows['group_message'],
  'id' | 'author_id' | 'words' | 'to_waiting' | 'reached' | 'created_at'
> {
  author: string | null;
  is_reported: boolean;
  reports: { reason: string; createdAt: string }[];
}

/** Messages that nobody removed, the newest first. @param onlyToWaiting for a person who only waits for a spot */
export async function findMessages(
  db: Database,
  about: About,
  { userId, onlyToWaiting }: { userId: string; onlyToWaiting: boolean },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.id, m.author_id, m.words, m.to_waiting, m.reached, m.created_at, u.name as author,
      exists (select from group_message_report r where r.message_id = m.id and r.reporter_id = ${userId}) as is_reported,
      coalesce((select jsonb_agg(jsonb_build_object('reason', r.reason, 'createdAt', ${isoInstant(sql`r.created_at`)}) order by r.created_at)
        from group_message_report r where r.message_id = m.id and r.decided_at is null), '[]') as reports
    from group_message m left join app_user u on u.id = m.author_id and u.deleted_at is null
    where ${isAbout(about)} and m.removed_at is null and (m.to_waiting or ${!onlyToWaiting})
    order by m.created_at desc, m.id limit ${pageSizes.groupMessages}`.execute(db);
  return rows;
}

/** When messages were sent, including removed ones, which count too. */
export async function findSentTimes(db: Database, about: About): Promise<Date[]> {
  const { rows } = await sql<{ created_at: string }>`
    select m.created_at from group_message m where ${isAbout(about)}
    order by m.created_at desc limit 20`.execute(db);
  return rows.map(({ created_at }) => new Date(created_at));
}

/** Somebody's part in a game: whether they play in it, or did until it was cancelled, and whether they wait for a spot. */
export async function findPart(
  db: Database,
  gameId: string,
  userId: string,
): Promise<{ plays: boolean; waits: boolean }> {
  const { rows } = await sql<{ plays: boolean; waits: boolean }>`
    select exists (select from registration where game_id = ${gameId} and user_id = ${userId}
        and ${isHeld('registration')}) as plays,
      exists (select from waiting_entry where game_id = ${gameId} and user_id = ${userId} and status = 'waiting') as waits`.execute(
    db,
  );
  return rows[0] ?? { plays: false, waits: false };
}

/** Players of a game who can be written to: guests once they have opened the link in their mail. */
const players = (gameId: string) => sql`
  select user_id from registration
  where game_id = ${gameId} and ${isHeld('registration')} and proof_until is null`;
const waiting = (gameId: string) => sql`
  select user_id from waiting_entry where game_id = ${gameId} and status = 'waiting'`;
const isThere = sql`u.deleted_at is null and u.banned_at is null`;

/** How many people a game's message would reach, and how many more with the waiting list. */
export async function countReach(
  db: Database,
  gameId: string,
  authorId: string,
): Promise<{ players: number; waiting: number }> {
  const { rows } = await sql<{ players: number; waiting: number }>`
    select count(*) filter (where u.id in (${players(gameId)})) as players,
      count(*) filter (where u.id not in (${players(gameId)})) as waiting
    from app_user u where ${isThere} and u.id <> ${authorId}
      and u.id in (${players(gameId)} union ${waiting(gameId)})`.execute(db);
  return rows[0] ?? { players: 0, waiting: 0 };
}

/** The ids of the people to whom a game's message goes. */
export async function findReached(
  db: Database,
  gameId: string,
  { authorId, toWaiting }: { authorId: string; toWaiting: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from app_user u where ${isThere} and u.id <> ${authorId}
      and (u.id in (${players(gameId)}) or ${toWaiting} and u.id in (${waiting(gameId)}))
    order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The ids of a community's members, except the author. */
export async function findMemberIds(db: Database, communityId: string, authorId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from community_member m join app_user u on u.id = m.user_id
    where m.community_id = ${communityId} and m.status = 'approved' and ${isThere} and u.id <> ${authorId}
    order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface MessageStanding extends Pick<
  Rows['group_message'],
  'id' | 'game_id' | 'community_id' | 'author_id' | 'words' | 'to_waiting'
> {
  short_code: string | null;
}

/** A message that nobody removed, its row locked when `trx` is a transaction; null if there is none. */
export async function lockMessage(trx: Database, id: string): Promise<MessageStanding | null> {
  const { rows } = await sql<MessageStanding>`
    select m.id, m.game_id, m.community_id, m.author_id, m.words, m.to_waiting,
      (select c.short_code from community c where c.id = m.community_id) as short_code
    from group_message m where m.id = ${id} and m.removed_at is null for no key update`.execute(trx);
  return rows[0] ?? null;
}

/** The ids of the people who decide about a reported message: its community's admins except the author, or else Rondo's admins. */
export async function findDeciders(
  db: Database,
  { community_id: communityId, author_id: authorId }: MessageStanding,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with lead as (
      select u.id from community_member m join app_user u on u.id = m.user_id
      where m.community_id = ${communityId} and m.is_admin and m.status = 'approved' and ${isThere}
        and u.id is distinct from ${authorId}::uuid
    )
    select id from lead
    union select u.id from app_user u where u.role = 'admin' and ${isThere} and u.id is distinct from ${authorId}::uuid
      and not exists (select from lead)
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}
