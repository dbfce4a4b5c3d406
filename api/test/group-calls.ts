import type { Player } from './builders.ts';
import { type TestServer } from './server.ts';

interface Group {
  _id: string;
  kept: number;
  you: string | null;
  people: { _id: string; status: string }[];
}

/** The calls of joining together, as a player of `server` makes them. */
export function groupCalls(server: TestServer) {
  const groups = async (player: Player, gameId: string, link?: string): Promise<Group[]> => {
    const { body } = await server.as(player).get(`/api/matches/${gameId}/groups${link ? `?group=${link}` : ''}`);
    return body.data as Group[];
  };
  return {
    groups,
    start: (player: Player, gameId: string, more: object = {}, key?: string) =>
      server.as(player).post(`/api/matches/${gameId}/groups`, { way: 'all', places: 3, ...more }, key),
    reserve: (player: Player, gameId: string, group: string, more: object = {}, key?: string) =>
      server.as(player).post(`/api/matches/${gameId}/groups/${group}/spot`, more, key),
    decline: (player: Player, gameId: string, group: string) =>
      server.as(player).delete(`/api/matches/${gameId}/groups/${group}`),
    /** Taken spots, and spots kept for others. */
    spots: (gameId: string) =>
      server.row<{
        joined: number;
        kept: number;
      }>`select joined_count as joined, (select count(*)::int from spot_hold h where h.game_id = g.id
        and h.released_at is null and h.expires_at > app_now()) as kept from game g where g.id = ${gameId}`,
  };
}
