import { rescueGames } from '../src/features/rescue/rescue-games.ts';
import { aGame, type GameOptions, aPlayer, type Player } from './builders.ts';
import { joiningCalls } from './joining-calls.ts';
import type { TestServer } from './server.ts';

/** Games that need people, and the people who are told about them. */
export function rescueCalls(server: TestServer) {
  const { join } = joiningCalls(server);
  return {
    join,
    rescue: () => rescueGames(server),
    /** A free volleyball game in Utrecht, tomorrow, with this many of the eight players it needs. */
    aShortGame: async (joined: number, options: GameOptions = {}): Promise<string> => {
      const game = await aGame(server, { hoursAhead: 26, minimumPlayers: 8, capacity: 12, ...options });
      for (let n = 0; n < joined; n += 1) await join(await aPlayer(server), game);
      return game;
    },
    /** The games that a person was told about, by id. */
    needed: ({ id }: Pick<Player, 'id'>) => server.values<string>`
      select game_id from notification where user_id = ${id} and kind = 'gameNeedsYou' order by created_at`,
    toldOf: (gameId: string) => server.values<string>`
      select user_id from notification where game_id = ${gameId} and kind = 'gameNeedsYou'`,
    /** Makes somebody have played this game, which is over. */
    played: async (player: Player, daysAgo: number, options: GameOptions = {}) => {
      const game = await aGame(server, { ...options, hoursAhead: -24 * daysAgo, createdHoursAgo: 24 * daysAgo + 100 });
      await server.sql`update game set status = 'confirmed', archived = true where id = ${game}`;
      await server.sql`insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, status, joined_at)
        values (${game}, ${player.id}, ${player.id}, 0, 0, 'played', app_now())`;
    },
  };
}
