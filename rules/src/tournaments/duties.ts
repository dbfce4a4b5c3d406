import { keyOf, type Match, neededFor, type Side } from './matches.ts';
import { sharingOf } from './may-share.ts';
import type { Duty, Setup, Slot } from './timetable.ts';

/**
 * Gives each match its referee and crews, from sides that don't play then: a team, the loser of an earlier match, or a rank of a group that is over.
 * Whoever had the fewest duties comes first, then whoever has just played or plays next, as they are there. Duties that still fit stay; where nobody
 * is left a duty is missing, which the audit names.
 */
export function withDuties(matches: readonly Match[], slots: readonly Slot[], setup: Setup): Slot[] {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const { same } = sharingOf(matches);
  const given: { start: number; side: Side }[] = [];
  const counts = new Map<string, number>();
  const candidates = setup.roles.length > 0 ? candidatesOf(matches, slots, setup) : [];
  const playing = slots.flatMap(({ match, start }) => (byId.get(match)?.sides ?? []).map((side) => ({ start, side })));
  const isAtOnce = (start: number) => (other: { start: number }) => Math.abs(other.start - start) < setup.matchMinutes;

  return slots
    .toSorted((a, b) => a.start - b.start)
    .map((slot) => {
      const duties: Duty[] = [];
      const around = playing.filter(isAtOnce(slot.start));
      for (const role of setup.roles) {
        const busy = [...around, ...given.filter(isAtOnce(slot.start))];
        const isFree = ({ side, from }: Candidate) =>
          from <= slot.start && !busy.some((other) => same(other.side, side));
        const before = slot.duties.find((duty) => duty.role === role);
        const kept = candidates.find(({ side }) => before && keyOf(side) === keyOf(before.side));
        const free = kept && isFree(kept) ? [kept] : candidates.filter(isFree);
        const [best] = free
          .map(({ side, starts }) => ({
            side,
            duties: counts.get(keyOf(side)) ?? 0,
            away: Math.min(...starts.map((start) => Math.abs(start - slot.start))),
          }))
          .toSorted((a, b) => a.duties - b.duties || a.away - b.away);
        if (!best) continue;
        counts.set(keyOf(best.side), best.duties + 1);
        given.push({ start: slot.start, side: best.side });
        duties.push({ role, side: best.side });
      }
      return { ...slot, duties };
    });
}

interface Candidate {
  side: Side;
  /** From when it is known who that is. */
  from: number;
  /** When it plays, or played last. */
  starts: number[];
}

function candidatesOf(matches: readonly Match[], slots: readonly Slot[], setup: Setup): Candidate[] {
  const starts = new Map(slots.map(({ match, start }) => [match, start]));
  const losers = matches.filter(({ group }) => group === null).map(({ id }): Side => ({ from: { loser: id } }));
  const sides = [
    ...matches.flatMap((match) => match.sides.filter((side) => !('from' in side && 'winner' in side.from))),
    ...losers,
  ];
  const unique = new Map(sides.map((side) => [keyOf(side), side]));
  return [...unique.values()].flatMap((side): Candidate[] => {
    const needed = neededFor(side, matches).map((id) => starts.get(id));
    const known = needed.filter((start) => start !== undefined);
    // Who a match that isn't planned brings, nobody can count on.
    if (known.length < needed.length) return [];
    const own = matches
      .filter((match) => match.sides.some((each) => keyOf(each) === keyOf(side)))
      .flatMap(({ id }) => starts.get(id) ?? []);
    return [
      { side, from: Math.max(0, ...known.map((start) => start + setup.matchMinutes)), starts: [...own, ...known] },
    ];
  });
}
