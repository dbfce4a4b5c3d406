import { cutoffAt, type GameTimes } from './game-status.ts';
import type { SideChoice, SideRefusal } from './challenges.ts';
import { day } from './durations.ts';
import type { GameStatus } from './limits.ts';
import type { Cents } from './money.ts';

/** How somebody may enter a game: by its private link, or because they know its passcode. */
export type KeyKind = 'private-link' | 'passcode';

export interface JoinRequest {
  game: GameTimes & {
    status: GameStatus;
    archived: boolean;
    /** How many players fit; placeholders are shown beside them and take no spot. */
    capacity: number;
    joinedCount: number;
    /** Unexpired spots held for others. */
    activeHolds: number;
    signupOpensInDays: number | null;
    isTournament: boolean;
    /** Lowest score that may join; 0 for no limit. */
    levelLimit: number;
    eloDisabled: boolean;
    passcodeRequired: boolean;
    /** An external event, paid only through its payment link. */
    external: boolean;
  };
  /** The chosen team, and whether it takes players: once matches are drawn, none begins or comes back (product.md#the-day). */
  team: { teamSize: number; memberCount: number; isOpen: boolean } | null;
  /** Whether a team was chosen that is none of this game's. */
  isTeamForeign: boolean;
  /** In a challenge, the side whose spots they may have (whose `team` this is), or why none; null in any other game. */
  side: SideChoice | null;
  player: {
    /** Whether they were taken out of this game, and not let in again (product.md#taking-a-player-out). */
    takenOut: boolean;
    alreadyJoined: boolean;
    onWaitingList: boolean;
    /** Whether this player has an unexpired hold or waiting list offer of their own. */
    ownHold: boolean;
    /** The player's score in the game's sport (3.0 as long as nobody has graded them). */
    score: number;
    /** A key for this game that is valid now. */
    key: KeyKind | null;
    /** Whether the game belongs to a private community of which this player is not a member: only its private link lets them in. */
    isOutsider: boolean;
    /** False for people who join only by address: they have no page that would tell them of a spot. */
    mayQueue: boolean;
  };
  /** What a paying call sends; null for the call that joins free games and the waiting list of full ones. */
  payment: {
    /**
     * How it is paid: from the payer's balance, with a ride of their pass, through the provider's checkout, or by an external event's payment link.
     */
    way: 'balance' | 'pass' | 'checkout' | 'external';
    totalCents: Cents;
    /** The price the player saw; null if the client didn't send it. */
    offeredCents: Cents | null;
    /** The payer's balance; only a payment from it uses it. */
    balanceCents: Cents;
    /** The payer's debt after a charge-back: until it is settled, their balance pays nothing. */
    owedCents: Cents;
  } | null;
}

export type JoinRefusalCode =
  | 'game_cancelled'
  | 'game_archived'
  | 'joining_closed'
  | 'signup_not_open'
  | 'taken_out'
  | 'already_joined'
  | 'already_waiting'
  | 'game_is_free'
  | 'members_only'
  | SideRefusal
  | 'wrong_passcode'
  | 'level_too_low'
  | 'team_not_found'
  | 'game_full'
  | 'team_full'
  | 'tournament_drawn'
  | 'payment_required'
  | 'external_payment_needed'
  | 'not_external'
  | 'price_changed'
  | 'insufficient_balance'
  | 'wallet_owes';

export interface JoinRefusal {
  outcome: 'refuse';
  code: JoinRefusalCode;
  /** `price`, `shortfall` and `owed` are in cents, `minimum` and `score` are scores. */
  params?: { price?: Cents; shortfall?: Cents; owed?: Cents; minimum?: number; score?: number };
}

export type JoinDecision = { outcome: 'join' } | { outcome: 'queue' } | JoinRefusal;

/** When sign-up opens; null if it was always open. A day is 24 hours, even across a clock change. */
export function signupOpensAt(startsAt: Date, days: number | null): Date | null {
  return days === null ? null : new Date(startsAt.getTime() - days * day);
}

/**
 * Until when a game can be joined (product.md#joining): a free one until 2 hours before the start; a paid one until the start, but after
 * its cutoff only if confirmed. A free game created later than that stays open until the start.
 */
export function joiningClosesAt(game: GameTimes & { status: GameStatus }): Date {
  return game.priceCents > 0 && game.status === 'confirmed' ? game.startsAt : cutoffAt(game);
}

