import { drawnTeams, drawOrder, drawSeed, drawsMax } from '@rondo/rules';
import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { sha256 } from '../../platform/sessions/sha256.ts';
import { requireRight } from '../games/access/require-right.ts';
import { lockGames } from '../games/life/lock-games.ts';

/**
 * Makes random teams by the game's next seed (decisions/0038-committed-draw.md). The lock gives two draws at once different numbers.
 * @throws Refused `players_changed` if nobody plays; `no_draws_left`
 */
export async function drawTeams(
  { db }: { db: Database },
  call: AdminCall,
  gameId: string,
  teamSize: number,
): Promise<{ number: number; teams: string[][] }> {
  const command = { action: 'game.draw', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const [game] = await lockGames(trx, gameId, 'one');
    await requireRight(trx, call.viewer, [game], 'players');
    if (game.status === 'cancelled') throw new Refused('game_cancelled');
    const { rows } = await sql<Pick<Rows['game'], 'draw_secret'> & { drawn: number }>`
      select draw_secret, (select count(*) from team_draw d where d.game_id = g.id) as drawn
      from game g where g.id = ${gameId}`.execute(trx);
    const { draw_secret: secret, drawn } = rows[0] ?? { draw_secret: '', drawn: drawsMax };
    if (drawn >= drawsMax) throw new Refused('no_draws_left', { most: drawsMax });
    const joined = await sql<{ id: string; elo: number | null }>`
      select r.user_id as id, s.score as elo from registration r
      left join score s on s.user_id = r.user_id and s.sport = ${game.sport}
      where r.game_id = ${gameId} and r.status in ('active', 'played')`.execute(trx);
    if (joined.rows.length === 0) throw new Refused('players_changed');
    const number = drawn + 1;
    const players = drawOrder(joined.rows);
    await sql`
      insert into team_draw (game_id, number, team_size, players, drawn_at)
      values (${gameId}, ${number}, ${teamSize}, ${players}::uuid[], app_now())`.execute(trx);
    const teams = drawnTeams({ seed: await drawSeed(secret, number, sha256), players, teamSize });
    return { answer: { number, teams }, logged: async () => ({ after: { number, teamSize } }) };
  });
}
