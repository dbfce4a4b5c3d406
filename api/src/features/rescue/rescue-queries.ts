import { isOneSideEnough } from '@rondo/rules/challenges';
import { loweredMinimum, type RescuedGame, rescueNeeded } from '@rondo/rules/rescue';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';

/** The facts of a game that the rule takes; `cutoff_at` is ISO text. */
interface ShortRow extends Pick<
  Rows['game'],
  'status' | 'archived' | 'joined_count' | 'unproved_count' | 'minimum_players' | 'capacity' | 'cutoff_at'
> {
  held: number;
}

/** The columns of a `ShortRow`, for the table `game g`. */
const shortColumns = (now: Date) => sql`
  g.status, g.archived, g.joined_count, g.unproved_count, g.minimum_players, g.capacity, g.cutoff_at,
  (select count(*) from spot_hold h where h.game_id = g.id and h.released_at is null and h.expires_at > ${now}
    and h.registration_id is null) as held`;

const factsOf = (game: ShortRow): RescuedGame => ({
  status: game.status,
  archived: game.archived,
  joinedCount: game.joined_count,
  unprovedCount: game.unproved_count,
  minimumPlayers: game.minimum_players,
  capacity: game.capacity,
  heldCount: game.held,
  cutoffAt: new Date(game.cutoff_at),
});

/** A game as the rule sees it. @throws Refused `game_not_found` */
export async function findShort(db: Database, gameId: string, now: Date): Promise<RescuedGame> {
  const { rows } = await sql<ShortRow>`select ${shortColumns(now)} from game g where g.id = ${gameId}`.execute(db);
  if (!rows[0]) throw new Refused('game_not_found');
  return factsOf(rows[0]);
}

/** What editors of a game see of its rescue: only the number of people told. */
export async function findRescue(db: Database, gameId: string, now: Date) {
  const game = await findShort(db, gameId, now);
  const { rows } = await sql<{ told: number; is_challenge: boolean }>`
    select count(*) as told, exists (select from challenge where game_id = ${gameId}) as is_challenge
    from rescue_told where game_id = ${gameId}`.execute(db);
  const { told = 0, is_challenge: isChallenge = false } = rows[0] ?? {};
  const lowered = loweredMinimum(game);
  const isTooLow = isChallenge && lowered !== null && isOneSideEnough({ ...game, minimumPlayers: lowered });
  return { missing: rescueNeeded(game, now), told, lowered: isTooLow ? null : lowered };
}
