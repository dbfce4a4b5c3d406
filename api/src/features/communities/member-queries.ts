import type { ShownTag } from '@rondo/contract';
import { pageSizes } from '@rondo/rules';
import type { NotificationKind } from '@rondo/rules/notification-kinds';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db.ts';
import { nicknameIn, tagsIn } from '../../platform/people/labels.ts';
import { findPage } from '../../platform/calls/pagination.ts';
import type { Rows } from '../../platform/schema.ts';
import { type ScoreEntry, scoresOfUser } from '../../platform/people/scores.ts';
import type { CommunityRow } from './queries.ts';
import { holdsWords } from '../../platform/wording/search-words.ts';

export interface MemberRow extends Pick<Rows['app_user'], 'id' | 'name' | 'photo' | 'role' | 'hides_name'> {
  is_admin: boolean;
  nickname: string | null;
  tags: ShownTag[];
  scores: ScoreEntry[];
}

/**
 * A page of a community's members: its admins first, then by name. Search words match names and nicknames. A member who hides their name is not found
 * or sorted by it.
 */
export function findMembers(
  db: Database,
  { id }: Pick<CommunityRow, 'id'>,
  { query, page, hidesNames }: { query: string; page: number; hidesNames: boolean },
): Promise<{ rows: MemberRow[]; totalCount: number }> {
  const nickname = nicknameIn(sql`m.community_id`, sql`u.id`);
  const found = sql`not (${hidesNames} and u.hides_name) and ${holdsWords(sql`search_words(concat_ws(' ', u.name, ${nickname}))`, query)}`;
  return findPage<MemberRow>(
    db,
    sql`select u.id, u.name, u.photo, u.role, u.hides_name, m.is_admin, ${nickname} as nickname,
        ${tagsIn(sql`m.community_id`, sql`u.id`)} as tags, ${scoresOfUser} as scores
      from community_member m join app_user u on u.id = m.user_id
      where m.community_id = ${id} and m.status = 'approved' and ${query === '' ? sql`true` : found}`,
    {
      order: sql`is_admin desc, ${hidesNames} and hides_name, case when not (${hidesNames} and hides_name) then lower(name) end, id`,
      skip: (page - 1) * pageSizes.communityMembers,
      limit: pageSizes.communityMembers,
    },
  );
}

export interface RequestRow
  extends
    Pick<Rows['app_user'], 'id' | 'name' | 'photo' | 'game_count' | 'created_at'>,
    Pick<Rows['community_member'], 'message' | 'requested_at' | 'admin_note' | 'is_removed'> {
  scores: ScoreEntry[];
}

/** A page of pending requests, the longest waiting first. */
export function findRequests(db: Database, communityId: string, page: number) {
  return findPage<RequestRow>(
    db,
    sql`select u.id, u.name, u.photo, u.game_count, u.created_at, m.message, m.requested_at, m.admin_note, m.is_removed, ${scoresOfUser} as scores
      from community_member m join app_user u on u.id = m.user_id
      where m.community_id = ${communityId} and m.status = 'pending'`,
    {
      order: sql`requested_at, id`,
      skip: (page - 1) * pageSizes.communityRequests,
      limit: pageSizes.communityRequests,
    },
  );
}

export interface MemberStanding {
  is_admin: boolean;
  /** The number of admins of the community. */
  admin_count: number;
}

/** A member of a locked community; null if they aren't one. */
export async function findMember(
  trx: Transaction,
  communityId: string,
  userId: string,
): Promise<MemberStanding | null> {
  const { rows } = await sql<MemberStanding>`
    select m.is_admin,
      (select count(*) from community_member a where a.community_id = m.community_id and a.is_admin) as admin_count
    from community_member m
    where m.community_id = ${communityId} and m.user_id = ${userId} and m.status = 'approved'`.execute(trx);
  return rows[0] ?? null;
}

/** The admins of a community. */
export async function findAdmins(db: Database, communityId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from community_member where community_id = ${communityId} and is_admin order by user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/**
 * The people among these who weren't told this about a community in the last 24 hours: what can be done and undone all day is told once.
 * @param about the person named in what is told
 */
export async function findUntold(
  db: Database,
  userIds: readonly string[],
  {
    kind,
    communityId,
    about = null,
    now,
  }: { kind: NotificationKind; communityId: string; about?: string | null; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from unnest(${userIds}::uuid[]) as u(id)
    where not exists (
      select from notification n
      where n.user_id = u.id and n.created_at > ${now}::timestamptz - interval '24 hours' and n.kind = ${kind}
        and n.community_id = ${communityId} and n.named_id is not distinct from ${about}::uuid)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Members who are notified of a community’s news and new games. */
export async function findListeners(db: Database, communityId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from community_member where community_id = ${communityId} and notifications order by user_id`.execute(
    db,
  );
  return rows.map(({ user_id }) => user_id);
}
