import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { recordEvents } from '../../../platform/events/record-events.ts';
import type { TournamentRow } from '../find-tournament.ts';
import { readDay } from '../read-day.ts';

/** Has open pages fetch a tournament again, and tells the people of these teams of its plan, once for each change. */
export async function tellOfPlan(
  trx: Transaction,
  { id: gameId, drawn_at: drawnAt }: Pick<TournamentRow, 'id' | 'drawn_at'>,
  teamIds: readonly string[],
  now: Date,
): Promise<void> {
  await touchGame(trx, gameId);
  if (teamIds.length === 0) return;
  const data = { gameId, teamIds: [...teamIds], isFirst: drawnAt === null };
  await recordEvents(trx, [{ name: 'tournament.planned', data }], now);
}

/** Changes the row's version, which open pages watch. */
export async function touchGame(trx: Transaction, gameId: string): Promise<void> {
  await sql`update game set status = status where id = ${gameId}`.execute(trx);
}

/** The teams that are known to play a match which has another court or time. */
export function teamsMoved(before: TournamentRow, after: TournamentRow): string[] {
  const { standing } = readDay(before);
  const was = new Map(before.matches.map((match) => [match.id, match]));
  const moved = after.matches.filter(({ id, court, startMinute }) => {
    const earlier = was.get(id);
    return earlier && (earlier.court !== court || earlier.startMinute !== startMinute);
  });
  const teams = moved.flatMap(({ id }) => standing.teams.get(id) ?? []).filter((team) => team !== null);
  return [...new Set(teams)];
}
