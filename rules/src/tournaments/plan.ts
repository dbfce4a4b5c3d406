import { boundOf } from './bound.ts';
import { withDuties } from './duties.ts';
import { evenWaiting } from './even-waiting.ts';
import type { Match } from './matches.ts';
import { problemOf } from './problem.ts';
import { shortest } from './shortest.ts';
import { inOrder, type Setup, type Slot } from './timetable.ts';

/** When and where each match is played. */
export interface Plan {
  slots: Slot[];
  /** The ids of matches for which the courts' hours are too short: they are named, never dropped. */
  unplaced: string[];
  /** When the last match ends, and before when no plan could, in minutes. */
  end: number;
  bound: number;
  /** Whether no plan ends earlier. With courts of the same hours that is proven. */
  isShortest: boolean;
}

/**
 * The plan of a tournament's matches, as short as can be, then with waiting as equal as can be (decisions/0146-the-engine-of-tournaments.md).
 * @param matches - those that are still to be played
 */
export function planMatches(matches: readonly Match[], setup: Setup): Plan {
  const problem = problemOf(matches, setup);
  const { progress, bound, isShortest } = shortest(problem);
  evenWaiting(problem, progress);
  const slots = matches.flatMap(({ id }, index): Slot[] => {
    const [start = Number.NaN, court] = [progress.starts[index], setup.courts[progress.courts[index] ?? -1]];
    return court ? [{ match: id, court: court.id, start, duties: [] }] : [];
  });
  const placed = new Set(slots.map(({ match }) => match));
  return {
    slots: withDuties(matches, inOrder(slots, setup), setup),
    unplaced: matches.map(({ id }) => id).filter((id) => !placed.has(id)),
    end: Math.max(0, ...slots.map(({ start }) => start + setup.matchMinutes)),
    bound,
    isShortest,
  };
}

/** A plan whose matches were put by hand, with the duties that still fit, and new ones for the others. */
export function planByHand(matches: readonly Match[], given: readonly Slot[], setup: Setup): Plan {
  const bound = boundOf(problemOf(matches, setup));
  const slots = inOrder(withDuties(matches, inOrder(given, setup), setup), setup);
  const placed = new Set(slots.map(({ match }) => match));
  const end = Math.max(0, ...slots.map(({ start }) => start + setup.matchMinutes));
  const unplaced = matches.map(({ id }) => id).filter((id) => !placed.has(id));
  return { slots, unplaced, end, bound, isShortest: unplaced.length === 0 && end <= bound };
}
