import { decideJoin } from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';
import type { GameAnswer, MoveCommand, TakeOverCommand } from './commands.ts';
import { checkPeriodic, findTeam, joinRequest, personOf, toRefused, wayIn } from './join-request.ts';
import type { GameState, PersonState } from './game-state.ts';
import { checkLeave, leaveSpot, refundOf, refundSpot } from './give-up-spot.ts';
import { giveUpReleased, paidBackTo } from './released-spots.ts';
import { paySpot, pricesNow } from './take-spot.ts';
import type { DecidedGame } from './write-decisions.ts';
import type { Writes } from './writes.ts';

/**
 * Somebody takes over a spot that was offered to them: they pay the price of now, whoever paid for the spot gets all of it
 * back, and the team's seat goes along. The spot never opens, so nobody who waits is passed over by its going to the queue.
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
  // The giver vouches for the taker, as a passcode does; a community's membership is not the giver's to give.
  const key = state.keyShown(entryKey) ?? 'passcode';
  const isPaid = state.game.priceCents > 0;
  const request = joinRequest(state, taker, { team, key });
  const back = spot.payerId === userId ? spot.paidCents : 0;
  const decision = decideJoin(
    {
      game: { ...request.game, joinedCount: request.game.joinedCount - 1, isTournament: team !== null },
      team: request.team && { ...request.team, memberCount: request.team.memberCount - 1 },
      player: { ...request.player, ownHold: true },
      payment: isPaid
        ? { way: 'balance', totalCents: price.totalCents, offeredCents, balanceCents: payer.balanceCents + back }
        : null,
    },
    state.now,
  );
  if (decision.outcome !== 'join')
    throw decision.outcome === 'refuse' ? toRefused(state, decision) : new Refused('game_full');
  if (spot.priceCents > 0) refundSpot(state, giver, { spot, refundCents: spot.paidCents, retainedCents: 0 }, writes);
  else leaveSpot(state, giver, writes);
  paySpot(state, taker, { payer, price, team, notice: 'signedUp' }, writes);
  writes.takenOver.push({ registrationId: spot.id, toUserId: userId });
  writes.news.push({
    what: 'handOverTaken',
    userId: fromId,
    takerId: userId,
    payerId: spot.payerId,
    refundedCents: spot.paidCents,
  });
  return { did: 'joined', paidCents: price.totalCents, balanceCents: payer.balanceCents };
}

/**
 * Gives up a spot in one game for one in another of the same organiser: the first by its policy, the second for its price of
 * now, both or neither.
 */
export function move(from: DecidedGame, to: DecidedGame, command: MoveCommand): GameAnswer {
  const { userId, teamId, entryKey, offeredCents, periodicId, shownCents } = command;
  if (from.state.game.id === to.state.game.id) throw new Refused('same_game');
  if (from.state.game.organiserId !== to.state.game.organiserId) throw new Refused('other_organiser');
  const leaver = personOf(from.state, userId);
  const joiner = personOf(to.state, userId);
  const payer = joiner.owner;
  if (!leaver.spot) throw new Refused(from.state.game.status === 'cancelled' ? 'game_cancelled' : 'not_joined');
  const given = leaver.spot.priceCents > 0 ? refundOf(from.state, leaver, shownCents) : null;
  if (!given) checkLeave(from.state, leaver);

  checkPeriodic(to.state, payer, periodicId);
  const [price] = pricesNow(to.state, payer, { besides: [userId], spots: 1, periodicId });
  if (!price) throw new Refused('internal');
  const back = given?.spot.payerId === userId ? given.refundCents : 0;
  const { totalCents } = price;
  const { giver, team, request } = wayIn(to.state, joiner, { teamId, key: to.state.keyShown(entryKey) });
  const balanceCents = payer.balanceCents + back + paidBackTo(payer, giver);
  const payment = { way: 'balance' as const, totalCents, offeredCents, balanceCents };
  const isPaid = to.state.game.priceCents > 0;
  const decision = decideJoin({ ...request, payment: isPaid ? payment : null }, to.state.now);
  if (decision.outcome !== 'join')
    throw decision.outcome === 'refuse' ? toRefused(to.state, decision) : new Refused('game_full');

  if (given) {
    refundSpot(from.state, leaver, given, from.writes);
    tellPayer(from, userId, given.spot.payerId, given.refundCents);
  } else leaveSpot(from.state, leaver, from.writes);
  if (giver) giveUpReleased(to.state, giver, userId, to.writes);
  paySpot(to.state, joiner, { payer, price, team, notice: 'signedUp' }, to.writes);
  const { refundCents: refundedCents = 0, retainedCents = 0 } = given ?? {};
  return { did: 'moved', paidCents: totalCents, refundedCents, retainedCents, balanceCents: payer.balanceCents };
}

/** Who paid for a spot that its player gave up hears of it. */
function tellPayer({ writes }: DecidedGame, userId: string, payerId: string, refundedCents: number): void {
  if (payerId !== userId) writes.news.push({ what: 'friendDeclined', userId, payerId, refundedCents });
}
