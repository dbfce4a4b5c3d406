import type { CallResponse, getTournament, TournamentTerms } from '@rondo/contract';
import { placeName, type TournamentEntry } from '@rondo/rules/tournaments';
import { randomUUID } from 'node:crypto';
import { aGame, aPlayer, aTeam, type GameOptions, type Player } from './builders.ts';
import { gameForm } from './game-form.ts';
import type { Answer, TestServer } from './server.ts';

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

/** The body of a call that makes a futsal tournament, of five euros a team if a price is given. */
export function tournamentForm(
  server: TestServer,
  {
    entry = 'team',
    places = 4,
    teamSize = 5,
    terms: own,
    game,
  }: {
    entry?: TournamentEntry;
    places?: number;
    teamSize?: number;
    terms?: Partial<TournamentTerms>;
    game?: object;
  } = {},
): object {
  const size = entry === 'team' ? 1 : teamSize;
  const teams = Array.from({ length: places }, (_, index) => ({
    name: placeName(index + 1),
    color: '#0b7a3e',
    team_size: size,
  }));
  const form = { sport: 'Futsal', tournament: true, players: places * size, minimum_players_threshold: 2, teams };
  return { game: gameForm(server, { ...form, ...game }), entry, teamSize, terms: terms(own) };
}

interface Options {
  /** Teams that a captain entered, and places for them. */
  teams?: number;
  places?: number;
  terms?: Partial<TournamentTerms>;
  entry?: TournamentEntry;
  game?: GameOptions;
}

/** Calls about tournaments, and tournaments as they are stored. */
export function tournamentCalls(server: TestServer) {
  const at = (id: string) => `/api/tournaments/${id}`;
  const seen = async (id: string, as?: Player) => {
    const { body } = await server.call('GET', at(id), { as: as?.token });
    return (body.data as CallResponse<typeof getTournament>['data']).tournament;
  };
  const nameTeam = (player: Player, id: string, name: string): Promise<Answer> =>
    server.as(player).post(`${at(id)}/teams`, { name });
  const plan = ({ id, host }: TestTournament, body: object = {}) => server.as(host).post(`${at(id)}/plan`, body);
  const planned = async (tournament: TestTournament, body: object = {}) => {
    const { status, body: answer } = await plan(tournament, body);
    if (status !== 200) throw new Error(JSON.stringify(answer));
  };
  const ago = (minutes: number) => new Date(server.clock.now().getTime() - minutes * 60_000).toISOString();
  /** A free futsal tournament in two days, whose captains entered their teams; nothing is drawn. */
  const aTournament = async ({
    teams: count = 4,
    places = count,
    terms: own,
    entry = 'team',
    game,
  }: Options = {}): Promise<TestTournament> => {
    const host = await aPlayer(server, { role: 'organiser' });
    const id = await aGame(server, {
        organiserId: host.id, sport: 'Futsal', name: 'Cup', hoursAhead: 48, durationMinutes: 480, capacity: places, minimumPlayers: 3,
        tournament: true, confirmed: true, ...game,
      }); // prettier-ignore
    await server.sql`
        insert into tournament (game_id, entry, team_size, terms)
        values (${id}, ${entry}, 5, ${JSON.stringify(terms(own))}::jsonb)`;
    const [captains, teams]: [Player[], string[]] = [[], []];
    for (let position = 1; position <= places; position++) {
      const teamId = await aTeam(server, id, entry === 'team' ? 1 : 5, position);
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
  };
  const aDay = async (more: Options = {}): Promise<TestTournament> => {
    const tournament = await aTournament({ ...more, game: { hoursAhead: -0.5, createdHoursAgo: 90, ...more.game } });
    await planned(tournament, { seeds: tournament.teams });
    return tournament;
  };
  return {
    nameTeam,
    follow: (player: Player, id: string, teamId: string, key: string | null) =>
      server.as(player).post(`${at(id)}/teams/${teamId}/players`, { key }),
    rename: (player: Player, id: string, teamId: string, name: string) =>
      server.as(player).patch(`${at(id)}/teams/${teamId}`, { name, color: '#C0392B' }),
    leaveTeam: (player: Player, id: string, teamId: string, userId = player.id) =>
      server.as(player).delete(`${at(id)}/teams/${teamId}/players/${userId}`),
    at,
    seen,
    plan,
    /** This many minutes ago, ISO text. */
    ago,
    /** Enters what came out of a match. */
    enter: (
      { id }: TestTournament,
      by: Player,
      matchId: string,
      parts: [number, number][],
      {
        at: when = ago(0),
        teams,
        ...more
      }: { at?: string; teams?: readonly (string | null)[]; shootOut?: 0 | 1; gaveUp?: 0 | 1 } = {},
    ) => server.as(by).put(`${at(id)}/matches/${matchId}/result`, { result: { parts, ...more }, teams, at: when }),
    /** A match as visitors see it. */
    matchIn: async ({ id }: TestTournament, matchId: string) => {
      const match = (await seen(id)).matches.find((one) => one.id === matchId);
      if (!match) throw new Error(`There is no match ${matchId}.`);
      return match;
    },
    /** Draws, or keeps a plan. */
    planned,
    aTournament,
    /** A tournament that began half an hour ago, drawn in the order in which the teams entered. */
    aDay,
  };
}
