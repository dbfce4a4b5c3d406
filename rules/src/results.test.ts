import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Bout,
  captainsOf,
  isSetOver,
  mayConfirmResult,
  mayEnterResult,
  outcomesOf,
  type Part,
  refuseBouts,
  refuseResultNow,
  scoreOf,
  standsAt,
  tallies,
  timeOfResult,
} from './results.ts';

const at = (time: string) => new Date(`2026-03-10T${time}Z`);
const game = { status: 'confirmed', startsAt: at('18:00'), endsAt: at('19:30') } as const;
const between = (one: string, other: string, ...parts: Part[]): Bout => ({ sides: [one, other], parts });

test.each<[Part, boolean]>([
  [[25, 20], true],
  [[25, 24], false],
  [[26, 24], true],
  [[27, 24], false],
  [[21, 19], true],
  [[22, 20], true],
  [[15, 3], true],
  [[16, 14], true],
  [[20, 10], false],
  [[14, 12], false],
  [[0, 0], false],
  [[24, 26], true],
])('a set of %j is over: %s', (part, isOver) => {
  expect(isSetOver(part)).toBe(isOver);
});

test('a bout ends in its goals, or in the sets that were over', () => {
  expect(scoreOf({ parts: [[5, 3]] }, 'goals')).toEqual([5, 3]);
  expect(scoreOf({ parts: [[25, 20], [22, 25], [25, 23], [12, 9]] }, 'sets')).toEqual([2, 1]); // prettier-ignore
});

describe('bouts are refused', () => {
  const teams = ['red', 'blue'];
  test.each([
    ['with a team of another game', [between('red', 'white', [1, 0])], { code: 'result_teams' }],
    ['of a team with itself', [between('red', 'red', [1, 0])], { code: 'result_teams' }],
    ['of two teams twice', [between('red', 'blue', [1, 0]), between('blue', 'red', [1, 0])], { code: 'result_teams' }],
    ['with goals of two halves', [between('red', 'blue', [1, 0], [2, 0])], { code: 'result_teams' }],
    ['never when they are of its teams', [between('blue', 'red', [0, 0])], null],
    ['never when nobody played', [], null],
  ])('%s', (_, bouts, refusal) => {
    expect(refuseBouts(bouts, { teams, counting: 'goals' })).toEqual(refusal);
  });

  test('with a set that was not over before the last', () => {
    const ask = (...parts: Part[]) => refuseBouts([between('red', 'blue', ...parts)], { teams, counting: 'sets' });
    expect(ask([25, 20], [24, 20], [25, 10])).toEqual({ code: 'set_not_over', set: 2 });
    expect(ask([25, 20], [24, 20])).toBeNull();
  });
});

describe('what a game was for its teams', () => {
  test('of three teams that took turns', () => {
    const bouts = [between('red', 'blue', [2, 1]), between('blue', 'white', [1, 1]), between('white', 'red', [3, 0])];
    expect(Object.fromEntries(tallies(bouts, 'goals'))).toEqual({
      red: { won: 1, drew: 0, lost: 1 },
      blue: { won: 0, drew: 1, lost: 1 },
      white: { won: 1, drew: 1, lost: 0 },
    });
    expect(Object.fromEntries(outcomesOf(bouts, 'goals'))).toEqual({ white: 'won', red: 'lost', blue: 'lost' });
  });

  const team = fc.constantFrom('a', 'b', 'c', 'd');
  const bout = fc
    .record({ one: team, other: team, parts: fc.tuple(fc.nat(9), fc.nat(9)) })
    .filter(({ one, other }) => one !== other)
    .map(({ one, other, parts }) => between(one, other, parts));

  test('somebody won alone, or several drew, and it makes no difference who is named first', () => {
    fc.assert(
      fc.property(fc.array(bout, { minLength: 1, maxLength: 12 }), (bouts) => {
        const outcomes = outcomesOf(bouts, 'goals');
        const count = (sought: string) => [...outcomes.values()].filter((one) => one === sought).length;
        expect(count('won') === 1 ? count('drew') === 0 : count('won') === 0 && count('drew') >= 2).toBe(true);
        const turned = bouts.map(({ sides: [one, other], parts: [part] }) =>
          between(other, one, [part?.[1] ?? 0, part?.[0] ?? 0]),
        );
        expect(new Map(outcomesOf(turned.toReversed(), 'goals'))).toEqual(outcomes);
      }),
    );
  });

  test('as many bouts are won as are lost', () => {
    fc.assert(
      fc.property(fc.array(bout, { maxLength: 12 }), (bouts) => {
        const all = [...tallies(bouts, 'goals').values()];
        const sum = (of: 'won' | 'lost' | 'drew') => all.reduce((total, one) => total + one[of], 0);
        expect(sum('won')).toBe(sum('lost'));
        expect(sum('won') + sum('drew') / 2).toBe(bouts.length);
      }),
    );
  });
});

