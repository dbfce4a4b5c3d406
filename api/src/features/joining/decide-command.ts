import { decideJoin, decideLeave, decideRefund, type JoinRefusal, prior } from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';
import type { GameAnswer, JoinCommand, LeaveCommand, PayCommand, PersonCommand, RefundCommand } from './commands.ts';
import type { GameState, PersonState } from './game-state.ts';
import { endHold, gameFacts, priceNow, stopWaiting, takeSpot } from './take-spot.ts';
import type { Writes } from './writes.ts';

/**
 * Decides one command on the state that the commands before it left, and notes what to write. The rules decide; this only
 * gathers what they need and keeps the state true for the next command.
 * @throws Refused
 */
export function decideCommand(state: GameState, command: PersonCommand, writes: Writes): GameAnswer {
  const person = state.people.get(command.userId);
  if (!person) throw new Refused('not_logged_in');
  switch (command.kind) {
    case 'join':
    case 'pay':
      return join(state, person, command, writes);
    case 'leave':
      return leave(state, person, command, writes);
    case 'refund':
      return refund(state, person, command, writes);
  }
}

function join(state: GameState, person: PersonState, command: JoinCommand | PayCommand, writes: Writes): GameAnswer {
  const { totalCents, earlyBird } = priceNow(state);
  const team = command.teamId === null ? null : (state.teams.find(({ id }) => id === command.teamId) ?? null);
  const decision = decideJoin(
    {
      game: { ...gameFacts(state), activeHolds: state.holds.filter((holder) => holder !== command.userId).length },
      team,
      player: {
        alreadyJoined: person.spot !== null,
        onWaitingList: person.waiting,
        ownHold: state.holds.includes(command.userId),
        score: person.score ?? prior.score,
        hasPasscodeKey: command.hasPasscodeKey,
      },
      payment:
        command.kind === 'pay'
          ? { totalCents, offeredCents: command.offeredCents, balanceCents: person.wallet.balanceCents }
          : null,
    },
    state.now,
  );
  if (decision.outcome === 'refuse') throw toRefused(decision);
  if (decision.outcome === 'queue') return queue(state, person, command, writes);
  const paidCents = command.kind === 'pay' ? totalCents : 0;
  takeSpot(state, person, { team, earlyBird, paidCents, notice: 'signedUp' }, writes);
  return { did: 'joined', paidCents, balanceCents: person.wallet.balanceCents };
}

function queue(state: GameState, person: PersonState, command: JoinCommand | PayCommand, writes: Writes): GameAnswer {
  const allowedCents = command.kind === 'join' && command.allowPayment ? state.game.priceCents : null;
  const { userId, teamId } = command;
  writes.queued.push({ userId, teamId, allowedCents });
  state.firstInLine.push({ userId, teamId, allowedCents, told: false });
  state.waitingCount += 1;
  person.waiting = true;
  return { did: 'queued', position: state.waitingCount };
}

function leave(state: GameState, person: PersonState, command: LeaveCommand, writes: Writes): GameAnswer {
  const { spot } = person;
  const player = { joined: spot !== null, onWaitingList: person.waiting, priceCents: spot?.priceCents ?? 0 };
  const decision = decideLeave({ game: gameFacts(state), player }, state.now);
  if (decision.outcome === 'refuse') throw new Refused(decision.code);
  if (decision.outcome === 'leaveWaitingList') {
    writes.leftQueue.push(command.userId);
    endHold(state, command.userId, writes);
    stopWaiting(state, person);
  } else if (spot) {
    writes.ended.push({ id: spot.id, status: 'left', refundedCents: 0, retainedCents: 0 });
    vacate(state, person, writes);
  }
  return { did: 'left' };
}

function refund(state: GameState, person: PersonState, command: RefundCommand, writes: Writes): GameAnswer {
  const { game, now } = state;
  const { spot } = person;
  if (!spot) throw new Refused('not_joined');
  if (game.archived) throw new Refused('game_archived');
  if (spot.priceCents === 0) throw new Refused('game_is_free');
  const facts = {
    status: game.status,
    startsAt: new Date(game.startsAt),
    paidCents: spot.paidCents,
    joinedAt: new Date(spot.joinedAt),
    changedAt: game.changedAt === null ? null : new Date(game.changedAt),
  };
  const decision = decideRefund(facts, now);
  if (!decision.allowed) throw new Refused(decision.code);
  const { refundCents, retainedCents } = decision;
  writes.ended.push({ id: spot.id, status: 'refunded', refundedCents: refundCents, retainedCents });
  if (spot.paidCents > 0)
    writes.journals.push({
      kind: 'refund',
      key: `refund:${spot.id}`,
      gameId: game.id,
      userId: spot.payerId,
      registrationId: spot.id,
      postings: [
        { account: 'escrow', ownerId: game.id, amountCents: -spot.paidCents },
        { account: 'wallet', ownerId: spot.payerId, amountCents: refundCents },
        { account: 'revenue', ownerId: null, amountCents: retainedCents },
      ],
    });
  if (spot.payerId === command.userId) person.wallet.balanceCents += refundCents;
  vacate(state, person, writes);
  return { did: 'refunded', refundedCents: refundCents, retainedCents, balanceCents: person.wallet.balanceCents };
}

function vacate(state: GameState, person: PersonState, writes: Writes): void {
  const { game } = state;
  const team = state.teams.find(({ id }) => id === person.spot?.teamId);
  if (team) team.memberCount -= 1;
  person.spot = null;
  game.joinedCount -= 1;
  // Confirmed stays confirmed; the organiser hears of it the moment it falls below (3-decisions §3).
  if (game.status === 'confirmed' && game.joinedCount === game.minimumPlayers - 1) writes.belowMinimum = true;
}

/** Amounts in a refusal's params are shown in euros. */
function toRefused({ code, params }: JoinRefusal): Refused {
  if (!params) return new Refused(code);
  const inEuros = (name: string, value: number) => (name === 'minimum' ? value : (value / 100).toFixed(2));
  return new Refused(
    code,
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, inEuros(name, value)])),
  );
}
