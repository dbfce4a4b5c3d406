import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditPlan } from './audit-plan.ts';
import { doubleElimination } from './double-elimination.ts';
import { singleElimination } from './elimination.ts';
import { groupsThenKnockOut } from './groups.ts';
import { isFinal, type Match, neededBy, type Tournament } from './matches.ts';
import { sharingOf } from './may-share.ts';
import { planMatches } from './plan.ts';
import { someTeams } from './play-out.ts';
import { roundRobin } from './round-robin.ts';
import { type Setup, waits } from './timetable.ts';
import { everyonePlaysToTheEnd } from './to-the-end.ts';

const setupOf = (courts: number, restMinutes: number, roles: string[] = []): Setup => ({
  courts: Array.from({ length: courts }, (_, index) => ({ id: `c${index + 1}`, hours: [{ from: 0, to: 100_000 }] })),
  matchMinutes: 20,
  restMinutes,
  roles,
});

/** Whether there is any plan that ends by then: each match at any moment that lengths and rests add up to. */
function existsBy(end: number, matches: readonly Match[], { courts, matchMinutes, restMinutes }: Setup): boolean {
  const { shares } = sharingOf(matches);
  const step = restMinutes % matchMinutes === 0 ? matchMinutes : 10;
  const starts: number[] = [];
  const agrees = (at: number, start: number) =>
    starts.every((other, index) => {
      const [one, match] = [matches[index], matches[at]];
      if (!one || !match) return true;
      if (neededBy(match, matches).includes(one.id) && other + matchMinutes > start) return false;
      if (neededBy(one, matches).includes(match.id) && start + matchMinutes > other) return false;
      if (isFinal(match) && start < other) return false;
      if (isFinal(one) && other < start) return false;
      return !shares(one, match) || Math.abs(other - start) >= matchMinutes + restMinutes;
    });
  const visit = (at: number): boolean => {
    if (at === matches.length) return true;
    for (let start = 0; start + matchMinutes <= end; start += step) {
      // Of matches as long as each other, at most one a court begins within the time of one.
      const begun = [...starts, start].filter((other) => Math.abs(other - start) < matchMinutes);
      const isFree = begun.every(
        (from) => begun.filter((other) => other >= from && other < from + matchMinutes).length <= courts.length,
      );
      if (!isFree || !agrees(at, start)) continue;
      starts.push(start);
      const found = visit(at + 1);
      starts.pop();
      if (found) return true;
    }
    return false;
  };
  return visit(0);
}

describe('a small tournament', () => {
  const small: [string, Tournament][] = [
    ...[2, 3, 4].map((count): [string, Tournament] => [
      `${count} teams, all against all`,
      roundRobin(someTeams(count)),
    ]),
    ['4 teams to the end', everyonePlaysToTheEnd(someTeams(4))],
    ['6 teams, knock-out', singleElimination(someTeams(6))],
    ['4 teams, double elimination', doubleElimination(someTeams(4))],
  ];
  const setups = [1, 2, 3].flatMap((courts) => [0, 10, 20].map((rest) => setupOf(courts, rest)));

  test.each(small)('%s: no plan is shorter', (_, { matches }) => {
    for (const setup of setups) {
      const plan = planMatches(matches, setup);
      expect(auditPlan(matches, plan.slots, setup)).toEqual([]);
      expect(plan.isShortest).toBe(true);
      expect(existsBy(plan.end - 10, matches, setup)).toBe(false);
    }
  });
});

test('every plan passes the audit, whatever the format, the courts and the crews', () => {
  const anything = fc.record({
    count: fc.integer({ min: 4, max: 14 }),
    courts: fc.integer({ min: 1, max: 5 }),
    rest: fc.constantFrom(0, 10, 20, 40),
    roles: fc.constantFrom<string[][]>([], ['referee']),
    format: fc.nat(4),
  });
  fc.assert(
    fc.property(anything, ({ count, courts, rest, roles, format }) => {
      const teams = someTeams(count);
      const formats = [
        roundRobin,
        doubleElimination,
        everyonePlaysToTheEnd,
        (all: string[]) => singleElimination(all, 'all'),
        (all: string[]) => groupsThenKnockOut(all, { groups: 2, through: 2, playOffs: 'all' }),
      ];
      const { matches } = formats[format]?.(teams) ?? roundRobin(teams);
      const setup = setupOf(courts, rest, roles);
      const plan = planMatches(matches, setup);
      // Late in a knock-out there may be nobody left of whom it is known that they don't play: that alone is said.
      const conflicts = auditPlan(matches, plan.slots, setup).filter(({ code }) => code !== 'duty_missing');
      expect(conflicts).toEqual([]);
      expect(plan.unplaced).toEqual([]);
      expect(plan.end).toBeGreaterThanOrEqual(plan.bound);
    }),
    { numRuns: 20 },
  );
});