test.each([
  ['before its start', game, '17:59', 'result_not_yet'],
  ['from its start on', game, '18:00', null],
  ['of a cancelled game', { ...game, status: 'cancelled' as const }, '18:30', 'game_cancelled'],
])('a result is entered %s: %#', (_, of, time, refusal) => {
  expect(refuseResultNow(of, at(time))).toBe(refusal);
});

test('a week after the end it is too late', () => {
  expect(refuseResultNow(game, new Date('2026-03-17T19:30Z'))).toBeNull();
  expect(refuseResultNow(game, new Date('2026-03-17T19:30:01Z'))).toBe('result_too_late');
});

test('a phone’s clock counts between the start and now', () => {
  expect(timeOfResult(game, at('17:00'), at('19:00'))).toEqual(at('18:00'));
  expect(timeOfResult(game, at('18:40'), at('19:00'))).toEqual(at('18:40'));
  expect(timeOfResult(game, at('20:00'), at('19:00'))).toEqual(at('19:00'));
});

test('a result stands once it is confirmed, or after a day', () => {
  expect(standsAt({ enteredAt: at('19:30'), confirmedAt: at('19:40') })).toEqual(at('19:40'));
  expect(standsAt({ enteredAt: at('19:30'), confirmedAt: null })).toEqual(new Date('2026-03-11T19:30Z'));
});

test('the member of a team who joined first speaks for it, unless that is a guest', () => {
  const player = (id: string, teamId: string | null, isGuest = false) => ({ id, teamId, isGuest });
  const players = [player('a', null), player('b', 'red', true), player('c', 'red'), player('d', 'blue'), player('e', 'red')]; // prettier-ignore
  expect([...captainsOf(players)]).toEqual([
    ['red', 'c'],
    ['blue', 'd'],
  ]);
});

describe('who', () => {
  const captain = (team: string) => ({ leads: false, team, isCaptain: true });
  const player = { leads: false, team: 'red', isCaptain: false };
  const host = { leads: true, team: null, isCaptain: false };
  const entered = (side: string | null, stands = false) => ({ side, stands });

  test.each([
    ['a captain', captain('red'), null, true],
    ['another player', player, null, false],
    ['a captain, over what waits', captain('blue'), entered('red'), true],
    ['a captain, over what stands', captain('blue'), entered('red', true), false],
    ['the host, over what stands', host, entered('red', true), true],
  ])('enters a result: %s', (_, person, before, may) => {
    expect(mayEnterResult(person, before)).toBe(may);
  });

  test.each([
    ['the other captain', captain('blue'), entered('red'), true],
    ['the captain who entered it', captain('red'), entered('red'), false],
    ['another player', player, entered('blue'), false],
    ['a captain, what the host entered', captain('red'), entered(null), true],
    ['the host, what a captain entered', host, entered('red'), true],
    ['the host, what they entered', host, entered(null), false],
    ['a host who plays in the team that entered it', { ...host, team: 'red' }, entered('red'), false],
    ['nobody, what stands', captain('blue'), entered('red', true), false],
    ['nobody, when there is none', captain('blue'), null, false],
  ])('confirms one: %s', (_, person, before, may) => {
    expect(mayConfirmResult(person, before)).toBe(may);
  });
});
