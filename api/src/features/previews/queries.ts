import type { GameStatus, Level, Sport, Surface } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

/** What a preview shows of a game: no more than its card does, whoever looks. Times are ISO text. */
export interface PreviewRow {
  name: string;
  sport: Sport;
  surface: Surface;
  level: Level;
  status: GameStatus;
  archived: boolean;
  starts_at: string;
  duration_minutes: number;
  price_cents: number;
  photo: string | null;
  address: string;
  city: string;
  place_description: string;
}

/** A game, archived or not; null when there is none that everybody may see. */
export async function findPreview(db: Database, id: string): Promise<PreviewRow | null> {
  const { rows } = await sql<PreviewRow>`
    select name, sport, surface, level, status, archived, starts_at, duration_minutes, price_cents, photo, address, city,
      place_description
    from game where id = ${id} and private_community_id is null`.execute(db);
  return rows[0] ?? null;
}
