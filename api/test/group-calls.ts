import { aGame, aPlayer, type GameOptions, type Player } from './builders.ts';
import { aPlayedGame } from './rating-calls.ts';
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
  const start = (player: Player, gameId: string, more: object = {}, key?: string) =>
    server.as(player).post(`/api/matches/${gameId}/groups`, { way: 'all', places: 3, ...more }, key);
  return {
    groups,
    start,
    /** Three players who played together; the first starts a group in a game. */
    aGroup: async (options: GameOptions, more: object) => {
      const players: Player[] = [];
      for (const name of ['Sanne', 'Daan', 'Eva']) players.push(await aPlayer(server, { balanceCents: 1000, name }));
      const [sanne, daan, eva] = players as [Player, Player, Player];
      await aPlayedGame(server, players);
      const gameId = await aGame(server, options);
      const answer = await start(sanne, gameId, { people: [daan.id, eva.id], ...more });
      return { gameId, sanne, daan, eva, answer, id: (answer.body.data as { _id: string } | undefined)?._id ?? '' };
    },
    outcomeOf: (id: string) => server.value<string | null>`select outcome from join_group where id = ${id}`,
    reserve: (player: Player, gameId: string, group: string, more: object = {}, key?: string) =>
      server.as(player).post(`/api/matches/${gameId}/groups/${group}/spot`, more, key),
    decline: (player: Player, gameId: string, group: string) =>
      server.as(player).delete(`/api/matches/${gameId}/groups/${group}`),
    /** Taken spots, and spots kept for others. */
    spots: (gameId: string) =>
      server.row<{ joined: number; kept: number }>`
        select joined_count as joined, (select count(*)::int from spot_hold h where h.game_id = g.id
          and h.released_at is null and h.expires_at > app_now()) as kept from game g where g.id = ${gameId}`,
  };
}
