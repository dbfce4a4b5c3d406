import type { CheckInSpot } from '@rondo/contract';
import { keptByScripts } from '@rondo/rules';
import { checkInMarks, type CheckInMark, laterMark } from '@rondo/rules/attendance';
import { readStored, store } from '../../platform/stored.ts';

/** A mark that is kept on the phone until it is sent. */
export interface KeptMark {
  spot: string;
  mark: CheckInMark;
  /** ISO text. */
  at: string;
}

export const keptMarksEntry = keptByScripts.checkIn;

/** The marks in a stored text, without those that this version doesn't understand. */
export function parseMarks(text: string | null | undefined): readonly KeptMark[] {
  if (!text) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isMark) : [];
  } catch {
    return [];
  }
}

function isMark(one: unknown): one is KeptMark {
  const { spot, mark, at } = (one ?? {}) as Partial<Record<keyof KeptMark, unknown>>;
  return typeof spot === 'string' && typeof at === 'string' && checkInMarks.some((known) => known === mark);
}

/** Adds a mark; only the last mark of a spot is kept. */
export function withMark(kept: readonly KeptMark[], mark: KeptMark): KeptMark[] {
  return [...kept.filter(({ spot }) => spot !== mark.spot), mark];
}

/** The time of a spot's next mark: later than any mark seen of that spot, even within the same second or by a slow clock. */
export function timeOfNext(
  kept: readonly KeptMark[],
  { id, seen }: { id: string; seen: string | null | undefined },
  now: number,
): string {
  const known = [seen, kept.find(({ spot }) => spot === id)?.at].flatMap((at) => (at ? Date.parse(at) + 1 : []));
  return new Date(Math.max(now, ...known)).toISOString();
}

/** The marks that are left once these were sent; marks made meanwhile stay. */
export function withoutSent(kept: readonly KeptMark[], sent: readonly KeptMark[]): KeptMark[] {
  return kept.filter(({ spot, at }) => !sent.some((one) => one.spot === spot && one.at === at));
}

export function readMarks(gameId: string): readonly KeptMark[] {
  return parseMarks(readStored(keptMarksEntry, gameId));
}

export function storeMarks(gameId: string, marks: readonly KeptMark[]): void {
  store(keptMarksEntry, marks.length === 0 ? null : JSON.stringify(marks), gameId);
}

/** A spot with the marks stored on this phone: the later mark counts, as on the server. */
export function markOf({ _id: id, mark, markedAt }: CheckInSpot, kept: readonly KeptMark[]): CheckInMark {
  const own = kept.find(({ spot }) => spot === id);
  if (!own) return mark;
  if (markedAt === null) return own.mark;
  return laterMark({ mark: own.mark, at: new Date(own.at) }, { mark, at: new Date(markedAt) }).mark;
}
