import type { CallResponse, getTournament, TournamentTerms } from '@rondo/contract';
import { randomUUID } from 'node:crypto';
import { aGame, aPlayer, aTeam, type GameOptions, type Player } from './builders.ts';
import type { TestServer } from './server.ts';

export interface TestTournament {
  id: string;
  host: Player;
  /** In the order in which they entered; each is captain of the team at the same place. */
  captains: Player[];
  teams: string[];
}

export const terms = (more: Partial<TournamentTerms> = {}): TournamentTerms => ({
  format: 'knockOut',
  groups: 2,
  through: 2,
  playOffs: 'third',
  legs: 1,
  rounds: 3,
  sets: null,
  matchMinutes: 10,
  changeMinutes: 5,
  restMinutes: 0,
  courts: [
    { name: 'A', from: 0, to: 480 },
    { name: 'B', from: 0, to: 480 },
  ],
  roles: [],
  isQueue: false,
  ...more,
});

interface Options {
  /** Teams that a captain entered, and places for them. */
  teams?: number;
  places?: number;
  terms?: Partial<TournamentTerms>;
  game?: GameOptions;
}

/** Calls about tournaments, and tournaments as they are stored. */
export function tournamentCalls(server: TestServer) {
  const at = (id: string) => `/api/tournaments/${id}`;
  const seen = async (id: string, as?: Player) => {
    const { body } = await server.call('GET', at(id), { as: as?.token });
    return (body.data as CallResponse<typeof getTournament>['data']).tournament;
  };
  return {
    at,
    seen,
    /** A free futsal tournament of today, whose captains entered their teams; nothing is drawn. */
    aTournament: async ({
      teams: count = 4,
      places = count,
      terms: own,
      game,
    }: Options = {}): Promise<TestTournament> => {
      const host = await aPlayer(server, { role: 'organiser' });
      const id = await aGame(server, {
        organiserId: host.id, sport: 'Futsal', name: 'Cup', hoursAhead: 1, durationMinutes: 480, capacity: places, minimumPlayers: 3,
        tournament: true, confirmed: true, ...game,
      }); // prettier-ignore
      await server.sql`
        insert into tournament (game_id, entry, team_size, terms)
        values (${id}, 'team', 5, ${JSON.stringify(terms(own))}::jsonb)`;
      const [captains, teams]: [Player[], string[]] = [[], []];
      for (let position = 1; position <= places; position++) {
        const teamId = await aTeam(server, id, 1, position);
        if (position > count) continue;
        const captain = await aPlayer(server);
        await server.sql`
          insert into tournament_team (team_id, game_id, captain_id, key)
          values (${teamId}, ${id}, ${captain.id}, ${randomUUID()})`;
        await server.sql`
          insert into registration (game_id, user_id, payer_id, team_id, price_cents, paid_cents, joined_at)
          values (${id}, ${captain.id}, ${captain.id}, ${teamId}, 0, 0, app_now())`;
        captains.push(captain);
        teams.push(teamId);
      }
      return { id, host, captains, teams };
    },
  };
}
