import { isNameTaken } from '@rondo/rules/tournaments';
import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../../platform/admins/admin-command.ts';
import type { Database, Transaction } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Rows } from '../../../platform/schema.ts';
import { newToken } from '../../../platform/sessions/tokens.ts';
import { touchGame } from '../drawing/tell-of-plan.ts';
import { lockTournament } from '../lock-tournament.ts';
import { captainOf, entererIn } from '../present-tournament.ts';

/**
 * Gives a team that somebody is in another name and colour: its captain, or who leads the tournament. A place that nobody had named, as of who was let
 * in from the waiting list, has its captain, and the key of its link, from then on.
 * @throws Refused `game_not_found`, `game_cancelled`, `team_not_found`, `not_allowed`, `team_name_taken`
 */
export function renameTeam(
  { db }: { db: Database },
  call: AdminCall,
  { gameId, teamId }: { gameId: string; teamId: string },
  { name, color }: { name: string; color: string },
): Promise<boolean> {
  const command = { action: 'game.team', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const { row } = await lockTournament(trx, gameId, call.viewer);
    if (row.status === 'cancelled') throw new Refused('game_cancelled');
    const team = row.teams.find(({ id }) => id === teamId);
    if (!team) throw new Refused('team_not_found');
    const by = entererIn(row, call.viewer);
    if (!by.leads && by.captainOf !== teamId) throw new Refused('not_allowed');
    const places = await findPlaces(trx, gameId);
    const number = places.findIndex(({ id }) => id === teamId) + 1;
    const isTaken = ({ id }: Place) => row.teams.some((one) => one.id === id);
    if (
      isNameTaken(
        name,
        number,
        places.map((place) => ({ name: place.name, isTaken: place.is_kept || isTaken(place) })),
      )
    )
      throw new Refused('team_name_taken');
    await sql`update team set name = ${name}, color = ${color} where id = ${teamId}`.execute(trx);
    const captain = captainOf(team);
    if (captain)
      await sql`
        insert into tournament_team (team_id, game_id, captain_id, key)
        values (${teamId}, ${gameId}, ${captain._id}, ${newToken().token}) on conflict (team_id) do nothing`.execute(
        trx,
      );
    await touchGame(trx, gameId);
    return { answer: true, logged: async () => ({ before: { team: team.name }, after: { team: name } }) };
  });
}

interface Place extends Pick<Rows['team'], 'id' | 'name'> {
  is_kept: boolean;
}

/** The places for teams in their order, and whether each is kept for somebody who named its team. */
async function findPlaces(trx: Transaction, gameId: string): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select t.id, t.name, exists (select from spot_hold h where h.game_id = t.game_id and h.team_id = t.id
      and h.released_at is null and h.expires_at > app_now()) as is_kept
    from team t where t.game_id = ${gameId} order by t.position`.execute(trx);
  return rows;
}
