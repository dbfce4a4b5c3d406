import type { communityMemberships, Sport } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

export interface CommunityRow {
  id: string;
  short_code: string;
  name: string;
  description: string;
  sport: Sport;
  city: string;
  country: string;
  banner_image: string | null;
  location_image: string | null;
  is_private: boolean;
  show_elo: boolean;
  is_rating_visible: boolean;
  is_rating_enabled: boolean;
  are_nicknames_enabled: boolean;
  member_count: number;
}

/** The columns of {@link CommunityRow}, of a community aliased `c`. */
const columns = sql`
  c.id, c.short_code, c.name, c.description, c.sport, c.city, c.country, c.banner_image, c.location_image, c.is_private,
  c.show_elo, c.is_rating_visible, c.is_rating_enabled, c.are_nicknames_enabled, c.member_count`;

export async function findFeatured(db: Database, limit: number): Promise<CommunityRow[]> {
  const { rows } = await sql<CommunityRow>`
    select ${columns} from community c
    where c.featured_position is not null order by c.featured_position, c.id limit ${limit}`.execute(db);
  return rows;
}

export async function findMine(db: Database, userId: string): Promise<CommunityRow[]> {
  const { rows } = await sql<CommunityRow>`
    select ${columns} from community_member m join community c on c.id = m.community_id
    where m.user_id = ${userId} and m.status = 'approved'
    order by m.decided_at desc nulls last, c.name limit 1000`.execute(db);
  return rows;
}

interface CommunitySeen extends CommunityRow {
  /** How the viewer stands to it; null for who never asked to join. */
  membership: (typeof communityMemberships)[number] | null;
}

export async function findByCode(db: Database, code: string, viewerId: string | null): Promise<CommunitySeen | null> {
  const { rows } = await sql<CommunitySeen>`
    select ${columns}, m.status as membership
    from community c left join community_member m on m.community_id = c.id and m.user_id = ${viewerId}
    where c.short_code = ${code}`.execute(db);
  return rows[0] ?? null;
}
