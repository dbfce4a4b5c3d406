import type { GameStatus } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';

/** A game of an organiser's command, its row locked. Times are ISO text. */
export interface LockedGame {
  id: string;
  name: string;
  sport: string;
  status: GameStatus;
  archived: boolean;
  starts_at: string;
  /** When it was created, or its deadlines were last set anew. */
  created_at: string;
  duration_minutes: number;
  price_cents: number;
  latitude: number;
  longitude: number;
  address: string;
  place_description: string;
  community_id: string | null;
  photo: string | null;
  tournament: boolean;
  joined_count: number;
  /** Of the joined, those who do not count for the minimum yet. */
  unproved_count: number;
  minimum_players: number;
  organiser_id: string;
}

/** Columns of a `LockedGame`, of the table `game g`. */
export const lockedGameColumns = sql`
  g.id, g.name, g.sport, g.status, g.archived, g.starts_at, coalesce(g.rescheduled_at, g.created_at) as created_at,
  g.duration_minutes, g.price_cents, g.latitude, g.longitude, g.address, g.place_description, g.community_id, g.photo,
  g.tournament, g.joined_count, g.unproved_count, g.minimum_players, g.organiser_id`;

/**
 * Locks a game, or it and the later games of its series that are still to come, in the order of their ids. Which are later is
 * asked once all of the series are locked: an edit that is under way may be moving them.
 * @returns the game itself first, then the others in order of time
 * @throws Refused `game_not_found`
 */
export async function lockGames(
  trx: Transaction,
  gameId: string,
  scope: 'one' | 'following',
): Promise<[LockedGame, ...LockedGame[]]> {
  const { rows } = await sql<LockedGame>`
    select ${lockedGameColumns} from game g
    where g.id = ${gameId} ${
      scope === 'following' ? sql`or g.series_id = (select series_id from game where id = ${gameId})` : sql``
    }
    order by g.id for no key update of g`.execute(trx);
  const first = rows.find(({ id }) => id === gameId);
  if (!first) throw new Refused('game_not_found');
  const later = rows.filter(
    ({ archived, status, starts_at }) => !archived && status !== 'cancelled' && starts_at > first.starts_at,
  );
  return [first, ...later.sort((a, b) => (a.starts_at < b.starts_at ? -1 : 1))];
}
