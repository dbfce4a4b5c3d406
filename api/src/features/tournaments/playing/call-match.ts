import { nextMatch } from '@rondo/rules/tournaments';
import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../../platform/admins/admin-command.ts';
import type { Database } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import { touchGame } from '../drawing/tell-of-plan.ts';
import type { TournamentRow } from '../find-tournament.ts';
import { lockTournament, requireDrawn, requireLeader } from '../lock-tournament.ts';
import { type Day, minuteOf, readDay } from '../read-day.ts';

/**
 * Calls the next match of a queue to a free court.
 * @returns its id; null if none can be played there now, as where a tournament is played by a plan
 * @throws Refused `game_not_found`, `not_allowed`, `game_cancelled`, `game_archived`, `tournament_not_drawn`, `court_unknown`, `court_busy`
 */
export function callMatch(
  { db }: { db: Database },
  call: AdminCall,
  gameId: string,
  courtName: string,
): Promise<string | null> {
  const command = { action: 'tournament.call', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const { row, now } = await lockTournament(trx, gameId, call.viewer);
    requireLeader(row, call.viewer, now);
    requireDrawn(row);
    const day = readDay(row);
    const court = day.setup.courts.find(({ id }) => id === courtName);
    if (!court) throw new Refused('court_unknown');
    const playing = row.matches.filter(({ id, calledAt }) => calledAt !== null && !day.standing.results.has(id));
    if (playing.some((match) => match.court === courtName)) throw new Refused('court_busy');
    const minute = minuteOf(row, now);
    const queue = {
      matches: day.drawn.matches,
      state: day.standing,
      setup: day.setup,
      playing: new Set(playing.map(({ id }) => id)),
      lastEnded: lastEnded(row, day),
    };
    const next = row.terms.isQueue && minute >= 0 ? nextMatch(queue, court, minute) : null;
    if (!next || next.start > minute) return { answer: null, logged: async () => ({}) };
    await sql`
      update tournament_match set court = ${courtName}, start_minute = ${minute}, called_at = ${now}
      where game_id = ${gameId} and id = ${next.match}`.execute(trx);
    await touchGame(trx, gameId);
    return { answer: next.match, logged: async () => ({ after: { tournamentMatch: next.match } }) };
  });
}

/** When each team ended its last match: when its result was entered, in minutes. */
function lastEnded(row: TournamentRow, { standing }: Day): Map<string, number> {
  const ended = new Map<string, number>();
  for (const { id, enteredAt, result } of row.matches)
    for (const team of standing.teams.get(id) ?? [])
      if (team !== null && result && enteredAt !== null)
        ended.set(team, Math.max(ended.get(team) ?? -Infinity, minuteOf(row, new Date(enteredAt))));
  return ended;
}
