import { sql } from 'kysely';
import { type Database, inTransaction } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import { sameText } from '../../../platform/sessions/tokens.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { touchGame } from '../drawing/tell-of-plan.ts';
import { lockTournament, requireOn } from '../lock-tournament.ts';

/**
 * Puts somebody in a team that its captain entered, by the key of its link: they pay nothing and take no spot. Who is in it already stays.
 * @throws Refused `game_not_found`, `game_cancelled`, `game_archived`, `team_not_found`, `team_key_wrong`, `already_joined`, `taken_out`,
 * `team_full`
 */
export function followIntoTeam(
  { db }: { db: Database },
  viewer: Viewer,
  { gameId, teamId, key }: { gameId: string; teamId: string; key: string },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { row, now } = await lockTournament(trx, gameId, viewer);
    requireOn(row, now);
    const team = row.teams.find(({ id }) => id === teamId);
    if (row.entry !== 'team' || !team || team.withdrawn) throw new Refused('team_not_found');
    if (team.key === null || !sameText(team.key, key)) throw new Refused('team_key_wrong');
    const isIn = ({ players }: typeof team) => players.some(({ _id }) => _id === viewer.id);
    if (isIn(team)) return;
    if (row.teams.some(isIn)) throw new Refused('already_joined');
    if (team.players.length >= row.team_size) throw new Refused('team_full');
    const { rows } = await sql`
      select from taken_out where game_id = ${gameId} and user_id = ${viewer.id} and let_in_at is null`.execute(trx);
    if (rows.length > 0) throw new Refused('taken_out');
    await sql`insert into tournament_player (team_id, user_id, joined_at) values (${teamId}, ${viewer.id}, ${now})`.execute(
      trx,
    );
    await touchGame(trx, gameId);
  });
}
