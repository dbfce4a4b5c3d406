import type { Bout } from '@rondo/rules/results';
import { aPlayer, aTeam, type Player } from './builders.ts';
import { aPlayedGame } from './rating-calls.ts';
import type { TestServer } from './server.ts';

/** A game of two teams of two, which ended yesterday. */
export interface Played {
  id: string;
  red: string;
  blue: string;
  /** Two players of red, then two of blue; the first of each speaks for it. */
  players: [Player, Player, Player, Player];
  host: Player;
}

/** The calls about what came out between the teams of a game. */
export function resultCalls(server: TestServer) {
  const ago = (minutes: number) => new Date(server.clock.now().getTime() - minutes * 60_000).toISOString();
  return {
    aGameOfTeams: async (sport = 'Futsal'): Promise<Played> => {
      const host = await aPlayer(server, { role: 'organiser' });
      const [one, two, three, four] = [await aPlayer(server), await aPlayer(server), await aPlayer(server), await aPlayer(server)]; // prettier-ignore
      const players: Played['players'] = [one, two, three, four];
      const id = await aPlayedGame(server, players, { organiserId: host.id, sport });
      const [red, blue] = [await aTeam(server, id, 2, 1), await aTeam(server, id, 2, 2)];
      for (const [index, player] of players.entries())
        await server.sql`
          update registration set team_id = ${index < 2 ? red : blue} where game_id = ${id} and user_id = ${player.id}`;
      return { id, red, blue, players, host };
    },
    /** A bout between the two teams. */
    between: ({ red, blue }: Played, ...parts: [number, number][]): Bout => ({ sides: [red, blue], parts }),
    /** This many minutes ago, ISO text. */
    ago,
    enter: ({ id }: Played, by: Player, bouts: readonly Bout[], at = ago(0)) =>
      server.as(by).put(`/api/matches/${id}/result`, { bouts, at }),
    confirm: ({ id }: Played, by: Player, enteredAt: string) =>
      server.as(by).post(`/api/matches/${id}/result/confirm`, { enteredAt }),
  };
}
