import { decideJoin } from '@rondo/rules';
import { Refused } from '../../../platform/refusal.ts';
import type { GameAnswer, MoveCommand } from '../state/commands.ts';
import type { DecidedGame } from '../state/writes.ts';
import { checkPeriodic, keyOf, personOf, toRefused, wayIn } from './join-request.ts';
import { checkLeave, leaveSpot } from './leave.ts';
import { backOnBalance } from './passes.ts';
import { refundOf, refundSpot, tellPayer } from './refund.ts';
import { giveUpReleased, paidBackTo } from './released-spots.ts';
import { paySpot, pricesNow } from './take-spot.ts';

/**
 * Gives up a spot in one game for one in another of the same organiser: the first is refunded by its policy, the second paid at its
 * current price, both or neither.
 */
export function move(from: DecidedGame, to: DecidedGame, command: MoveCommand): GameAnswer {
  const { userId, teamId, offeredCents, periodicId, shownCents } = command;
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
  const back = given?.spot.payerId === userId ? backOnBalance(leaver.owner, given.spot, given) : 0;
  const { totalCents } = price;
  const { giver, team, request } = wayIn(to.state, joiner, { teamId, key: keyOf(to.state, joiner, command) });
  const balanceCents = payer.balanceCents + back + paidBackTo(payer, giver);
  const { owedCents } = payer;
  const payment = { way: 'balance' as const, totalCents, offeredCents, balanceCents, owedCents };
  const isPaid = to.state.game.priceCents > 0;
  const decision = decideJoin({ ...request, payment: isPaid ? payment : null }, to.state.now);
  if (decision.outcome !== 'join')
    throw decision.outcome === 'refuse' ? toRefused(to.state, decision) : new Refused('game_full');

  if (given) {
    refundSpot(from.state, leaver, given, from.writes);
    tellPayer(leaver, given.spot.payerId, given.refundCents, from.writes);
  } else leaveSpot(from.state, leaver, from.writes);
  if (giver) giveUpReleased(to.state, giver, userId, to.writes);
  paySpot(to.state, joiner, { payer, price, team, notification: 'signedUp' }, to.writes);
  const { refundCents: refundedCents = 0, retainedCents = 0 } = given ?? {};
  return { did: 'moved', paidCents: totalCents, refundedCents, retainedCents, balanceCents: payer.balanceCents };
}
