import { sql } from 'kysely';
import { isoInstant } from '../../platform/time/iso-instant.ts';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

/** The only query that reads the secret of a game's draws, apart from the command that draws. */
export interface DrawsRow extends Pick<
  Rows['game'],
  'draw_secret' | 'status' | 'starts_at' | 'price_cents' | 'created_at' | 'rescheduled_at' | 'elo_disabled'
> {
  /** Whether its community shows scores; null without a community. */
  community: { showElo: boolean; isRatingVisible: boolean } | null;
  /** In the order of the draws' numbers. */
  draws: { number: number; teamSize: number; players: string[]; drawnAt: string }[];
  /** The players by team; those without one are in the entry whose id is null. */
  teams: { id: string | null; players: string[] }[];
}

export async function findDraws(db: Database, gameId: string): Promise<DrawsRow | undefined> {
  const { rows } = await sql<DrawsRow>`
    select g.draw_secret, g.status, g.starts_at, g.price_cents, g.created_at, g.rescheduled_at, g.elo_disabled,
      (select jsonb_build_object('showElo', c.show_elo, 'isRatingVisible', c.is_rating_visible)
        from community c where c.id = g.community_id) as community,
      coalesce((select jsonb_agg(jsonb_build_object('number', d.number, 'teamSize', d.team_size, 'players', d.players,
        'drawnAt', ${isoInstant(sql`d.drawn_at`)}) order by d.number) from team_draw d where d.game_id = g.id), '[]') as draws,
      coalesce((select jsonb_agg(jsonb_build_object('id', t.team_id, 'players', t.players)) from (
        select team_id, jsonb_agg(user_id) as players from registration
        where game_id = g.id and status in ('active', 'played') group by team_id) t), '[]') as teams
    from game g where g.id = ${gameId}`.execute(db);
  return rows[0];
}
