import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../../platform/admins/admin-command.ts';
import type { Database } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import { newToken } from '../../../platform/sessions/tokens.ts';
import { touchGame } from '../drawing/tell-of-plan.ts';
import { lockTournament } from '../lock-tournament.ts';
import { entererIn } from '../present-tournament.ts';

/**
 * Takes somebody who followed a captain out of the team again: they themselves, their captain, or who leads the tournament. A captain has a spot, and
 * leaves the game. Who is taken out can't come back by the link they had, because the team gets another key. Done twice, it is done once.
 * @throws Refused `game_not_found`, `game_archived`, `team_not_found`, `not_allowed`
 */
export function leaveTeam(
  { db }: { db: Database },
  call: AdminCall,
  { gameId, teamId, userId }: { gameId: string; teamId: string; userId: string },
): Promise<boolean> {
  const command = { action: 'game.team_player', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const { row } = await lockTournament(trx, gameId, call.viewer);
    if (row.archived) throw new Refused('game_archived');
    const team = row.teams.find(({ id }) => id === teamId);
    if (!team) throw new Refused('team_not_found');
    const { leads, captainOf } = entererIn(row, call.viewer);
    if (userId !== call.viewer.id && !leads && captainOf !== teamId) throw new Refused('not_allowed');
    const { numAffectedRows: left = 0n } =
      await sql`delete from tournament_player where team_id = ${teamId} and user_id = ${userId}`.execute(trx);
    // Else anybody could have all open pages fetch again.
    if (left > 0n) await touchGame(trx, gameId);
    if (left > 0n && userId !== call.viewer.id)
      await sql`update tournament_team set key = ${newToken().token} where team_id = ${teamId}`.execute(trx);
    return { answer: left > 0n, logged: async () => ({ about: userId, before: { team: team.name } }) };
  });
}
