import { randomUUID } from 'node:crypto';
import {
  confirmsAt,
  decideJoin,
  decideLeave,
  decideRefund,
  earlyBirdNow,
  earlyBirdDiscount,
  priceChain,
  prior,
  type JoinRefusal,
} from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';
import type { Journal } from '../wallet/post-journals.ts';
import type { GameAnswer, GameCommand, JoinCommand, LeaveCommand, PayCommand, RefundCommand } from './commands.ts';
import type { GameState, PersonState } from './game-state.ts';

/** Rows that the decisions of one batch write. */
export interface Writes {
  registrations: {
    id: string;
    userId: string;
    payerId: string;
    teamId: string | null;
    earlyBirdId: string | null;
    priceCents: number;
    paidCents: number;
  }[];
  ended: { id: string; status: 'left' | 'refunded'; refundedCents: number; retainedCents: number }[];
  journals: Journal[];
  queued: { userId: string; teamId: string | null; allowPayment: boolean }[];
  leftQueue: string[];
  /** Waited and got in. */
  promoted: string[];
  /** Holds that were used up by their holder. */
  usedHolds: string[];
  takenEarlyBirds: string[];
  confirmed: boolean;
  /** The game was confirmed before and has fallen below its minimum. */
  belowMinimum: boolean;
}

export function noWrites(): Writes {
  return {
    registrations: [],
    ended: [],
    journals: [],
    queued: [],
    leftQueue: [],
    promoted: [],
    usedHolds: [],
    takenEarlyBirds: [],
    confirmed: false,
    belowMinimum: false,
  };
}

/**
 * Decides one command on the state that the commands before it left, and notes what to write. The rules decide; this only
 * gathers what they need and keeps the state true for the next command.
 * @throws Refused
 */
export function decideCommand(state: GameState, command: GameCommand, writes: Writes): GameAnswer {
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
  const { game, now } = state;
  const earlyBird = earlyBirdNow(
    state.earlyBirds,
    { startsAt: new Date(game.startsAt), status: game.status, priceCents: game.priceCents },
    now,
  );
  const { totalCents } = priceChain({
    baseCents: game.priceCents,
    earlyBird: earlyBird && earlyBirdDiscount(earlyBird),
    promocode: null,
    periodic: null,
  });
  const team = command.teamId === null ? null : state.teams.find(({ id }) => id === command.teamId);
  const decision = decideJoin(
    {
      game: { ...gameFacts(state), activeHolds: state.holds.filter((holder) => holder !== command.userId).length },
      team: team ?? null,
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
    now,
  );
  if (decision.outcome === 'refuse') throw toRefused(decision);
  if (decision.outcome === 'queue') return queue(state, person, command, writes);

  const spot = {
    id: randomUUID(),
    payerId: command.userId,
    teamId: command.teamId,
    priceCents: game.priceCents,
    paidCents: command.kind === 'pay' ? totalCents : 0,
    joinedAt: now.toISOString(),
  };
  const { userId } = command;
  writes.registrations.push({ ...spot, userId, earlyBirdId: earlyBird?.id ?? null });
  if (spot.paidCents > 0) {
    writes.journals.push({
      kind: 'entrance_fee',
      key: `entrance_fee:${spot.id}`,
      gameId: game.id,
      userId,
      registrationId: spot.id,
      postings: [
        { account: 'wallet', ownerId: userId, amountCents: -spot.paidCents },
        { account: 'escrow', ownerId: game.id, amountCents: spot.paidCents },
      ],
    });
    person.wallet.balanceCents -= spot.paidCents;
  }
  if (earlyBird) {
    earlyBird.occupied += 1;
    writes.takenEarlyBirds.push(earlyBird.id);
  }
  if (state.holds.includes(userId)) {
    state.holds = state.holds.filter((holder) => holder !== userId);
    writes.usedHolds.push(userId);
  }
  if (person.waiting) {
    person.waiting = false;
    state.waitingCount -= 1;
    writes.promoted.push(userId);
  }
  if (team) team.memberCount += 1;
  person.spot = spot;
  game.joinedCount += 1;
  if (game.status === 'pending' && confirmsAt(game.joinedCount, game.minimumPlayers)) {
    game.status = 'confirmed';
    writes.confirmed = true;
  }
  return { did: 'joined', paidCents: spot.paidCents, balanceCents: person.wallet.balanceCents };
}

function queue(state: GameState, person: PersonState, command: JoinCommand | PayCommand, writes: Writes): GameAnswer {
  const allowPayment = command.kind === 'join' && command.allowPayment;
  writes.queued.push({ userId: command.userId, teamId: command.teamId, allowPayment });
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
    state.waitingCount -= 1;
    person.waiting = false;
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

function gameFacts(state: GameState) {
  const { game } = state;
  return {
    status: game.status,
    startsAt: new Date(game.startsAt),
    createdAt: new Date(game.createdAt),
    priceCents: game.priceCents,
    capacity: game.capacity,
    joinedCount: game.joinedCount,
    signupOpensInDays: game.signupOpensInDays,
    archived: game.archived,
    isTournament: state.teams.length > 0,
    levelLimit: game.levelLimit,
    eloDisabled: game.eloDisabled,
    passcodeRequired: game.hasPasscode,
  };
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
