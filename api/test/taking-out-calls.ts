import type { CallResponse, listTakingOut } from '@rondo/contract';
import type { Player } from './builders.ts';
import type { Answer, TestServer } from './server.ts';

/** The calls by which players are taken out of games and let in again. */
export function takingOutCalls(server: TestServer) {
  return {
    takeOut: (as: Player, matchId: string, targetId: string, more: object = {}, key?: string): Promise<Answer> =>
      server.call('PATCH', '/api/matches/mainlist', {
        as: as.token,
        body: { matchId, targetId, reason: 'Three times late', ...more },
        key,
      }),
    letIn: (as: Player, matchId: string, playerId: string): Promise<Answer> =>
      server.call('DELETE', `/api/matches/${matchId}/takenOut/${playerId}`, { as: as.token }),
    list: async (as: Player, matchId: string) =>
      (await server.call('GET', `/api/matches/${matchId}/takenOut`, { as: as.token })).body.data as CallResponse<
        typeof listTakingOut
      >['data'],
    goodwill: (as: Player, spotId: string, amount: number, reason = 'The hall was cold', key?: string) =>
      server.call('POST', `/api/admin/spots/${spotId}/goodwill`, { as: as.token, body: { amount, reason }, key }),
  };
}
