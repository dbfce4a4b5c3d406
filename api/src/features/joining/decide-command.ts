import { decideJoin, type JoinRefusal } from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';
import type {
  GameAnswer,
  JoinCommand,
  NewPlayer,
  PayCommand,
  PersonCommand,
  ProveCommand,
  RefundCommand,
} from './commands.ts';
import { holdForCheckout, settle } from './decide-checkout.ts';
import { move, takeOver } from './decide-exchange.ts';
import type { GameState, PersonState } from './game-state.ts';
import { checkLeave, leaveSpot, ownerOf, refundOf, refundSpot } from './give-up-spot.ts';
import { checkAddress, checkPeriodic, personOf, toRefused, wayIn } from './join-request.ts';
import { giveUpReleased, paidBackTo } from './released-spots.ts';
import { confirmIfEnough, endHold, paySpot, pricesNow, proofOf, stopWaiting } from './take-spot.ts';
import type { DecidedGame } from './write-decisions.ts';
import type { Writes } from './writes.ts';

/**
 * Decides one command on the state that the commands before it left, and notes what to write. The rules decide; this only
 * gathers what they need and keeps the state true for the next command.
 * @param find another game of the batch
 * @throws Refused
 */
export function decideCommand(
  { state, writes }: DecidedGame,
  command: PersonCommand,
  find: (gameId: string) => DecidedGame | undefined,
): GameAnswer {
  const person = personOf(state, command.userId);
  switch (command.kind) {
    case 'join':
      return join(state, person, command, writes);
    case 'pay':
      return pay(state, person, command, writes);
    case 'checkout':
      return holdForCheckout(state, person, command, writes);
    case 'settle':
      return settle(state, person, command, writes);
    case 'leave':
      return leave(state, person, writes);
    case 'refund':
      return refund(state, command, writes);
    case 'prove':
      return prove(state, person, command, writes);
    case 'takeOver':
      return takeOver(state, person, command, writes);
    case 'move': {
      const other = find(command.toGameId);
      if (!other) throw new Refused('game_not_found');
      return move({ state, writes }, other, command);
    }
  }
}

function join(state: GameState, person: PersonState, command: JoinCommand, writes: Writes): GameAnswer {
  if (command.byAddress) checkAddress(state, person, command);
  const { giver, team, request } = wayIn(state, person, { ...command, key: state.keyShown(command.entryKey) });
  const decision = decideJoin({ ...request, payment: null }, state.now);
  if (decision.outcome === 'refuse') throw toRefused(state, decision);
  if (decision.outcome === 'queue') return queue(state, person, command, writes);
  const { owner: payer } = person;
  const [price] = pricesNow(state, payer, { besides: [person.userId], spots: 1, periodicId: null });
  if (!price) throw new Refused('internal');
  if (giver) giveUpReleased(state, giver, person.userId, writes);
  const proofUntil = command.byAddress ? proofOf(state, person) : null;
  const id = paySpot(state, person, { payer, price, team, notice: 'signedUp', proofUntil }, writes);
  const { userId } = person;
  if (command.byAddress) writes.news.push({ what: 'booked', userId, registrationId: id, paidCents: 0, proofUntil });
  return { did: 'joined', paidCents: 0, balanceCents: payer.balanceCents, proofUntil };
}

