import { cutoffAt, type GameTimes } from './game-status.ts';
import { day } from './instants.ts';
import type { GameStatus } from './limits.ts';
import type { Cents } from './money.ts';

/** What somebody shows of a game: its private link, or that they know its passcode. */
export type KeyKind = 'private-link' | 'passcode';

export interface JoinRequest {
  game: GameTimes & {
    status: GameStatus;
    archived: boolean;
    /** Players who fit; placeholders are shown beside them and take no spot. */
    capacity: number;
    joinedCount: number;
    /** Spots held for others and not expired. */
    activeHolds: number;
    signupOpensInDays: number | null;
    isTournament: boolean;
    /** Least score asked of players, 0 for none. */
    levelLimit: number;
    eloDisabled: boolean;
    passcodeRequired: boolean;
    /** An external event, paid through its payment link only. */
    external: boolean;
  };
  /** The team chosen in a tournament. */
  team: { teamSize: number; memberCount: number } | null;
  player: {
    alreadyJoined: boolean;
    onWaitingList: boolean;
    /** An unexpired hold or waiting list offer of this player's own. */
    ownHold: boolean;
    /** The player's score in the game's sport (the prior of 3.0 while nobody graded them). */
    score: number;
    /** Of this game, and good now. */
    key: KeyKind | null;
    /** The game is of a private community, and this player is none of its members: only its private link lets them in. */
    isOutsider: boolean;
    /** Who joins by address alone doesn't wait: they have no page of their own to hear of a spot. */
    mayQueue: boolean;
  };
  /** What the pay call brings; null for the call that joins free games and queues for full ones. */
  payment: {
    /** From the payer's balance, through the provider's checkout, or through an external event's payment link. */
    way: 'balance' | 'checkout' | 'external';
    totalCents: Cents;
    /** The price the player saw; null when the client didn't say. */
    offeredCents: Cents | null;
    /** Of the payer; what the provider takes is not from a balance. */
    balanceCents: Cents;
  } | null;
}

export type JoinRefusalCode =
  | 'game_cancelled'
  | 'game_archived'
  | 'joining_closed'
  | 'signup_not_open'
  | 'already_joined'
  | 'already_waiting'
  | 'game_is_free'
  | 'members_only'
  | 'wrong_passcode'
  | 'level_too_low'
  | 'game_full'
  | 'team_required'
  | 'team_full'
  | 'payment_required'
  | 'external_payment_needed'
  | 'not_external'
  | 'price_changed'
  | 'insufficient_balance';

export interface JoinRefusal {
  outcome: 'refuse';
  code: JoinRefusalCode;
  /** `price` and `shortfall` in cents, `minimum` as a score. */
  params?: { price?: Cents; shortfall?: Cents; minimum?: number };
}

export type JoinDecision = { outcome: 'join' } | { outcome: 'queue' } | JoinRefusal;

/** When signing up opens; null: it always was. Days are 24 hours, also across a clock change. */
export function signupOpensAt(startsAt: Date, days: number | null): Date | null {
  return days === null ? null : new Date(startsAt.getTime() - days * day);
}

/**
 * Until when a game can be joined (3-decisions §3): a free one until 2 hours before the start, a paid one until the
 * start, but after its cutoff only if confirmed. Free games created later than that stay open until the start.
 */
export function joiningClosesAt(game: GameTimes & { status: GameStatus }): Date {
  return game.priceCents > 0 && game.status === 'confirmed' ? game.startsAt : cutoffAt(game);
}

/**
 * Whether this player gets in, goes on the waiting list, or is refused. The first check that fails answers, in the
 * order of the functions called here: the game's state and time; the player's own place in it; membership, passcode and level;
 * room (a full game queues, or refuses a payment); the team; the money. Room comes before the team because a full
 * tournament has no team left to choose and must still be able to queue.
 */
export function decideJoin(request: JoinRequest, now: Date): JoinDecision {
  const refusal = refusedByGame(request, now) ?? refusedByPlace(request) ?? refusedByEntry(request);
  if (refusal) return refusal;
  if (!hasRoom(request)) return withoutRoom(request);
  return refusedByTeam(request) ?? refusedByMoney(request) ?? { outcome: 'join' };
}

/** Before the player's own place: who types somebody's address into another form learns nothing of them. */
function refusedByGame({ game, payment }: JoinRequest, now: Date): JoinRefusal | null {
  if (game.status === 'cancelled') return refuse('game_cancelled');
  if (game.archived) return refuse('game_archived');
  if (now >= joiningClosesAt(game)) return refuse('joining_closed');
  const opensAt = signupOpensAt(game.startsAt, game.signupOpensInDays);
  if (opensAt && now < opensAt) return refuse('signup_not_open');
  return payment?.way === 'external' && !game.external ? refuse('not_external') : null;
}

/** Those who wait may take a spot that is open; while there is none they already wait. */
function refusedByPlace({ game, player, payment }: JoinRequest): JoinRefusal | null {
  if (player.alreadyJoined) return refuse('already_joined');
  return payment && game.priceCents === 0 ? refuse('game_is_free') : null;
}

function refusedByEntry({ game, player }: JoinRequest): JoinRefusal | null {
  if (player.isOutsider && player.key !== 'private-link') return refuse('members_only');
  if (game.passcodeRequired && player.key === null) return refuse('wrong_passcode');
  const tooLow = game.levelLimit > 0 && !game.eloDisabled && player.score < game.levelLimit;
  return tooLow ? refuse('level_too_low', { minimum: game.levelLimit }) : null;
}

/** Holds of others count against everyone but a holder, whose own spot is among those held; nobody exceeds capacity. */
function hasRoom({ game, player }: JoinRequest): boolean {
  return game.joinedCount + (player.ownHold ? 0 : game.activeHolds) < game.capacity;
}

function withoutRoom({ player, payment }: JoinRequest): JoinDecision {
  if (payment || !player.mayQueue) return refuse('game_full');
  return player.onWaitingList ? refuse('already_waiting') : { outcome: 'queue' };
}

function refusedByTeam({ game, team }: JoinRequest): JoinRefusal | null {
  if (!game.isTournament) return null;
  if (!team) return refuse('team_required');
  return team.memberCount >= team.teamSize ? refuse('team_full') : null;
}

function refusedByMoney({ game, payment }: JoinRequest): JoinRefusal | null {
  if (game.external && payment?.way !== 'external') return refuse('external_payment_needed');
  if (!payment) return game.priceCents > 0 ? refuse('payment_required') : null;
  const { way, totalCents, offeredCents, balanceCents } = payment;
  if (offeredCents !== null && offeredCents !== totalCents) return refuse('price_changed', { price: totalCents });
  if (way !== 'balance') return null;
  return balanceCents < totalCents ? refuse('insufficient_balance', { shortfall: totalCents - balanceCents }) : null;
}

function refuse(code: JoinRefusalCode, params?: JoinRefusal['params']): JoinRefusal {
  return params ? { outcome: 'refuse', code, params } : { outcome: 'refuse', code };
}
