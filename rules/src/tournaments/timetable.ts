import type { Match, Side } from './matches.ts';

/** When and where matches are played. All times are minutes from the beginning of the tournament's first day, so days are hours 24 apart. */

export interface Court {
  id: string;
  /** When it may be used, in order. */
  hours: readonly { from: number; to: number }[];
}

export interface Setup {
  /** The first one is that of the finals. */
  courts: readonly Court[];
  /** What a match takes of its court, in minutes, with the change to the next one. */
  matchMinutes: number;
  /** How long a team rests at least between two matches. */
  restMinutes: number;
  /** What teams that don't play do at each match, such as a referee and a table crew; each is a team of its own. */
  roles: readonly string[];
}

export interface Duty {
  role: string;
  /** Who does it: a team, or whoever loses an earlier match or takes a rank. */
  side: Side;
}

/** A match in a plan. */
export interface Slot {
  match: string;
  court: string;
  start: number;
  duties: readonly Duty[];
}

export const endOf = ({ start }: Pick<Slot, 'start'>, { matchMinutes }: Setup): number => start + matchMinutes;

/** The first moment from `at` at which a court is open for a whole match; infinite if there is none. */
export function openFrom({ hours }: Court, at: number, matchMinutes: number): number {
  for (const { from, to } of hours) {
    const start = Math.max(at, from);
    if (start + matchMinutes <= to) return start;
  }
  return Number.POSITIVE_INFINITY;
}

export const isOpen = (court: Court, start: number, matchMinutes: number): boolean =>
  openFrom(court, start, matchMinutes) === start;

/** In the order in which they begin; at the same time in that of the courts. */
export function inOrder<Placed extends Pick<Slot, 'start' | 'court'>>(
  slots: readonly Placed[],
  { courts }: Setup,
): Placed[] {
  const place = new Map(courts.map(({ id }, index) => [id, index]));
  return slots.toSorted((a, b) => a.start - b.start || (place.get(a.court) ?? 0) - (place.get(b.court) ?? 0));
}

/** How long each team waits between its matches, in minutes, the gaps in order: of teams that are known. */
export function waits(matches: readonly Match[], slots: readonly Slot[], setup: Setup): Map<string, number[]> {
  const starts = new Map(slots.map(({ match, start }) => [match, start]));
  const ofTeams = new Map<string, number[]>();
  for (const { id, sides } of matches)
    for (const side of sides) {
      const start = starts.get(id);
      if ('team' in side && start !== undefined) ofTeams.set(side.team, [...(ofTeams.get(side.team) ?? []), start]);
    }
  return new Map(
    [...ofTeams].map(([team, unsorted]) => {
      const own = unsorted.toSorted((a, b) => a - b);
      return [team, own.slice(1).map((start, index) => start - (own[index] ?? 0) - setup.matchMinutes)];
    }),
  );
}
