import { sql } from 'kysely';

/** Somebody as a regular of a game's series, and until when a spot in it is kept for them; ISO text. */
export interface AsRegular {
  is_regular: boolean;
  regular_spot_until: string | null;
}

type Part = ReturnType<typeof sql> | string;

/** What the series of `game g` offers regulars, and how many of its places are taken. */
export const offeredToRegulars = sql`(
  select jsonb_build_object('spots', s.regular_spots, 'days', s.regular_days, 'taken', (
    select count(*) from regular l where l.series_id = s.id)) from game_series s where s.id = g.series_id)`;

/** Until when a game keeps a spot for a regular. A regular who has paid keeps the spot for good, and is about to be in the game. */
export const keptUntil = (gameId: Part, userId: Part, now: Date) => sql`(
  select nullif(h.expires_at, 'infinity') from spot_hold h
  where h.game_id = ${gameId} and h.user_id = ${userId} and h.kind = 'regular' and h.released_at is null
    and h.expires_at > ${now})`;
