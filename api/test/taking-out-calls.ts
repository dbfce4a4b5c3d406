import type { CallResponse, listTakingOut } from '@rondo/contract';
import type { Player } from './builders.ts';
import type { Answer, TestServer } from './server.ts';

/** The calls by which players are taken out of games and let in again. */
export function takingOutCalls(server: TestServer) {
  return {
    takeOut: (as: Player, matchId: string, targetId: string, more: object = {}, key?: string): Promise<Answer> =>
      server.as(as).patch('/api/matches/mainlist', { matchId, targetId, reason: 'Three times late', ...more }, key),
    letIn: (as: Player, matchId: string, playerId: string): Promise<Answer> =>
      server.as(as).delete(`/api/matches/${matchId}/takenOut/${playerId}`),
    list: async (as: Player, matchId: string) =>
      (await server.as(as).get(`/api/matches/${matchId}/takenOut`)).body.data as CallResponse<
        typeof listTakingOut
      >['data'],
    goodwill: (as: Player, spotId: string, amount: number, reason = 'The hall was cold', key?: string) =>
      server.as(as).post(`/api/admin/spots/${spotId}/goodwill`, { amount, reason }, key),
  };
}
