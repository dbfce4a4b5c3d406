import { day, hour } from './durations.ts';
import { every } from './every.ts';
import type { GameStatus } from './limits.ts';

/** Who came to a game, no-shows and appeals (product.md#on-the-day). */

/**
 * The figures of attendance; they stand here so that a first screen needn't load them. Check-in opens some hours before the start and closes some hours
 * after the end; no-shows can be confirmed until some hours after it; attendance counts, and is kept, for 90 days.
 */
export const attendance = {
  opensHours: 3,
  closesHours: 12,
  confirmHours: 48,
  appealDays: 14,
  keptDays: 90,
  /** Fewer games say nothing about a player. */
  leastGames: 3,
  sentenceMin: 3,
  sentenceMax: 300,
  /** The length of a ticket's typed code, in characters. */
  codeLength: 6,
  marksAtOnce: 200,
} as const;

export const checkInMarks = ['here', 'not_here', 'none'] as const;
/** A mark that the organiser's phone sends for a spot; `none` takes an earlier mark back. */
export type CheckInMark = (typeof checkInMarks)[number];

export interface Marked {
  mark: CheckInMark;
  /** The time of the mark by the phone's clock. */
  at: Date;
}

/** Of two marks at the same instant, the kinder one counts, so that it makes no difference which phone gets a connection first. */
const kinder: readonly CheckInMark[] = /* @__PURE__ */ every<CheckInMark>()(['none', 'not_here', 'here']);

/** The later mark of two, whichever arrived first. */
export function laterMark(one: Marked, other: Marked): Marked {
  const later = one.at.getTime() - other.at.getTime();
  if (later !== 0) return later > 0 ? one : other;
  return kinder.indexOf(one.mark) >= kinder.indexOf(other.mark) ? one : other;
}

export interface AttendedGame {
  status: GameStatus;
  startsAt: Date;
  endsAt: Date;
}

/** When a game's check-in opens and closes, and until when its no-shows can be confirmed. */
export function checkInTimes({ startsAt, endsAt }: Pick<AttendedGame, 'startsAt' | 'endsAt'>) {
  return {
    opensAt: new Date(startsAt.getTime() - attendance.opensHours * hour),
    closesAt: new Date(endsAt.getTime() + attendance.closesHours * hour),
    confirmUntil: new Date(endsAt.getTime() + attendance.confirmHours * hour),
  };
}

/** `off`: a cancelled game has no check-in; `review`: no more marks are made, but no-shows can still be confirmed. */
export const checkInStages = ['off', 'early', 'open', 'review', 'closed'] as const;
export type CheckInStage = (typeof checkInStages)[number];

export function checkInStage(game: AttendedGame, now: Date): CheckInStage {
  const { opensAt, closesAt, confirmUntil } = checkInTimes(game);
  if (game.status === 'cancelled') return 'off';
  if (now < opensAt) return 'early';
  if (now <= closesAt) return 'open';
  return now <= confirmUntil ? 'review' : 'closed';
}

/**
 * The time a mark counts as made: a phone's clock may be ahead or behind. Marks that waited for a connection are accepted while no-shows can be
 * confirmed.
 * @returns null for a mark that is not accepted
 */
export function timeOfMark(game: AttendedGame, at: Date, now: Date): Date | null {
  const { opensAt, closesAt } = checkInTimes(game);
  const stage = checkInStage(game, now);
  const made = Math.max(opensAt.getTime(), Math.min(at.getTime(), now.getTime()));
  if (stage === 'open') return new Date(made);
  return stage === 'review' && at <= closesAt ? new Date(made) : null;
}

export type ConfirmRefusal = 'game_cancelled' | 'no_shows_not_yet' | 'no_shows_too_late' | 'check_in_not_used';

/** No-shows are confirmed by a person, after the game, and only where somebody was checked in. */
export function refuseConfirming(game: AttendedGame, isUsed: boolean, now: Date): ConfirmRefusal | null {
  if (game.status === 'cancelled') return 'game_cancelled';
  if (now < game.endsAt) return 'no_shows_not_yet';
  if (now > checkInTimes(game).confirmUntil) return 'no_shows_too_late';
  return isUsed ? null : 'check_in_not_used';
}

/**
 * A no-show: marked by the organiser, `appealed` by the player; `kept` or taken back by the organiser; a kept one may go to Rondo once
 * (`escalated`), and is `upheld` or taken back there.
 */
export const noShowStates = ['marked', 'appealed', 'kept', 'escalated', 'upheld', 'taken_back'] as const;
export type NoShowState = (typeof noShowStates)[number];

export type NoShowAct = 'appeal' | 'keep' | 'uphold' | 'take_back';

const moves: Record<
  'player' | 'organiser' | 'rondo',
  Partial<Record<NoShowAct, Partial<Record<NoShowState, NoShowState>>>>
> = {
  player: { appeal: { marked: 'appealed', kept: 'escalated' } },
  organiser: {
    keep: { appealed: 'kept' },
    take_back: { marked: 'taken_back', appealed: 'taken_back', kept: 'taken_back' },
  },
  rondo: { uphold: { escalated: 'upheld' }, take_back: { escalated: 'taken_back' } },
};

/**
 * The state of a no-show after an act.
 * @param since when it entered its present state: a player must appeal within some days
 */
export function nextNoShow(
  { state, since }: { state: NoShowState; since: Date },
  { by, act }: { by: keyof typeof moves; act: NoShowAct },
  now: Date,
): NoShowState | 'appeal_too_late' | 'no_show_decided' {
  const next = moves[by][act]?.[state];
  if (!next) return 'no_show_decided';
  return act === 'appeal' && now > appealUntil(since) ? 'appeal_too_late' : next;
}

export function appealUntil(since: Date): Date {
  return new Date(since.getTime() + attendance.appealDays * day);
}

/** How a game counts for a player: they came, they didn't, an appeal about it is open, or nothing is known. */
export type Outcome = 'came' | 'no_show' | 'open' | 'unknown';

export interface Attended {
  endedAt: Date;
  /** The last mark of the check-in. */
  mark: CheckInMark;
  noShow: NoShowState | null;
}

/** Counts only what somebody saw: a player neither checked in nor confirmed as a no-show is left out. */
export function outcomeOf({ mark, noShow }: Pick<Attended, 'mark' | 'noShow'>): Outcome {
  if (noShow === 'appealed' || noShow === 'escalated') return 'open';
  if (noShow === 'taken_back') return 'came';
  if (noShow !== null) return 'no_show';
  return mark === 'here' ? 'came' : 'unknown';
}

/** 'Came to 19 of 20'. */
export interface Reliability {
  came: number;
  of: number;
}

/** From the games of the last days with a known outcome; null for a player with too few of them. */
export function reliabilityOf(games: readonly Attended[], now: Date): Reliability | null {
  const outcomes = games.filter(({ endedAt }) => endedAt <= now && isRemembered(endedAt, now)).map(outcomeOf);
  const came = outcomes.filter((outcome) => outcome === 'came').length;
  const of = came + outcomes.filter((outcome) => outcome === 'no_show').length;
  return of < attendance.leastGames ? null : { came, of };
}

/** Whether attendance of a game that ended then is still kept, and counts. */
export function isRemembered(endedAt: Date, now: Date): boolean {
  return now.getTime() - endedAt.getTime() < attendance.keptDays * day;
}

/** A ticket's text or code in the form in which it is compared, however it was typed. */
export function plainTicket(given: string): string {
  return given.toUpperCase().replaceAll(/[\s-]/g, '');
}