/** One payment for one's own spot or for friends': all of them get in, or none. */
function pay(state: GameState, asking: PersonState, command: PayCommand, writes: Writes): GameAnswer {
  const { owner: payer } = asking;
  const { players, offeredCents, periodicId } = command;
  const key = state.keyShown(command.entryKey);
  // Who is no member learns nothing of who is in, by naming them.
  if (asking.isOutsider && key !== 'private-link') throw toRefused(state, { outcome: 'refuse', code: 'members_only' });
  checkPeriodic(state, payer, periodicId);
  const besides = players.map(({ userId }) => userId);
  const prices = pricesNow(state, payer, { besides, spots: players.length, periodicId });
  const totalCents = prices.reduce((sum, price) => sum + price.totalCents, 0);
  const ways: (ReturnType<typeof wayIn> & { person: PersonState; player: NewPlayer })[] = [];
  for (const player of players) {
    const person = personOf(state, player.userId);
    const before = ways.map(({ giver }) => giver);
    ways.push({ person, player, ...wayIn(state, person, { teamId: player.teamId, key, besides, before }) });
  }
  const back = ways.reduce((sum, { giver }) => sum + paidBackTo(payer, giver), 0);
  const payment = { way: 'balance' as const, totalCents, offeredCents, balanceCents: payer.balanceCents + back };
  for (const [index, { player, giver, team, request }] of ways.entries()) {
    const seats = ways.slice(0, index).filter((way) => !giver && !way.giver && team && way.team?.id === team.id).length;
    const facts = request.team && { ...request.team, memberCount: request.team.memberCount + seats };
    const decision = decideJoin({ ...request, team: facts, payment }, state.now);
    if (decision.outcome !== 'join')
      throw refusedFor(state, player, decision.outcome === 'refuse' ? decision : 'game_full');
  }
  for (const [index, { person, giver, team }] of ways.entries()) {
    const price = prices[index];
    if (!price) throw new Refused('internal');
    const own = person.userId === payer.userId;
    const { userId } = person;
    if (giver) giveUpReleased(state, giver, userId, writes);
    const id = paySpot(state, person, { payer, price, team, notice: own ? 'signedUp' : null }, writes);
    if (!own) writes.news.push({ what: 'friendPaid', userId, payerId: payer.userId, registrationId: id });
  }
  return { did: 'joined', paidCents: totalCents, balanceCents: payer.balanceCents };
}

function queue(state: GameState, person: PersonState, command: JoinCommand, writes: Writes): GameAnswer {
  const allowedCents = command.allowPayment ? state.game.priceCents : null;
  // Who got in line by the private link stays in it.
  const byLink = person.isOutsider;
  person.isOutsider = false;
  const { userId, teamId } = command;
  state.waitingCount += 1;
  writes.queued.push({ userId, teamId, allowedCents, byLink, place: state.waitingCount });
  state.firstInLine.push({ userId, teamId, allowedCents, told: false });
  person.waiting = true;
  return { did: 'queued', position: state.waitingCount };
}

function prove(state: GameState, { spot }: PersonState, { registrationId }: ProveCommand, writes: Writes): GameAnswer {
  if (spot?.id !== registrationId)
    throw new Refused(state.game.status === 'cancelled' ? 'game_cancelled' : 'proof_too_late');
  if (spot.proofUntil !== null) {
    spot.proofUntil = null;
    state.game.unprovedCount -= 1;
    writes.proved.push(spot.id);
    confirmIfEnough(state, writes);
  }
  return { did: 'proved' };
}

function leave(state: GameState, person: PersonState, writes: Writes): GameAnswer {
  if (checkLeave(state, person) === 'leave') {
    leaveSpot(state, person, writes);
    return { did: 'left' };
  }
  writes.leftQueue.push(person.userId);
  endHold(state, person.userId, writes);
  stopWaiting(state, person);
  return { did: 'left' };
}

function refund(state: GameState, { userId, targetId, shownCents }: RefundCommand, writes: Writes): GameAnswer {
  const person = state.people.get(targetId);
  if (!person) throw new Refused('not_joined');
  const payerId = person.spot?.payerId;
  if (person.spot && userId !== targetId && userId !== payerId) throw new Refused('spot_not_yours');
  const given = refundOf(state, person, shownCents);
  refundSpot(state, person, given, writes);
  const { refundCents: refundedCents, retainedCents } = given;
  if (payerId && payerId !== targetId)
    writes.news.push(
      userId === targetId
        ? { what: 'friendDeclined', userId: targetId, payerId, refundedCents }
        : { what: 'spotGivenUp', userId: targetId, payerId },
    );
  return { did: 'refunded', refundedCents, retainedCents, balanceCents: ownerOf(state, userId).balanceCents };
}

/** The same refusal, said of a friend where it is about them. */
function refusedFor(state: GameState, { email }: NewPlayer, refusal: JoinRefusal | 'game_full'): Refused {
  if (refusal === 'game_full') return new Refused(refusal);
  if (email === null) return toRefused(state, refusal);
  if (refusal.code === 'already_joined') return new Refused('friend_joined', { friend: email });
  if (refusal.code === 'members_only')
    return new Refused('friend_not_member', { friend: email, community: state.game.closedTo?.community ?? '' });
  if (refusal.code === 'level_too_low')
    return new Refused('friend_level_too_low', { friend: email, minimum: refusal.params?.minimum ?? 0 });
  return toRefused(state, refusal);
}
