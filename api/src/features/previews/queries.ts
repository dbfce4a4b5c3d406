import { sql } from 'kysely';
import { columnsOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/db.ts';
import { sceneColumns } from '../../platform/files/scene-path.ts';
import type { Rows } from '../../platform/schema.ts';

/** What a preview shows of a game: no more than its card does, for any reader. Times are ISO text. */
export type PreviewRow = Pick<
  Rows['game'],
  | (typeof sceneColumns)[number]
  | 'status'
  | 'archived'
  | 'duration_minutes'
  | 'price_cents'
  | 'photo'
  | 'address'
  | 'city'
  | 'place_description'
> & { venue_photo: string | null };

const previewColumns = sql`
  ${columnsOf('g', sceneColumns)}, g.status, g.archived, g.duration_minutes, g.price_cents, g.photo, g.address,
  g.city, g.place_description, (select v.path from venue_photo v where v.venue_id = g.venue_id) as venue_photo`;

/** What a preview shows of a community: only what everybody may know, even about a private one. */
export type CommunityPreviewRow = Pick<
  Rows['community'],
  'name' | 'sport' | 'city' | 'is_private' | 'banner_image' | 'member_count'
>;

export interface RecapPreviewRow extends PreviewRow {
  joined_count: number;
  /** The next game of its series, or the game like it that its host opened, if everybody may see it. */
  next_id: string | null;
}

/** A played game; null if there is none that everybody may see. */
export async function findRecapPreview(db: Database, id: string, now: Date): Promise<RecapPreviewRow | null> {
  const { rows } = await sql<RecapPreviewRow>`
    select ${previewColumns}, g.joined_count, (
        select n.id from game n
        where (n.again_of_id = g.id or n.series_id = g.series_id) and n.starts_at > ${now} and n.status <> 'cancelled'
          and n.private_community_id is null
        order by n.starts_at limit 1) as next_id
    from game g
    where g.id = ${id} and g.private_community_id is null and g.archived and g.status = 'confirmed'`.execute(db);
  return rows[0] ?? null;
}

/** The community with a short code; null if it doesn't exist. */
export async function findCommunityPreview(db: Database, code: string): Promise<CommunityPreviewRow | null> {
  const { rows } = await sql<CommunityPreviewRow>`
    select name, sport, city, is_private, banner_image, member_count from community where id = community_of_code(${code})`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** A game, archived or not; null if there is none that everybody may see. */
export async function findPreview(db: Database, id: string): Promise<PreviewRow | null> {
  const { rows } = await sql<PreviewRow>`
    select ${previewColumns} from game g where g.id = ${id} and g.private_community_id is null`.execute(db);
  return rows[0] ?? null;
}