describe('64 teams on four courts', () => {
  const teams = someTeams(64);
  const formats: [string, Tournament][] = [
    ['16 groups, then a knock-out', groupsThenKnockOut(teams, { groups: 16, through: 2, playOffs: 'third' })],
    [
      '16 groups, then play-offs for all places',
      groupsThenKnockOut(teams, { groups: 16, through: 2, playOffs: 'all' }),
    ],
    ['a knock-out', singleElimination(teams)],
    ['a double elimination', doubleElimination(teams)],
    ['everyone to the end', everyonePlaysToTheEnd(teams)],
  ];

  test.each(formats)('%s: ends within a twentieth of the bound, after a second of work at most', (_, { matches }) => {
    const setup = setupOf(4, 20, ['referee']);
    const before = process.cpuUsage();
    const plan = planMatches(matches, setup);
    const { user, system } = process.cpuUsage(before);
    expect(plan.end / plan.bound).toBeLessThanOrEqual(1.05);
    expect((user + system) / 1e6).toBeLessThan(1);
    expect(auditPlan(matches, plan.slots, setup)).toEqual([]);
  });
});

describe('known competitions are planned at least as short', () => {
  test('16 volleyball teams: pools of four on a court each, in six turns with a team of the pool as referee, then two brackets of eight in four', () => {
    const { matches } = groupsThenKnockOut(someTeams(16), { groups: 4, through: 2, playOffs: 'none' });
    const pools = matches.filter(({ stage }) => stage === 'group');
    const setup = setupOf(4, 0, ['referee']);
    expect(planMatches(pools, setup).end).toBeLessThanOrEqual(6 * 20);
    const second = groupsThenKnockOut(someTeams(16), { groups: 4, through: 2, playOffs: 'all' });
    const whole = second.matches.filter(
      ({ stage, round, places }) => stage === 'group' || round === 1 || isUpper(places),
    );
    const plan = planMatches(whole, setup);
    expect(auditPlan(whole, plan.slots, setup)).toEqual([]);
    expect(plan.end).toBeLessThanOrEqual((6 + 4) * 20);
  });

  test('24 futsal teams: the groups of the World Cup of 2021, four matches a day with two days of rest, took nine days', () => {
    const day = 24 * 60;
    const { matches } = groupsThenKnockOut(someTeams(24), { groups: 6, through: 2, playOffs: 'none' });
    const groups = matches.filter(({ stage }) => stage === 'group');
    const hours = Array.from({ length: 12 }, (_, index) => ({
      from: index * day + 17 * 60,
      to: index * day + 21 * 60,
    }));
    const courts = ['Kaunas', 'Vilnius'].map((id) => ({ id, hours }));
    const setup: Setup = { courts, matchMinutes: 120, restMinutes: 2 * day, roles: [] };
    const plan = planMatches(groups, setup);
    expect(groups).toHaveLength(36);
    expect(auditPlan(groups, plan.slots, setup)).toEqual([]);
    expect(Math.ceil(plan.end / day)).toBeLessThanOrEqual(9);
  });
});

/** The upper half of a bracket of eight, whose losers play for nothing more. */
const isUpper = (places: Match['places']): boolean => places !== null && [1, 9].includes(places[0]);

test('nobody waits much longer than the others', () => {
  const setup = setupOf(2, 0);
  const { matches } = roundRobin(someTeams(8));
  const longest = [...waits(matches, planMatches(matches, setup).slots, setup).values()].map((gaps) =>
    Math.max(...gaps),
  );
  expect(Math.max(...longest)).toBeLessThanOrEqual(60);
});

test('where the hours are too short, the matches that are left over are named', () => {
  const { matches } = roundRobin(someTeams(4));
  const setup: Setup = {
    ...setupOf(1, 0),
    courts: [
      {
        id: 'c1',
        hours: [
          { from: 0, to: 50 },
          { from: 60, to: 110 },
        ],
      },
    ],
  };
  const plan = planMatches(matches, setup);
  expect(plan.slots.map(({ start }) => start)).toEqual([0, 20, 60, 80]);
  expect(plan.unplaced).toHaveLength(2);
  expect(auditPlan(matches, plan.slots, setup).map(({ code }) => code)).toEqual(['match_missing', 'match_missing']);
});

test('the final is the last match, on the first court', () => {
  const { matches } = singleElimination(someTeams(8), 'all');
  const { slots } = planMatches(matches, setupOf(4, 20));
  const final = matches.find(isFinal);
  expect(slots.find(({ match }) => match === final?.id)).toMatchObject({
    court: 'c1',
    start: Math.max(...slots.map(({ start }) => start)),
  });
});
