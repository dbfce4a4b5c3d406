import { refuseResultNow, timeOfResult } from '@rondo/rules/results';
import {
  playedByOthers,
  refuseEntering,
  refuseResult,
  type Result,
  standingOf,
  tidyResult,
} from '@rondo/rules/tournaments';
import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../../platform/admins/admin-command.ts';
import type { Database } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import { touchGame } from '../drawing/tell-of-plan.ts';
import type { MatchRow, TournamentRow } from '../find-tournament.ts';
import { lockTournament, requireDrawn } from '../lock-tournament.ts';
import { entererIn, timed } from '../present-tournament.ts';
import { readDay, readMatch } from '../read-day.ts';
import { drawRounds } from './draw-rounds.ts';

/**
 * Enters, corrects or takes back what came out of a match. Of several entries the latest counts, by the clock of whoever made it, whichever arrives
 * first: it may have waited on a phone without a connection. The last result of a Swiss round draws the next one.
 * @param result null takes it back
 * @param teams of the match, as whoever entered it saw them; null if they don't say
 * @param at when it was entered, by the clock of the phone; ISO text
 * @throws Refused `game_not_found`, `not_allowed`, `game_cancelled`, `tournament_not_drawn`, `match_not_found`, `match_not_ready`,
 * `match_teams_changed`, `match_decided_others`, `result_not_yet`, `result_too_late`, `result_needs_winner`, `set_not_over`, `invalid_input`
 */
export function enterMatchResult(
  { db }: { db: Database },
  call: AdminCall,
  { gameId, matchId }: { gameId: string; matchId: string },
  { result, teams, at }: { result: Result | null; teams: readonly [string, string] | null; at: string },
): Promise<boolean> {
  const command = { action: 'tournament.result', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const { row, now } = await lockTournament(trx, gameId, call.viewer);
    const game = { status: row.status, startsAt: new Date(row.starts_at), endsAt: new Date(row.ends_at) };
    const closed = refuseResultNow(game, now);
    if (closed) throw new Refused(closed);
    requireDrawn(row);
    const stored = requireMatch(row, matchId);
    const by = entererIn(row, call.viewer);
    const enteredAt = timeOfResult(game, new Date(at), now);
    const { drawn, judged, standing } = readDay(row);
    const match = readMatch(stored);
    const isQueue = row.terms.isQueue;
    const refusal = refuseEntering(timed(match, stored, row), standing, { by, isQueue, now });
    if (refusal) throw new Refused(refusal);
    const playing = standing.teams.get(matchId);
    if (teams?.some((team, index) => team !== playing?.[index])) throw new Refused('match_teams_changed');
    // A later entry is there already.
    if (stored.enteredAt !== null && new Date(stored.enteredAt) >= enteredAt)
      return { answer: false, logged: async () => ({}) };
    const wrong = result && refuseResult(match, result, judged.terms);
    if (wrong) throw new Refused(wrong.code, 'set' in wrong ? { set: wrong.set } : {});
    const entered = result && tidyResult(match, result, judged.terms);
    const matches = drawn.matches.map((one) => (one.id === matchId ? { ...one, result: entered } : one));
    const others = playedByOthers(matches, standing, standingOf({ ...drawn, matches }, judged));
    if (others.some((id) => id !== matchId)) throw new Refused('match_decided_others');
    await sql`
      update tournament_match set result = ${entered && JSON.stringify(entered)}::jsonb, entered_at = ${enteredAt},
        entered_by = ${call.viewer.id}, changes = least(changes + (entered_at is not null)::int, 999)
      where game_id = ${gameId} and id = ${matchId}`.execute(trx);
    const after = row.matches.map((one) => (one.id === matchId ? { ...one, result: entered } : one));
    await drawRounds(trx, { ...row, matches: after }, now);
    await touchGame(trx, gameId);
    const said = entered?.parts.map((part) => part.join('–')).join(', ') ?? '';
    return { answer: true, logged: async () => ({ after: { tournamentMatch: matchId, result: said } }) };
  });
}

/** @throws Refused `match_not_found` */
function requireMatch({ matches }: TournamentRow, matchId: string): MatchRow {
  const match = matches.find(({ id }) => id === matchId);
  if (!match) throw new Refused('match_not_found');
  return match;
}
