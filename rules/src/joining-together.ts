import { minute, hoursBefore } from './durations.ts';
import type { GameTimes } from './game-status.ts';
import { joiningClosesAt, signupOpensAt } from './joining.ts';
import { type GameStatus, type GroupWay, joinGroups } from './limits.ts';

/** The facts that decide whether somebody may keep spots of a game for a group. */
export interface GroupRequest {
  game: GameTimes & {
    status: GameStatus;
    archived: boolean;
    capacity: number;
    signupOpensInDays: number | null;
    /** An external event, which is paid only through its link. */
    external: boolean;
  };
  way: GroupWay;
  /** The size of the group, including the person who asks. */
  places: number;
  starter: {
    isIn: boolean;
    /** Whether they have a group in this game that is still open. */
    hasGroup: boolean;
    /** Until when they can't begin another one (`nextGroupFrom`). */
    pausedUntil: Date | null;
  };
  /** Spots that nobody has or holds. */
  openSpots: number;
  /** Spots that the game's open groups keep already. */
  keptByGroups: number;
  waitingCount: number;
}

export type GroupRefusalCode =
  | 'game_cancelled'
  | 'game_archived'
  | 'joining_closed'
  | 'signup_not_open'
  | 'external_payment_needed'
  | 'group_open'
  | 'group_too_soon'
  | 'group_too_late'
  | 'group_others_wait'
  | 'group_does_not_fit'
  | 'group_too_large'
  | 'game_full';

export interface GroupRefusal {
  outcome: 'refuse';
  code: GroupRefusalCode;
  /** `free` spots are left, or a group may keep `most`; in `minutes` they may try again. */
  params?: { free?: number; most?: number; minutes?: number };
}

/** `kept`: how many spots are kept, not counting the starter's own if they join at once. */
export type GroupDecision = { outcome: 'keep'; kept: number; until: Date } | GroupRefusal;

/**
 * Whether spots are kept for a group, how many, and until when (product.md#joining-together). All or nothing keeps a spot for each member who
 * hasn't joined yet, the starter included; as many as fit lets the starter join and keeps the available spots for the others.
 */
export function decideGroup(request: GroupRequest, now: Date): GroupDecision {
  const { game, way, places, starter, openSpots, keptByGroups, waitingCount } = request;
  const closesAt = joiningClosesAt(game);
  const opensAt = signupOpensAt(game.startsAt, game.signupOpensInDays);
  if (game.status === 'cancelled') return refuse('game_cancelled');
  if (game.archived) return refuse('game_archived');
  if (now >= closesAt) return refuse('joining_closed');
  if (opensAt && now < opensAt) return refuse('signup_not_open');
  if (game.external) return refuse('external_payment_needed');
  if (starter.hasGroup) return refuse('group_open');
  // By then, an open spot goes to the first person who pays.
  if (now >= hoursBefore(closesAt, joinGroups.lastHours)) return refuse('group_too_late');
  if (starter.pausedUntil && now < starter.pausedUntil)
    return refuse('group_too_soon', {
      minutes: Math.ceil((starter.pausedUntil.getTime() - now.getTime()) / minute),
    });
  if (waitingCount > 0) return refuse('group_others_wait');
  const own = starter.isIn ? 0 : 1;
  const free = openSpots - own;
  const most = Math.floor(game.capacity / joinGroups.partOfGame) - keptByGroups;
  const others = places - 1;
  if (free < 0) return refuse('game_full');
  if (way === 'all') {
    if (others > free) return refuse('group_does_not_fit', { free: openSpots });
    const kept = others + own;
    return kept > most ? refuse('group_too_large', { most: Math.max(0, most) }) : keep(kept, closesAt, now);
  }
  if (free === 0) return refuse('game_full');
  return most <= 0 ? refuse('group_too_large', { most: 0 }) : keep(Math.min(others, free, most), closesAt, now);
}

/**
 * Until when the same person can't keep spots of the game for another group: an hour after a group that kept them in vain, unless it was ended within
 * minutes, as after a mistake. Otherwise half of a game could be kept for nobody all day.
 */
export function nextGroupFrom({ startedAt, endedAt }: { startedAt: Date; endedAt: Date }): Date {
  const isBrief = endedAt.getTime() - startedAt.getTime() <= joinGroups.briefMinutes * minute;
  return new Date(endedAt.getTime() + (isBrief ? 0 : joinGroups.pauseMinutes * minute));
}

/** Why an open group is over; null while its spots are kept. */
export function groupOver(
  group: { expiresAt: Date; starterIsOut: boolean },
  game: GameTimes & { status: GameStatus; archived: boolean },
  now: Date,
): 'gone' | 'expired' | null {
  if (game.status === 'cancelled' || game.archived || group.starterIsOut) return 'gone';
  return now >= group.expiresAt || now >= joiningClosesAt(game) ? 'expired' : null;
}

/**
 * How many spots a group still keeps for its members: never more than members who may still take one.
 * @param settled how many members have a spot or have declined
 */
export function keptStill({ kept, places, settled }: { kept: number; places: number; settled: number }): number {
  return Math.max(0, Math.min(kept, places - settled));
}

function keep(kept: number, closesAt: Date, now: Date): GroupDecision {
  const until = new Date(now.getTime() + joinGroups.holdMinutes * minute);
  return { outcome: 'keep', kept, until: until < closesAt ? until : closesAt };
}

function refuse(code: GroupRefusalCode, params?: GroupRefusal['params']): GroupRefusal {
  return params ? { outcome: 'refuse', code, params } : { outcome: 'refuse', code };
}
