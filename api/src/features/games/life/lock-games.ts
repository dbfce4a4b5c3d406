import { sql } from 'kysely';
import { columnsOf } from '../../../platform/database/columns.ts';
import type { Transaction } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Rows } from '../../../platform/schema.ts';

const lockedFields = [
  'id',
  'name',
  'sport',
  'status',
  'archived',
  'starts_at',
  'moved_from',
  'duration_minutes',
  'price_cents',
  'tournament_external',
  'external_member_price_cents',
  'latitude',
  'longitude',
  'address',
  'place_description',
  'community_id',
  'photo',
  'tournament',
  'joined_count',
  'unproved_count',
  'minimum_players',
  'capacity',
  'organiser_id',
] as const satisfies readonly (keyof Rows['game'])[];

/** A game that an organiser's command has locked. Times are ISO text. */
export interface LockedGame extends Pick<Rows['game'], (typeof lockedFields)[number]> {
  /** When it was created, or its deadlines were last reset. */
  created_at: string;
}

/** The columns of a `LockedGame`, for the table `game g`. */
export const lockedGameColumns = sql`
  ${columnsOf('g', lockedFields)}, coalesce(g.rescheduled_at, g.created_at) as created_at`;

/**
 * Locks a game, or it and the upcoming later games of its series, in the order of their ids. Which ones are later is read after the whole
 * series is locked, because an edit under way may be moving them.
 * @returns the game itself first, then the others in chronological order
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