/**
 * Whether this player gets in, goes on the waiting list, or is refused. The first check that fails decides, in the order of the functions
 * called here: the game's state and time; the player's own place in it; membership, passcode and level; a team of another game; the side of
 * a challenge; room (a full game, or side, puts them on the waiting list, or refuses a payment); the team; the money. Room is checked before the team's, because a full
 * tournament has no team left to choose and must still accept people on its waiting list.
 */
export function decideJoin(request: JoinRequest, now: Date): JoinDecision {
  const refusal = refusedByGame(request, now) ?? refusedByPlace(request) ?? refusedByEntry(request);
  if (refusal) return refusal;
  if (request.isTeamForeign) return refuse('team_not_found');
  if (request.side?.outcome === 'refuse') return refuse(request.side.code);
  if (!hasRoom(request)) return withoutRoom(request);
  return refusedByTeam(request) ?? refusedByMoney(request) ?? { outcome: 'join' };
}

/** Checked before the player's own place, so that typing somebody's address into the form reveals nothing about them. */
function refusedByGame({ game, payment }: JoinRequest, now: Date): JoinRefusal | null {
  if (game.status === 'cancelled') return refuse('game_cancelled');
  if (game.archived) return refuse('game_archived');
  if (now >= joiningClosesAt(game)) return refuse('joining_closed');
  const opensAt = signupOpensAt(game.startsAt, game.signupOpensInDays);
  if (opensAt && now < opensAt) return refuse('signup_not_open');
  return payment?.way === 'external' && !game.external ? refuse('not_external') : null;
}

/** Waiting players may take a spot that is open; while none is, they are told that they already wait. */
function refusedByPlace({ game, player, payment }: JoinRequest): JoinRefusal | null {
  if (player.takenOut) return refuse('taken_out');
  if (player.alreadyJoined) return refuse('already_joined');
  return payment && game.priceCents === 0 ? refuse('game_is_free') : null;
}

function refusedByEntry({ game, player }: JoinRequest): JoinRefusal | null {
  if (player.isOutsider && player.key !== 'private-link') return refuse('members_only');
  if (game.passcodeRequired && player.key === null) return refuse('wrong_passcode');
  if (!isLevelTooLow(game, player.score)) return null;
  return refuse('level_too_low', { minimum: game.levelLimit, score: player.score });
}

/** Whether a game asks for a score at all. */
export function asksLevel({
  levelLimit,
  eloDisabled,
}: Pick<JoinRequest['game'], 'levelLimit' | 'eloDisabled'>): boolean {
  return levelLimit > 0 && !eloDisabled;
}

export function isLevelTooLow(game: Pick<JoinRequest['game'], 'levelLimit' | 'eloDisabled'>, score: number): boolean {
  return asksLevel(game) && score < game.levelLimit;
}

/** Spots held for others are not free; a holder's own hold is. Nobody exceeds the capacity, nor that of their side. */
function hasRoom({ game, team, side, player }: JoinRequest): boolean {
  const isOpen = game.joinedCount + (player.ownHold ? 0 : game.activeHolds) < game.capacity;
  return isOpen && (side === null || (team !== null && hasSeat(team)));
}

/** Whether a team has room, of a tournament or a side of a challenge; spots held for others count as its members. */
export function hasSeat({ teamSize, memberCount }: { teamSize: number; memberCount: number }): boolean {
  return memberCount < teamSize;
}

function withoutRoom({ player, payment }: JoinRequest): JoinDecision {
  if (payment || !player.mayQueue) return refuse('game_full');
  return player.onWaitingList ? refuse('already_waiting') : { outcome: 'queue' };
}

function refusedByTeam({ game, team }: JoinRequest): JoinRefusal | null {
  if (!game.isTournament) return null;
  if (!team) return refuse('team_required');
  if (!team.isOpen) return refuse('tournament_drawn');
  return hasSeat(team) ? null : refuse('team_full');
}

function refusedByMoney({ game, payment }: JoinRequest): JoinRefusal | null {
  if (game.external && payment?.way !== 'external') return refuse('external_payment_needed');
  if (!payment) return game.priceCents > 0 ? refuse('payment_required') : null;
  const { way, totalCents, offeredCents, balanceCents, owedCents } = payment;
  if (offeredCents !== null && offeredCents !== totalCents) return refuse('price_changed', { price: totalCents });
  if (way !== 'balance' || totalCents === 0) return null;
  if (owedCents > 0) return refuse('wallet_owes', { owed: owedCents });
  return balanceCents < totalCents ? refuse('insufficient_balance', { shortfall: totalCents - balanceCents }) : null;
}

function refuse(code: JoinRefusalCode, params?: JoinRefusal['params']): JoinRefusal {
  return params ? { outcome: 'refuse', code, params } : { outcome: 'refuse', code };
}
