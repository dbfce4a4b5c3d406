import { aGame, type GameOptions, type Player } from './builders.ts';
import { settleScores } from '../src/features/ratings/settle-scores.ts';
import { type Answer, moveClock, type TestServer } from './server.ts';

export interface SentGrade {
  targetId: string;
  grade: number;
  sport?: string;
}

/** A confirmed game of volleyball that these people played and that ended yesterday, unless the options say otherwise. */
export async function aPlayedGame(
  server: TestServer,
  players: readonly Player[],
  options: GameOptions = {},
): Promise<string> {
  const id = await aGame(server, { hoursAhead: -30, createdHoursAgo: 90, capacity: 99, ...options });
  await server.sql`
    insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, status, joined_at)
    select ${id}, u, u, 0, 0, 'played', app_now() from unnest(${players.map((one) => one.id)}::uuid[]) u`;
  await server.sql`update game set archived = true, status = 'confirmed' where id = ${id}`;
  return id;
}

/** The calls about grades, as a player of `server` makes them. */
export function ratingCalls(server: TestServer) {
  return {
    grade: (rater: Player, gameId: string, grades: readonly SentGrade[]): Promise<Answer> =>
      server.as(rater).post(
        `/api/matches/grading/${gameId}`,
        grades.map((one) => ({ sport: 'Volleyball', ...one })),
      ),
    options: (rater: Player, gameId: string): Promise<Answer> => server.as(rater).get(`/api/matches/grading/${gameId}`),
    mine: async (player: Player) => (await server.as(player).get('/api/elo/mine')).body.data,
  };
}

/** Moves on by a day, without running anything. */
export async function passADay(server: TestServer): Promise<void> {
  await moveClock(server, 'PT24H');
}

/** Moves on by a day, and publishes the night's scores. */
export async function nextDay(server: TestServer): Promise<void> {
  await passADay(server);
  await settleScores(server);
}

/** The same grade for each of these people. */
export const gradesFor = (targets: readonly Player[], grade: number): SentGrade[] =>
  targets.map(({ id }) => ({ targetId: id, grade }));
