import { deadlines, type GameStatus } from './limits.ts';
import type { Cents } from './money.ts';
import { cutoffAt } from './game-status.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What the rules of joining and leaving need to know of a game. */
export interface JoinableGame {
  status: GameStatus;
  archived: boolean;
  startsAt: Date;
  createdAt: Date;
  priceCents: Cents;
  /** Players who may join, placeholders not counted. */
  capacity: number;
  joinedCount: number;
  signupOpensInDays: number | null;
  /** Joining needs a team. */
  isTournament: boolean;
  /** Lowest score that may join; 0 is none. */
  levelLimit: number;
  eloDisabled: boolean;
  passcodeRequired: boolean;
}

/** When signing up opens; null when it always was open. */
export function signupOpensAt(startsAt: Date, signupOpensInDays: number | null): Date | null {
  return signupOpensInDays === null ? null : new Date(startsAt.getTime() - signupOpensInDays * dayMs);
}

/** From when on nobody can join: free games at their cutoff; paid ones at the start, or at the cutoff while pending. */
export function joiningClosesAt(game: Pick<JoinableGame, 'status' | 'startsAt' | 'createdAt' | 'priceCents'>): Date {
  return game.priceCents > 0 && game.status === 'confirmed' ? game.startsAt : cutoffAt(game);
}

export interface JoinRequest {
  game: JoinableGame & {
    /** Unexpired holds of others: spots that are not free now. */
    activeHolds: number;
  };
  team: { teamSize: number; memberCount: number } | null;
  player: {
    alreadyJoined: boolean;
    onWaitingList: boolean;
    ownHold: boolean;
    score: number | null;
    hasPasscodeKey: boolean;
  };
  /** null: the call that joins without paying. */
  payment: { totalCents: Cents; offeredCents: Cents | null; balanceCents: Cents } | null;
}

export type JoinRefusalCode =
  | 'game_cancelled'
  | 'game_archived'
  | 'already_joined'
  | 'already_waiting'
  | 'signup_not_open'
  | 'joining_closed'
  | 'wrong_passcode'
  | 'level_too_low'
  | 'game_is_free'
  | 'team_required'
  | 'team_full'
  | 'game_full'
  | 'payment_required'
  | 'price_changed'
  | 'insufficient_balance';

export interface JoinRefusal {
  outcome: 'refuse';
  code: JoinRefusalCode;
  /** Amounts in cents, except `minimum`, which is a score. */
  params?: Record<string, number>;
}

export type JoinDecision = { outcome: 'join' } | { outcome: 'queue' } | JoinRefusal;

const refuse = (code: JoinRefusalCode, params?: Record<string, number>): JoinRefusal => ({
  outcome: 'refuse',
  code,
  ...(params && { params }),
});

/**
 * Whether somebody may have a spot. In order: is the game still on, is the player new to it, is it open to them, is there
 * room, and does the money fit. A full game queues who joins without paying and refuses who pays.
 */
export function decideJoin(request: JoinRequest, now: Date): JoinDecision {
  return (
    notOnAnyMore(request) ?? notForThisPlayer(request, now) ?? room(request) ?? money(request) ?? { outcome: 'join' }
  );
}

function notOnAnyMore({ game }: JoinRequest): JoinRefusal | null {
  if (game.archived) return refuse('game_archived');
  return game.status === 'cancelled' ? refuse('game_cancelled') : null;
}

function notForThisPlayer({ game, player, payment }: JoinRequest, now: Date): JoinRefusal | null {
  if (player.alreadyJoined) return refuse('already_joined');
  if (player.onWaitingList && !player.ownHold) return refuse('already_waiting');
  const opensAt = signupOpensAt(game.startsAt, game.signupOpensInDays);
  if (opensAt && opensAt > now) return refuse('signup_not_open');
  if (now >= joiningClosesAt(game)) return refuse('joining_closed');
  if (game.passcodeRequired && !player.hasPasscodeKey) return refuse('wrong_passcode');
  const { levelLimit } = game;
  if (levelLimit > 0 && !game.eloDisabled && (player.score ?? 0) < levelLimit)
    return refuse('level_too_low', { minimum: levelLimit });
  return payment && game.priceCents === 0 ? refuse('game_is_free') : null;
}

function room({ game, team, player, payment }: JoinRequest): JoinDecision | null {
  const full = game.joinedCount + (player.ownHold ? 0 : game.activeHolds) >= game.capacity;
  if (full) return payment ? refuse('game_full') : { outcome: 'queue' };
  if (!game.isTournament) return null;
  if (!team) return refuse('team_required');
  return team.memberCount >= team.teamSize ? refuse('team_full') : null;
}

function money({ game, payment }: JoinRequest): JoinRefusal | null {
  if (!payment) return game.priceCents > 0 ? refuse('payment_required') : null;
  const { totalCents, offeredCents, balanceCents } = payment;
  if (offeredCents !== null && offeredCents !== totalCents) return refuse('price_changed', { price: totalCents });
  return balanceCents < totalCents ? refuse('insufficient_balance', { shortfall: totalCents - balanceCents }) : null;
}

export type LeaveDecision =
  | { outcome: 'leave' }
  | {
      outcome: 'refuse';
      code: 'not_joined' | 'leaving_closed' | 'refund_instead' | 'game_cancelled' | 'game_archived';
    };

/** Leaving a free spot: until 2 hours before the start. A spot that was paid for is given up by a refund. */
export function decideLeave(
  {
    game,
    joined,
    paidCents,
  }: { game: Pick<JoinableGame, 'status' | 'archived' | 'startsAt'>; joined: boolean; paidCents: Cents },
  now: Date,
): LeaveDecision {
  if (!joined) return { outcome: 'refuse', code: 'not_joined' };
  if (game.archived) return { outcome: 'refuse', code: 'game_archived' };
  if (game.status === 'cancelled') return { outcome: 'refuse', code: 'game_cancelled' };
  if (paidCents > 0) return { outcome: 'refuse', code: 'refund_instead' };
  const closesAt = game.startsAt.getTime() - deadlines.freeCutoffHours * hourMs;
  return now.getTime() >= closesAt ? { outcome: 'refuse', code: 'leaving_closed' } : { outcome: 'leave' };
}
