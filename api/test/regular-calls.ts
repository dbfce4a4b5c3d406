import { randomUUID } from 'node:crypto';
import { aGame, aPlayer, type GameOptions, type Player } from './builders.ts';
import { type TestServer } from './server.ts';

/** The calls of regulars, as people of `server` make them. */
export function regularCalls(server: TestServer) {
  const offer = (player: Player, gameId: string, body: { spots: number; days: number }, key?: string) =>
    server.as(player).put(`/api/matches/${gameId}/regulars`, body, key);
  return {
    offer,
    become: (player: Player, gameId: string, key?: string) =>
      server.as(player).post(`/api/matches/${gameId}/regular`, {}, key),
    stop: (player: Player, gameId: string) => server.as(player).delete(`/api/matches/${gameId}/regular`),
    free: (player: Player, gameId: string) => server.as(player).delete(`/api/matches/${gameId}/regular/spot`),
    remove: (player: Player, gameId: string, regular: string) =>
      server.as(player).delete(`/api/matches/${gameId}/regulars/${regular}`),
    listed: (player: Player, gameId: string) => server.as(player).get(`/api/matches/${gameId}/regulars`),
    /** Until when spots of a game are kept for regulars, by player; ISO text. */
    kept: async (gameId: string) => {
      const rows = await server.rows<{ user_id: string; expires_at: string }>`
        select user_id, expires_at from spot_hold
        where game_id = ${gameId} and kind = 'regular' and released_at is null and expires_at > app_now()`;
      return new Map(rows.map(({ user_id, expires_at }) => [user_id, expires_at]));
    },
    /** Three weekly games, the first in four days, with spots offered to regulars; and their organiser. */
    aSeries: async ({
      spots = 4,
      days = 2,
      ...options
    }: GameOptions & { spots?: number; days?: number } = {}): Promise<{
      organiser: Player;
      games: [string, string, string];
    }> => {
      const organiser = await aPlayer(server, { role: 'organiser' });
      const id = randomUUID();
      await server.sql`
        insert into game_series (id, organiser_id, created_at) values (${id}, ${organiser.id}, app_now())`;
      const make = (week: number) =>
        aGame(server, { minimumPlayers: 3, ...options, organiserId: organiser.id, hoursAhead: 96 + week * 168 });
      const games: [string, string, string] = [await make(0), await make(1), await make(2)];
      await server.sql`update game set series_id = ${id} where id = any(${games}::uuid[])`;
      if (spots > 0) await offer(organiser, games[0], { spots, days });
      return { organiser, games };
    },
    startOf: async (gameId: string) =>
      Date.parse(await server.value<string>`select starts_at as at from game where id = ${gameId}`),
  };
}
