import { decideJoin } from '@rondo/rules';
import { Refused } from '../../../platform/refusal.ts';
import type { GameAnswer, JoinCommand } from '../state/commands.ts';
import type { GameState, PersonState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';
import { checkAddress, keyOf, toRefused, wayIn } from './join-request.ts';
import { giveUpReleased } from './released-spots.ts';
import { teamIdOf } from './sides.ts';
import { paySpot, pricesNow, proofOf } from './take-spot.ts';

export function join(state: GameState, person: PersonState, command: JoinCommand, writes: Writes): GameAnswer {
  if (command.byAddress) checkAddress(state, person, command);
  const { giver, team, request } = wayIn(state, person, { ...command, key: keyOf(state, person, command) });
  const decision = decideJoin({ ...request, payment: null }, state.now);
  if (decision.outcome === 'refuse') throw toRefused(state, decision, { isKnown: command.vouched });
  if (decision.outcome === 'queue')
    return queue(state, person, { ...command, teamId: teamIdOf(state, person, command.teamId) }, writes);
  const { owner: payer } = person;
  const [price] = pricesNow(state, payer, { besides: [person.userId], spots: 1, periodicId: null });
  if (!price) throw new Refused('internal');
  if (giver) giveUpReleased(state, giver, person.userId, writes);
  const proofUntil = command.byAddress ? proofOf(state, person) : null;
  const id = paySpot(state, person, { payer, price, team, notification: 'signedUp', proofUntil }, writes);
  const { userId } = person;
  if (command.byAddress)
    writes.news.push({ name: 'spot.booked', userId, registrationId: id, paidCents: 0, feeCents: 0, proofUntil });
  return { did: 'joined', paidCents: 0, balanceCents: payer.balanceCents, proofUntil };
}

function queue(state: GameState, person: PersonState, command: JoinCommand, writes: Writes): GameAnswer {
  const allowedCents = command.allowPayment ? state.game.priceCents : null;
  // A person who queued through the private link keeps their place.
  const byLink = person.isOutsider;
  person.isOutsider = false;
  const { userId } = command;
  // Where a captain enters a team all places are alike: they wait for whichever is free first.
  const teamId = state.game.tournament?.entry === 'team' ? null : command.teamId;
  state.waitingCount += 1;
  writes.queued.push({ userId, teamId, allowedCents, byLink, place: state.waitingCount });
  state.firstInLine.push({ userId, teamId, allowedCents, told: false });
  person.waiting = true;
  return { did: 'queued', position: state.waitingCount };
}
