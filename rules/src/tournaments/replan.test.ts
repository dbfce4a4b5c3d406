import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditPlan } from './audit-plan.ts';
import { singleElimination } from './elimination.ts';
import { planMatches } from './plan.ts';
import { someTeams } from './play-out.ts';
import { type Mishap, replanned } from './replan.ts';
import { roundRobin } from './round-robin.ts';
import type { Setup } from './timetable.ts';

const setup: Setup = {
  courts: ['c1', 'c2', 'c3'].map((id) => ({ id, hours: [{ from: 0, to: 2000 }] })),
  matchMinutes: 20,
  restMinutes: 10,
  roles: [],
};
const { matches } = singleElimination(someTeams(8), 'all');
const { slots } = planMatches(matches, setup);
/** At minute 25: the first round's matches that ended by then are over. */
const over = new Set(slots.filter(({ start }) => start + 20 <= 25).map(({ match }) => match));
const today = { matches, slots, setup, over, now: 25 };

test('late by 20 minutes: what follows on all courts begins 20 minutes later, and nothing else changes', () => {
  const { slots: after, moves } = replanned(today, { kind: 'late', courts: ['c1', 'c2', 'c3'], minutes: 20 });
  for (const slot of slots) {
    const now = after.find(({ match }) => match === slot.match);
    expect(now?.court).toBe(slot.court);
    expect(now?.start).toBe(slot.start <= 25 ? slot.start : slot.start + 20);
  }
  expect(moves.map(({ match }) => match).toSorted()).toEqual(
    slots
      .filter(({ start }) => start > 25)
      .map(({ match }) => match)
      .toSorted(),
  );
});

test('a court that is lost: its matches go to the others, the final to the first that is left', () => {
  const plan = replanned(today, { kind: 'closed', courts: ['c1'], until: null });
  expect(plan.setup.courts.map(({ id }) => id)).toEqual(['c2', 'c3', 'c1']);
  expect(plan.slots).toHaveLength(slots.length);
  expect(plan.slots.filter(({ court, match }) => court === 'c1' && !over.has(match))).toEqual([]);
  expect(plan.slots.at(-1)).toMatchObject({ match: 'K1-3-1', court: 'c2' });
  expect(auditPlan(matches, plan.slots, plan.setup)).toEqual([]);
});

test('rain: nothing is played before it is over, and what was being played is played again', () => {
  const playing = slots.filter(({ start, match }) => start <= 25 && !over.has(match));
  const plan = replanned(today, { kind: 'closed', courts: ['c1', 'c2', 'c3'], until: 90 });
  expect(plan.slots.filter(({ match }) => !over.has(match)).every(({ start }) => start >= 90)).toBe(true);
  expect(plan.moves.map(({ match }) => match)).toEqual(expect.arrayContaining(playing.map(({ match }) => match)));
  expect(auditPlan(matches, plan.slots, plan.setup)).toEqual([]);
});

test('what no court has time for moves to null, with whatever needs its result', () => {
  const short = { ...setup, courts: setup.courts.map((court) => ({ ...court, hours: [{ from: 0, to: 130 }] })) };
  const plan = replanned({ ...today, setup: short }, { kind: 'closed', courts: ['c1', 'c2', 'c3'], until: 100 });
  expect(plan.moves.filter(({ to }) => to === null).map(({ match }) => match)).toContain('K1-3-1');
  const codes = auditPlan(matches, plan.slots, plan.setup).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['match_missing']));
});

test('whatever happens whenever, no conflict comes of it, and nobody plays earlier than they were told', () => {
  const courts = fc.subarray(['c1', 'c2', 'c3'], { minLength: 1, maxLength: 2 });
  const mishap = fc.oneof(
    fc.record({ kind: fc.constant('late' as const), courts, minutes: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ kind: fc.constant('closed' as const), courts, until: fc.option(fc.integer({ min: 200, max: 400 })) }),
  );
  fc.assert(
    fc.property(mishap, fc.nat(200), fc.boolean(), (what: Mishap, now, isRoundRobin) => {
      const own = isRoundRobin ? roundRobin(someTeams(7)).matches : matches;
      const before = planMatches(own, setup).slots;
      const ended = new Set(before.filter(({ start }) => start + 20 <= now).map(({ match }) => match));
      const plan = replanned({ matches: own, slots: before, setup, over: ended, now }, what);
      expect(auditPlan(own, plan.slots, plan.setup)).toEqual([]);
      for (const { from, to } of plan.moves) expect(to?.start).toBeGreaterThanOrEqual(from.start);
    }),
  );
});

test('a match whose time passed before its teams were known is not being played', () => {
  const late = { ...today, over: new Set<string>(), now: 70 };
  const { slots: after } = replanned(late, { kind: 'late', courts: ['c1'], minutes: 5 });
  const waiting = slots.filter(({ match }) => !match.startsWith('K1-1-'));
  expect(waiting.some(({ start }) => start <= 70)).toBe(true);
  for (const { match } of waiting) expect(after.find((slot) => slot.match === match)?.start).toBeGreaterThanOrEqual(70);
});
