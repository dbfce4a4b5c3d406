import { isFinal, type Match, neededBy, neededFor } from './matches.ts';
import { sharingOf } from './may-share.ts';
import { endOf, isOpen, type Setup, type Slot } from './timetable.ts';

/** What is wrong with a plan, with the ids of the matches; of two matches the earlier one is named first. Minutes are those that lack. */
export type Conflict =
  | { code: 'match_missing' | 'match_unknown' | 'match_twice'; match: string }
  | { code: 'court_unknown' | 'court_closed'; match: string; court: string }
  | { code: 'court_taken'; matches: [string, string]; court: string }
  | { code: 'plays_twice'; matches: [string, string] }
  | { code: 'rest_short'; matches: [string, string]; minutes: number }
  | { code: 'before_result'; match: string; needs: string }
  | { code: 'final_not_last' | 'final_not_first_court'; match: string }
  | { code: 'duty_missing'; match: string; role: string }
  | { code: 'duty_plays' | 'duty_twice'; match: string; role: string; other: string }
  | { code: 'duty_unknown'; match: string; role: string; needs: string };

/**
 * Every conflict of a plan, also of one that was moved by hand; a plan is kept only if there are none.
 * @param matches - those that are still to be played
 */
export function auditPlan(matches: readonly Match[], slots: readonly Slot[], setup: Setup): Conflict[] {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const planned = slots
    .flatMap((slot) => {
      const match = byId.get(slot.match);
      return match ? [{ slot, match }] : [];
    })
    .toSorted((a, b) => a.slot.start - b.slot.start);
  return [
    ...auditMatches(matches, slots, byId),
    ...auditCourts(slots, setup),
    ...auditPairs(matches, planned, setup),
    ...auditResults(matches, planned, setup),
    ...auditFinals(planned, setup),
    ...auditDuties(matches, planned, setup),
  ];
}

interface Planned {
  slot: Slot;
  match: Match;
}

function auditMatches(matches: readonly Match[], slots: readonly Slot[], byId: ReadonlyMap<string, Match>): Conflict[] {
  const counts = new Map<string, number>();
  for (const { match } of slots) counts.set(match, (counts.get(match) ?? 0) + 1);
  return [
    ...matches.filter(({ id }) => !counts.has(id)).map(({ id }): Conflict => ({ code: 'match_missing', match: id })),
    ...[...counts].flatMap(([match, count]): Conflict[] => [
      ...(byId.has(match) ? [] : [{ code: 'match_unknown', match } as const]),
      ...(count > 1 ? [{ code: 'match_twice', match } as const] : []),
    ]),
  ];
}

function auditCourts(slots: readonly Slot[], { courts, matchMinutes }: Setup): Conflict[] {
  return slots.flatMap(({ match, court, start }): Conflict[] => {
    const own = courts.find(({ id }) => id === court);
    if (!own) return [{ code: 'court_unknown', match, court }];
    return isOpen(own, start, matchMinutes) ? [] : [{ code: 'court_closed', match, court }];
  });
}

/** Two matches at once on a court, or of a team, or without its rest between them. */
function auditPairs(matches: readonly Match[], planned: readonly Planned[], setup: Setup): Conflict[] {
  const { shares } = sharingOf(matches);
  return pairsWithin(planned, setup.matchMinutes + setup.restMinutes).flatMap(([one, other]): Conflict[] => {
    const both: [string, string] = [one.match.id, other.match.id];
    const between = other.slot.start - endOf(one.slot, setup);
    const conflicts: Conflict[] = [];
    if (between < 0 && one.slot.court === other.slot.court)
      conflicts.push({ code: 'court_taken', matches: both, court: one.slot.court });
    if (one.match === other.match || between >= setup.restMinutes || !shares(one.match, other.match)) return conflicts;
    if (between < 0) return [...conflicts, { code: 'plays_twice', matches: both }];
    return [...conflicts, { code: 'rest_short', matches: both, minutes: setup.restMinutes - between }];
  });
}

/** All that begin less than so many minutes after one another, in the order of their beginning. */
function pairsWithin(planned: readonly Planned[], minutes: number): [Planned, Planned][] {
  const pairs: [Planned, Planned][] = [];
  for (const [index, one] of planned.entries())
    for (const other of planned.slice(index + 1)) {
      if (other.slot.start - one.slot.start >= minutes) break;
      pairs.push([one, other]);
    }
  return pairs;
}

function auditResults(matches: readonly Match[], planned: readonly Planned[], setup: Setup): Conflict[] {
  const ends = new Map(planned.map(({ slot }) => [slot.match, endOf(slot, setup)]));
  return planned.flatMap(({ match, slot }) =>
    neededBy(match, matches)
      .filter((id) => (ends.get(id) ?? 0) > slot.start)
      .map((needs): Conflict => ({ code: 'before_result', match: match.id, needs })),
  );
}

/** A final begins after all others, on the first court. */
function auditFinals(planned: readonly Planned[], { courts }: Setup): Conflict[] {
  const last = Math.max(...planned.filter(({ match }) => !isFinal(match)).map(({ slot }) => slot.start));
  return planned
    .filter(({ match }) => isFinal(match))
    .flatMap(({ match: { id }, slot }): Conflict[] => [
      ...(slot.start < last ? [{ code: 'final_not_last', match: id } as const] : []),
      ...(slot.court === courts[0]?.id ? [] : [{ code: 'final_not_first_court', match: id } as const]),
    ]);
}

function auditDuties(matches: readonly Match[], planned: readonly Planned[], setup: Setup): Conflict[] {
  const { same } = sharingOf(matches);
  const ends = new Map(planned.map(({ slot }) => [slot.match, endOf(slot, setup)]));
  const missing = planned.flatMap(({ match, slot }) =>
    setup.roles
      .filter((role) => !slot.duties.some((duty) => duty.role === role))
      .map((role): Conflict => ({ code: 'duty_missing', match: match.id, role })),
  );
  const others = (own: Planned) =>
    planned.filter((each) => Math.abs(each.slot.start - own.slot.start) < setup.matchMinutes);
  const given = planned.flatMap((own) =>
    own.slot.duties.flatMap((duty, index): Conflict[] => {
      const named = { match: own.match.id, role: duty.role };
      const needs = neededFor(duty.side, matches);
      return [
        ...needs
          .filter((id) => (ends.get(id) ?? Number.POSITIVE_INFINITY) > own.slot.start)
          .map((id): Conflict => ({ code: 'duty_unknown', ...named, needs: id })),
        ...others(own)
          .filter(({ match }) => match.sides.some((side) => same(side, duty.side)))
          .map(({ match }): Conflict => ({ code: 'duty_plays', ...named, other: match.id })),
        ...others(own)
          .filter(({ slot }) =>
            slot.duties.some((each, at) => (slot !== own.slot || at < index) && same(each.side, duty.side)),
          )
          .map(({ match }): Conflict => ({ code: 'duty_twice', ...named, other: match.id })),
      ];
    }),
  );
  return [...missing, ...given];
}
