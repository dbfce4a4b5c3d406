import { expect, test } from 'vitest';
import { auditPlan } from './audit-plan.ts';
import { singleElimination } from './elimination.ts';
import { team } from './matches.ts';
import type { Duty, Setup, Slot } from './timetable.ts';

const { matches } = singleElimination(['a', 'b', 'c', 'd']);
const setup: Setup = {
  courts: [
    { id: 'c1', hours: [{ from: 0, to: 200 }] },
    { id: 'c2', hours: [{ from: 0, to: 100 }] },
  ],
  matchMinutes: 20,
  restMinutes: 10,
  roles: [],
};

/** The first semi-final (a–d), the second (b–c), the final and the match for the third place, which can be planned like this. */
const good: Record<string, Slot> = {
  one: { match: 'K1-1-1', court: 'c1', start: 0, duties: [] },
  two: { match: 'K1-1-2', court: 'c2', start: 0, duties: [] },
  third: { match: 'K3-2-1', court: 'c2', start: 30, duties: [] },
  final: { match: 'K1-2-1', court: 'c1', start: 30, duties: [] },
};
const moved = (changes: Record<string, Partial<Slot> | null>): Slot[] =>
  Object.entries(good).flatMap(([name, slot]) => (changes[name] === null ? [] : [{ ...slot, ...changes[name] }]));

test('a plan without conflicts', () => expect(auditPlan(matches, moved({}), setup)).toEqual([]));

test.each<[string, Record<string, Partial<Slot> | null>, object[]]>([
  ['a match is missing', { third: null }, [{ code: 'match_missing', match: 'K3-2-1' }]],
  ['an unknown court', { third: { court: 'c9' } }, [{ code: 'court_unknown', match: 'K3-2-1', court: 'c9' }]],
  [
    'a court that is closed, and a final before another match',
    { third: { start: 90 } },
    [
      { code: 'court_closed', match: 'K3-2-1', court: 'c2' },
      { code: 'final_not_last', match: 'K1-2-1' },
    ],
  ],
  [
    'a court that is taken',
    { two: { court: 'c1' } },
    [{ code: 'court_taken', matches: ['K1-1-1', 'K1-1-2'], court: 'c1' }],
  ],
  [
    'too short a rest',
    { two: { start: 5 } },
    [
      { code: 'rest_short', matches: ['K1-1-2', 'K3-2-1'], minutes: 5 },
      { code: 'rest_short', matches: ['K1-1-2', 'K1-2-1'], minutes: 5 },
    ],
  ],
  [
    'a match before the result it needs, of teams that still play',
    {
      final: { start: 50, court: 'c2' },
      third: { start: 10, court: 'c1' },
      one: { court: 'c2' },
      two: { court: 'c1', start: -20 },
    },
    [
      { code: 'court_closed', match: 'K1-1-2', court: 'c1' },
      { code: 'plays_twice', matches: ['K1-1-1', 'K3-2-1'] },
      { code: 'before_result', match: 'K3-2-1', needs: 'K1-1-1' },
      { code: 'final_not_first_court', match: 'K1-2-1' },
    ],
  ],
])('%s', (_, changes, conflicts) => expect(auditPlan(matches, moved(changes), setup)).toEqual(conflicts));

test('a match twice, and one that nobody knows', () => {
  const slots = [
    ...moved({}),
    { ...moved({})[0], start: 60 } as Slot,
    { match: 'x', court: 'c1', start: 120, duties: [] },
  ];
  expect(auditPlan(matches, slots, setup)).toEqual([
    { code: 'match_twice', match: 'K1-1-1' },
    { code: 'match_unknown', match: 'x' },
    { code: 'before_result', match: 'K3-2-1', needs: 'K1-1-1' },
    { code: 'before_result', match: 'K1-2-1', needs: 'K1-1-1' },
    { code: 'final_not_last', match: 'K1-2-1' },
  ]);
});

test('duties: missing, of a team that plays, twice at once, and of a loser who isn’t known yet', () => {
  const referee = (side: Duty['side']): Duty[] => [{ role: 'referee', side }];
  const slots = moved({
    one: { duties: referee(team('b')) },
    two: { start: 50, duties: referee(team('a')) },
    third: { start: 100, court: 'c1', duties: referee(team('x')) },
    final: { start: 100, court: 'c1', duties: referee({ from: { loser: 'K3-2-1' } }) },
  });
  const conflicts = auditPlan(matches, slots, { ...setup, roles: ['referee'] });
  expect(conflicts).toEqual(
    [
      { code: 'court_taken', matches: ['K3-2-1', 'K1-2-1'], court: 'c1' },
      { code: 'duty_unknown', match: 'K1-2-1', role: 'referee', needs: 'K3-2-1' },
      { code: 'duty_plays', match: 'K1-2-1', role: 'referee', other: 'K3-2-1' },
    ].map((conflict) => expect.objectContaining(conflict)),
  );
  const twice = auditPlan(
    matches,
    moved({ one: { duties: referee(team('x')) }, two: { duties: referee(team('x')) } }),
    { ...setup, roles: ['referee'] },
  );
  expect(twice).toEqual([
    { code: 'duty_missing', match: 'K3-2-1', role: 'referee' },
    { code: 'duty_missing', match: 'K1-2-1', role: 'referee' },
    { code: 'duty_twice', match: 'K1-1-1', role: 'referee', other: 'K1-1-2' },
    { code: 'duty_twice', match: 'K1-1-2', role: 'referee', other: 'K1-1-1' },
  ]);
});
