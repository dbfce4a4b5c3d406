import type { ShownTag, TagOption } from '@rondo/contract';
import type { CommunityMembership, Sport } from '@rondo/rules';
import { sql } from 'kysely';
import { columnsOf } from '../../platform/database/columns.ts';
import { communityColumnsWith } from '../../platform/database/community-columns.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { isWithinKm } from '../../platform/database/geometry.ts';
import { adminTagsOf, nicknameIn, tagsIn } from '../../platform/people/labels.ts';
import { findPage } from '../../platform/calls/pagination.ts';
import type { Rows } from '../../platform/schema.ts';
import { holdsWords } from '../../platform/wording/search-words.ts';

const read = [...communityColumnsWith('shown', true), 'closed_note'] as const;

export interface CommunityRow extends Pick<Rows['community'], (typeof read)[number]> {
  /** The tags that the community's admins give. */
  admin_tags: TagOption[];
}

/** The columns of {@link CommunityRow} for a community aliased `c`. */
const columns = sql`${columnsOf('c', read)}, ${adminTagsOf(sql`c.id`)} as admin_tags`;

export async function findFeatured(db: Database, limit: number): Promise<CommunityRow[]> {
  const { rows } = await sql<CommunityRow>`
    select ${columns} from community c
    where c.featured_position is not null order by c.featured_position, c.id limit ${limit}`.execute(db);
  return rows;
}

/** A community that somebody belongs to, with what they are called there. */
export interface OwnCommunityRow extends CommunityRow {
  nickname: string | null;
  tags: ShownTag[];
}

export async function findMine(db: Database, userId: string): Promise<OwnCommunityRow[]> {
  const { rows } = await sql<OwnCommunityRow>`
    select ${columns}, ${nicknameIn(sql`c.id`, sql`m.user_id`)} as nickname, ${tagsIn(sql`c.id`, sql`m.user_id`)} as tags
    from community_member m join community c on c.id = m.community_id
    where m.user_id = ${userId} and m.status = 'approved'
    order by m.decided_at desc nulls last, c.name limit 1000`.execute(db);
  return rows;
}

export interface CommunitySearch {
  query: string;
  sport?: Sport | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  radius: number;
}

/** A page of matching communities, those with the most members first. */
export function searchCommunities(
  db: Database,
  { query, sport, latitude, longitude, radius }: CommunitySearch,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ rows: CommunityRow[]; totalCount: number }> {
  const where = [sql`c.closed_at is null`];
  if (query !== '') {
    const like = `%${query.replaceAll(/[%_\\]/g, '\\$&')}%`;
    const names = sql`concat(c.search_text, search_words((select p.search_text from place p where p.name = c.city
      order by p.population desc limit 1)))`;
    where.push(sql`(${holdsWords(names, query)} or c.description ilike ${like})`);
  }
  if (sport) where.push(sql`c.sport = ${sport}`);
  if (latitude !== undefined && longitude !== undefined)
    where.push(sql`c.city in (select name from place where ${isWithinKm({ latitude, longitude }, radius)})`);
  return findPage<CommunityRow>(db, sql`select ${columns} from community c where ${sql.join(where, sql` and `)}`, {
    order: sql`member_count desc, id`,
    skip,
    limit,
  });
}

/** A community and a person's relation to it. */
export interface Standing {
  community: CommunityRow;
  /** null for a visitor. */
  userId: string | null;
  /** null if they never asked to join. */
  membership: CommunityMembership | null;
  /** Whether an admin removed them and no admin let them in since. */
  isRemoved: boolean;
  isAdmin: boolean;
  adminNote: string | null;
  message: string;
  notifications: boolean;
}

type StandingRow = CommunityRow & {
  membership: CommunityMembership | null;
  is_removed: boolean | null;
  is_admin: boolean | null;
  admin_note: string | null;
  message: string | null;
  notifications: boolean | null;
};

/** The community with an id or short code, and this person's relation to it; null if it doesn't exist. */
export async function findStanding(db: Database, ref: string, userId: string | null): Promise<Standing | null> {
  const { rows } = await sql<StandingRow>`
    select ${columns}, m.status as membership, m.is_removed, m.is_admin, m.admin_note, m.message, m.notifications
    from community c left join community_member m on m.community_id = c.id and m.user_id = ${userId}
    where ${isCommunity(ref)}`.execute(db);
  return rows[0] ? toStanding(rows[0], userId) : null;
}

/** Does the same with the community locked, so that its members and admins stay the same until the transaction ends. */
export async function lockStanding(trx: Transaction, ref: string, userId: string): Promise<Standing | null> {
  const { rows } = await sql<{ id: string }>`
    select c.id from community c where ${isCommunity(ref)} for no key update`.execute(trx);
  return rows[0] ? findStanding(trx, rows[0].id, userId) : null;
}

function isCommunity(ref: string) {
  const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(ref);
  return isId ? sql`c.id = ${ref}` : sql`c.id = community_of_code(${ref.toLowerCase()})`;
}

function toStanding(
  { membership, is_removed, is_admin, admin_note, message, notifications, ...community }: StandingRow,
  userId: string | null,
): Standing {
  return {
    community,
    userId,
    membership,
    isRemoved: is_removed ?? false,
    isAdmin: is_admin ?? false,
    adminNote: admin_note,
    message: message ?? '',
    notifications: notifications ?? false,
  };
}

interface RequestCounts {
  pending: number;
  /** How many requests are approved if the community becomes public (decisions/0034-communities.md). */
  to_let_in: number;
}

export async function countRequests(db: Database, communityId: string): Promise<RequestCounts> {
  const { rows } = await sql<RequestCounts>`
    select count(*) as pending, count(*) filter (where not is_removed) as to_let_in from community_member
    where community_id = ${communityId} and status = 'pending'`.execute(db);
  return rows[0] ?? { pending: 0, to_let_in: 0 };
}
