import type { Wish, WishFields } from '@rondo/contract';
import { matchWishes } from '../src/features/wishes/match-wishes.ts';
import { tellMatches } from '../src/features/wishes/tell-matches.ts';
import { aPlayer, type Player } from './builders.ts';
import type { Answer, TestServer } from './server.ts';

/** Volleyball at any time around Utrecht, told at once, unless said otherwise. */
const usual: WishFields = {
  sports: ['Volleyball'],
  parts: [
    'weekdayMorning',
    'weekdayAfternoon',
    'weekdayEvening',
    'weekendMorning',
    'weekendAfternoon',
    'weekendEvening',
  ],
  place: { name: 'Utrecht', coordinates: [5.12, 52.09] },
  radius: 10,
  levels: [],
  maxPrice: null,
  telling: 'at_once',
};

/** The calls about wishes, and what becomes of them. */
export function wishCalls(server: TestServer) {
  const wish = (player: Pick<Player, 'token'>, more: Partial<Record<keyof WishFields, unknown>> = {}) =>
    server.as(player).post('/api/wishes', { ...usual, ...more });
  return {
    usual,
    wish,
    /** Somebody with a wish. */
    aWisher: async (more: Partial<WishFields> = {}): Promise<Player> => {
      const player = await aPlayer(server);
      await wish(player, more);
      return player;
    },
    wishesOf: async ({ token }: Player) =>
      ((await server.call('GET', '/api/wishes', { as: token })).body.data as { wishes: Wish[] }).wishes,
    idOf: ({ body }: Answer) => (body.data as { wish: Wish }).wish._id,
    /** Does what follows once these games can be found. */
    publish: async (...gameIds: string[]) => {
      await matchWishes(server.db, { gameIds }, server.clock.now());
      await tellMatches(server);
    },
    /** Does the same for a game made from the demand board. */
    publishFromDemand: async (gameId: string) => {
      await matchWishes(server.db, { gameIds: [gameId], fromDemand: true }, server.clock.now());
      await tellMatches(server);
    },
    /** The games about which somebody was told singly, by id, and the number of digests they got. */
    heard: async ({ id }: Pick<Player, 'id'>) => {
      const rows = await server.rows<{ kind: string; game_id: string | null; params: Record<string, unknown> }>`
        select kind, game_id, params from notification where user_id = ${id} and kind in ('wishFits', 'wishDigest')
        order by created_at, kind`;
      return rows.map(({ kind, game_id: gameId, params }) => (kind === 'wishFits' ? gameId : params.games));
    },
  };
}
