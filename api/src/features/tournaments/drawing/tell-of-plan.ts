import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { recordEvents } from '../../../platform/events/record-events.ts';
import type { TournamentRow } from '../find-tournament.ts';
import { readDay } from '../read-day.ts';

/** Has open pages fetch a tournament again, and tells the people of the teams that have a plan now, or another one, once for each change. */
export async function tellOfPlan(
  trx: Transaction,
  before: TournamentRow,
  after: TournamentRow,
  now: Date,
): Promise<void> {
  await touchGame(trx, after.id);
  const isFirst = before.drawn_at === null;
  const was = isFirst ? new Map<string, string>() : timesOf(before);
  const teamIds = [...timesOf(after)].filter(([team, times]) => was.get(team) !== times).map(([team]) => team);
  if (teamIds.length > 0)
    await recordEvents(trx, [{ name: 'tournament.planned', data: { gameId: after.id, teamIds, isFirst } }], now);
}

/** Changes the version of the game's row, which open pages watch, and notes when, which calendars do. */
export async function touchGame(trx: Transaction, gameId: string): Promise<void> {
  await sql`
    with noted as (update tournament set changed_at = app_now() where game_id = ${gameId})
    update game set status = status where id = ${gameId}`.execute(trx);
}

/** When and where each team plays, as far as that is known, by its id. */
function timesOf(row: TournamentRow): Map<string, string> {
  const { standing, drawn } = readDay(row);
  const times = new Map(drawn.teams.map((team) => [team, '']));
  for (const { id, court, startMinute } of row.matches)
    for (const team of standing.teams.get(id) ?? [])
      if (team !== null) times.set(team, `${times.get(team) ?? ''}${startMinute} ${court}\n`);
  return times;
}
