import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../../platform/admins/admin-command.ts';
import type { Database } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import { touchGame } from '../drawing/tell-of-plan.ts';
import { lockTournament, requireDrawn, requireOn } from '../lock-tournament.ts';
import { entererIn } from '../present-tournament.ts';
import { drawRounds } from './draw-rounds.ts';

/**
 * A team plays no further: what it played stays, the rest is a walk-over. Said twice, it is done once.
 * @throws Refused `game_not_found`, `team_not_found`, `not_allowed`, `game_cancelled`, `game_archived`, `tournament_not_drawn`
 */
export function withdrawTeam(
  { db }: { db: Database },
  call: AdminCall,
  { gameId, teamId }: { gameId: string; teamId: string },
): Promise<boolean> {
  const command = { action: 'tournament.withdraw', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const { row, now } = await lockTournament(trx, gameId, call.viewer);
    const by = entererIn(row, call.viewer);
    if (!by.leads && by.captainOf !== teamId) throw new Refused('not_allowed');
    requireOn(row, now);
    requireDrawn(row);
    const team = row.teams.find(({ id, seed }) => id === teamId && seed !== null);
    if (!team) throw new Refused('team_not_found');
    if (team.withdrawn) return { answer: false, logged: async () => ({}) };
    await sql`update tournament_team set withdrawn_at = ${now} where team_id = ${teamId}`.execute(trx);
    const teams = row.teams.map((one) => (one === team ? { ...team, withdrawn: true } : one));
    await drawRounds(trx, { ...row, teams }, now);
    await touchGame(trx, gameId);
    return { answer: true, logged: async () => ({ after: { team: team.name } }) };
  });
}
