import { isReady, type State } from './advance.ts';
import { isFinal, type Match } from './matches.ts';
import { type Court, openFrom, type Setup } from './timetable.ts';

/** A tournament that is played from a queue: the next match goes to the next free court. */
export interface Queue {
  /** All matches, in the order in which they are to be called. */
  matches: readonly Match[];
  state: State;
  setup: Setup;
  /** The ids of those that are being played. */
  playing: ReadonlySet<string>;
  /** When each team ended its last match, in minutes. */
  lastEnded: ReadonlyMap<string, number>;
}

/**
 * The match that a free court takes next, and from when: the first of the queue whose teams are known, don't play and have rested by `now`, else
 * the one that can begin first. Null if every match waits for a result, or the court's hours are over.
 */
export function nextMatch(queue: Queue, court: Court, now: number): { match: string; start: number } | null {
  const { matches, state, setup, playing, lastEnded } = queue;
  const busy = new Set([...playing].flatMap((id) => state.teams.get(id) ?? []));
  const isToCome = ({ id }: Match) => !state.results.has(id) && !state.notNeeded.has(id) && !playing.has(id);
  const isTimeForFinals = matches.every((match) => isFinal(match) || !isToCome(match));
  const ready = matches
    .filter((match) => isReady(match, state) && isToCome(match) && (isTimeForFinals || !isFinal(match)))
    .map((match) => ({ match: match.id, teams: state.teams.get(match.id) ?? [] }))
    .filter(({ teams }) => teams.every((id) => !busy.has(id)))
    .map(({ match, teams }) => {
      const rested = teams.map((id) => (lastEnded.get(id ?? '') ?? Number.NEGATIVE_INFINITY) + setup.restMinutes);
      return { match, start: openFrom(court, Math.max(now, ...rested), setup.matchMinutes) };
    })
    .filter(({ start }) => start < Number.POSITIVE_INFINITY);
  return ready.reduce<{ match: string; start: number } | null>(
    (best, each) => (best === null || each.start < best.start ? each : best),
    null,
  );
}
