import {
  type Bout,
  countingOf,
  mayEnterResult,
  outcomesOf,
  refuseBouts,
  refuseResultNow,
  results,
  standsAt,
  timeOfResult,
} from '@rondo/rules/results';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { lockGames } from '../games/life/lock-games.ts';
import { enteredIn, findResult, partOf, playedGame, type ResultRow } from './result-queries.ts';

/**
 * Enters a game's result, or another one. Each entry is kept; the one with the latest time of its own counts, so entries may arrive in any order, from
 * several phones, and twice. No bouts take the result back.
 * @param at when it was entered, by the clock of the phone; ISO text
 * @throws Refused `game_not_found`, `not_allowed`, `game_cancelled`, `result_not_yet`, `result_too_late`, `result_stands`, `result_teams`,
 * `set_not_over`
 */
export function enterResult(
  { db }: { db: Database },
  call: AdminCall,
  gameId: string,
  { bouts, at }: { bouts: readonly Bout[]; at: string },
): Promise<boolean> {
  const command = { action: 'game.result', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    await lockGames(trx, gameId, 'one');
    const now = await timeAfterLock(trx);
    const game = await requireOpen(trx, gameId, call.viewer, now);
    const counting = countingOf(game.sport);
    const person = partOf(game, call.viewer);
    if (!mayEnterResult(person, enteredIn(game, now)))
      throw new Refused(person.isCaptain ? 'result_stands' : 'not_allowed');
    const refusal = counting ? refuseBouts(bouts, { teams: game.teams, counting }) : { code: 'result_teams' as const };
    if (refusal) throw new Refused(refusal.code, 'set' in refusal ? { set: refusal.set } : {});
    const enteredAt = timeOfResult(playedGame(game), new Date(at), now);
    const isLatest = !game.entry || enteredAt > new Date(game.entry.enteredAt);
    await sql`
      insert into game_result (id, game_id, bouts, entered_at, written_at, entered_by, side_id)
      values (${randomUUID()}, ${gameId}, ${JSON.stringify(bouts)}::jsonb, ${enteredAt}, ${now}, ${call.viewer.id}, ${person.team})
      on conflict (game_id, entered_at) do nothing`.execute(trx);
    if (isLatest && counting) {
      await writeOutcomes(trx, game, outcomesOf(bouts, counting), standsAt({ enteredAt, confirmedAt: null }));
      await recordEvents(trx, [{ name: 'result.entered', data: { gameId } }], now);
    }
    const scores = bouts.flatMap(({ parts }) => parts.map((part) => part.join('–')));
    return { answer: true, logged: async () => ({ after: { result: scores.join(', ') } }) };
  });
}

/** @throws Refused `game_not_found`, `game_cancelled`, `result_not_yet`, `result_too_late` */
export async function requireOpen(trx: Transaction, gameId: string, viewer: Viewer, now: Date): Promise<ResultRow> {
  const game = await findResult(trx, gameId, viewer.id);
  if (!game) throw new Refused('game_not_found');
  const refusal = refuseResultNow(playedGame(game), now);
  if (refusal) throw new Refused(refusal, refusal === 'result_too_late' ? { days: results.openDays } : {});
  return game;
}

/** Writes what the game was for each team; how strong a team was stays as it was when the first result was entered. */
async function writeOutcomes(
  trx: Transaction,
  { id, sport }: ResultRow,
  outcomes: ReadonlyMap<string, string>,
  stands: Date,
): Promise<void> {
  const teams = [...outcomes.keys()];
  await sql`
    delete from team_outcome where game_id = ${id} and team_id <> all(${teams}::uuid[])`.execute(trx);
  const rows = [...outcomes].map(([team, outcome]) => ({ team, outcome }));
  await sql`
    insert into team_outcome (team_id, game_id, outcome, stands_at, strength)
    select o.team, ${id}, o.outcome, ${stands}, (
      select case when count(*) = count(s.score) then avg(s.score) end
      from registration r left join score s on s.user_id = r.user_id and s.sport = ${sport}
      where r.game_id = ${id} and r.team_id = o.team and r.status in ('active', 'played'))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(team uuid, outcome text)
    on conflict (team_id) do update set outcome = excluded.outcome, stands_at = excluded.stands_at`.execute(trx);
}
