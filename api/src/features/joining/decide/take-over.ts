import { decideJoin } from '@rondo/rules';
import { Refused } from '../../../platform/refusal.ts';
import type { GameAnswer, TakeOverCommand } from '../state/commands.ts';
import type { GameState, PersonState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';
import { checkPeriodic, findTeam, joinRequest, toRefused } from './join-request.ts';
import { refundInFull } from './refund.ts';
import { paidBackTo } from './released-spots.ts';
import { paySpot, pricesNow } from './take-spot.ts';

/**
 * Somebody takes over a spot that was offered to them: they pay the current price, the spot's payer is refunded in full, and the team place goes
 * along. The spot never opens, so the waiting list isn't passed over.
 */
export function takeOver(
  state: GameState,
  taker: PersonState,
  { userId, fromId, entryKey, offeredCents, periodicId }: TakeOverCommand,
  writes: Writes,
): GameAnswer {
  const giver = state.people.get(fromId);
  const spot = giver?.spot;
  if (!giver || !spot || !taker.offeredSpots.includes(spot.id)) throw new Refused('hand_over_not_found');
  const payer = taker.owner;
  checkPeriodic(state, payer, periodicId);
  const [price] = pricesNow(state, payer, { besides: [userId], spots: 1, periodicId });
  if (!price) throw new Refused('internal');
  const team = findTeam(state, spot.teamId);
  // The giver vouches for the taker, as a passcode does, but can't grant membership of a community.
  const key = state.keyShown(entryKey) ?? 'passcode';
  const isPaid = state.game.priceCents > 0;
  const request = joinRequest(state, taker, { team, key });
  const back = paidBackTo(payer, giver);
  const decision = decideJoin(
    {
      ...request,
      game: { ...request.game, joinedCount: request.game.joinedCount - 1, isTournament: team !== null },
      team: request.team && { ...request.team, memberCount: request.team.memberCount - 1 },
      player: { ...request.player, ownHold: true },
      payment: isPaid
        ? {
            way: 'balance',
            totalCents: price.totalCents,
            offeredCents,
            balanceCents: payer.balanceCents + back,
            owedCents: payer.owedCents,
          }
        : null,
    },
    state.now,
  );
  if (decision.outcome !== 'join')
    throw decision.outcome === 'refuse' ? toRefused(state, decision) : new Refused('game_full');
  const name = team?.name;
  refundInFull(state, giver, writes);
  paySpot(state, taker, { payer, price, team, notification: 'signedUp' }, writes);
  // Their team goes along, with its name and who followed them.
  if (team && name !== undefined) {
    team.name = name;
    writes.places.delete(team.id);
  }
  writes.takenOver.push({ registrationId: spot.id, toUserId: userId });
  writes.news.push({
    name: 'spot.handedOver',
    userId: fromId,
    takerId: userId,
    payerId: spot.payerId,
    refundedCents: spot.paidCents,
  });
  return { did: 'joined', paidCents: price.totalCents, balanceCents: payer.balanceCents };
}
