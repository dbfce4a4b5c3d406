import type { Answer, TestServer } from './server.ts';
import type { Player } from './builders.ts';

/** The calls that change who is in a game, as a player of `server` makes them. */
export function joiningCalls(server: TestServer) {
  const post = (path: string, player: Player, body: object, key?: string): Promise<Answer> =>
    server.as(player).post(path, body, key);
  return {
    join: (player: Player, matchId: string, more: object = {}, key?: string) =>
      post('/api/matches/mainlist', player, { matchId, ...more }, key),
    pay: (player: Player, matchId: string, more: object = {}, key?: string) =>
      post('/api/internalPayments/payEntranceFee', player, { matchId, ...more }, key),
    refund: (player: Player, matchId: string, key?: string, more: object = {}) =>
      post('/api/internalPayments/refundEntranceFee', player, { matchId, ...more }, key),
    payForFriend: (player: Player, matchId: string, email: string | string[], more: object = {}, key?: string) =>
      post('/api/internalPayments/payForFriend', player, { matchId, payForFriendEmail: email, ...more }, key),
    offer: (player: Player, matchId: string, email: string) =>
      post(`/api/matches/${matchId}/handover`, player, { email }),
    takeOver: (player: Player, matchId: string, fromId: string, more: object = {}, key?: string) =>
      post(`/api/matches/${matchId}/handover/accept`, player, { fromId, ...more }, key),
    move: (player: Player, from: string, matchId: string, more: object = {}, key?: string) =>
      post(`/api/matches/${from}/move`, player, { matchId, ...more }, key),
    leave: (player: Player, matchId: string, targetId = player.id) =>
      server.as(player).patch('/api/matches/mainlist', { matchId, targetId }),
  };
}
