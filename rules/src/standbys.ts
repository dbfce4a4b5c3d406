/**
 * Which standbys may answer public reads (decisions/0059-reads-from-standbys.md). Positions in the write-ahead log are in bytes, times in ms of a
 * clock that never goes back.
 */

/** How far a database has come: its timeline, which increases with each failover, and its position in the log. */
export interface LogPosition {
  timeline: number;
  at: number;
}

/** Whether a server at `position` has everything written by `wanted`; a null position is unknown, a null `wanted` asks for nothing. */
export function reaches(position: LogPosition | null, wanted: LogPosition | null): boolean {
  if (wanted === null) return true;
  return position !== null && position.timeline >= wanted.timeline && position.at >= wanted.at;
}

/** The earlier of two positions, which both servers have reached. */
export function earlierOf(a: LogPosition, b: LogPosition): LogPosition {
  return { timeline: Math.min(a.timeline, b.timeline), at: Math.min(a.at, b.at) };
}

/** The later of two positions: a server that has reached it has reached both; null if both are null. */
export function laterOf(a: LogPosition | null, b: LogPosition | null): LogPosition | null {
  if (a === null || b === null) return a ?? b;
  return { timeline: Math.max(a.timeline, b.timeline), at: Math.max(a.at, b.at) };
}

/** The primary's answer: its cluster, and how far its writes can have reached others. */
export interface PrimaryAnswer extends LogPosition {
  cluster: string;
}

/** What is known of the primary. */
export interface PrimaryPast extends PrimaryAnswer {
  /** Whether it has been asked since, and didn't answer. */
  isSilent: boolean;
  /** Its positions in the last seconds, oldest first. */
  places: readonly { ms: number; at: number }[];
}

/** The answer of a server listed as a standby: what it has replayed, and what it has received. */
export interface StandbyAnswer {
  cluster: string;
  isStandby: boolean;
  at: number;
  received: number;
}

/** What is known of a standby. */
export interface StandbyStanding extends LogPosition {
  isIn: boolean;
  goodAnswers: number;
  /** On this timeline the standby counts only once it is past this position. */
  mustPass: number;
}

/** A standby further behind than this, in ms, is left out: all are asked each half second, so it is left out before five seconds. */
const behindMostMs = 4500;
/**
 * The limit while the primary is silent: a primary that was cut off goes on for some seconds, without standbys and without acknowledging anything.
 */
const behindMostAloneMs = 15_000;
/** How many good answers bring a standby back; `alone` while the primary is silent. */
const goodAnswersToReturn = { usual: 2, alone: 1 };

/** After how long a standby is asked again that refused the login this many times in a row: only a person can fix that. */
export const askAgainMs = (refusals: number): number => Math.min(1000 * 2 ** (refusals - 1), 60_000);

/** A standby of which nothing is known yet. */
export const unknownStandby: StandbyStanding = { timeline: 0, at: 0, isIn: false, goodAnswers: 0, mustPass: 0 };

/**
 * Adds the primary's answer; a server still on an earlier timeline is a former primary, and isn't heard.
 * @param answer null if none came in time
 */
export function notePrimary(past: PrimaryPast | null, answer: PrimaryAnswer | null, ms: number): PrimaryPast | null {
  if (answer === null) return past && { ...past, isSilent: true };
  const isSame = past !== null && past.cluster === answer.cluster;
  if (isSame && answer.timeline < past.timeline) return { ...past, isSilent: true };
  const places = isSame && past.timeline === answer.timeline ? past.places : [];
  const oldest = places.findLastIndex((place) => place.ms <= ms - behindMostAloneMs);
  return { ...answer, isSilent: false, places: [...places.slice(Math.max(0, oldest)), { ms, at: answer.at }] };
}

/** The position a standby must have replayed: the primary's some seconds before its last answer, or at its first. */
function dueAt({ places, isSilent }: PrimaryPast): number {
  const by = (places.at(-1)?.ms ?? 0) - (isSilent ? behindMostAloneMs : behindMostMs);
  return (places.findLast(({ ms }) => ms <= by) ?? places[0])?.at ?? Infinity;
}

/**
 * Takes in a standby's answer.
 * @param answer null if none came in time
 * @param primary null if nobody has said yet what there is to replay
 */
export function judgeStandby(
  before: StandbyStanding,
  answer: StandbyAnswer | null,
  primary: PrimaryPast | null,
): StandbyStanding {
  const out = { ...before, isIn: false, goodAnswers: 0 };
  if (answer === null || primary === null || !answer.isStandby || answer.cluster !== primary.cluster) return out;
  const { at } = answer;
  // Nobody says which timeline a standby follows. It may have received something that the new primary never had, so it must get past that.
  if (before.timeline !== primary.timeline)
    return { ...out, timeline: primary.timeline, at, mustPass: Math.max(at, answer.received) };
  if (at <= before.mustPass || at < dueAt(primary)) return { ...out, at };
  const goodAnswers = before.goodAnswers + 1;
  const toReturn = goodAnswersToReturn[primary.isSilent ? 'alone' : 'usual'];
  return { ...before, at, goodAnswers, isIn: before.isIn || goodAnswers >= toReturn };
}

/**
 * The standby to answer a read: among those that have what is wanted, the one with the fewest current reads, then the fewest in all.
 * @returns null if there is none
 */
export function chooseStandby<S extends { standing: StandbyStanding; underWay: number; served: number }>(
  standbys: readonly S[],
  wanted: LogPosition | null,
): S | null {
  const able = standbys.filter(({ standing }) => standing.isIn && reaches(standing, wanted));
  const [first = null] = able.sort((a, b) => a.underWay - b.underWay || a.served - b.served);
  return first;
}
