import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestRun } from './habits.ts';
import { figuresOf, percentsOf, type PlayedGame, yearsOf } from './years.ts';

const game = (startsAt: string, more: Partial<PlayedGame> = {}): PlayedGame => ({
  name: startsAt,
  sport: 'Volleyball',
  startsAt: new Date(startsAt),
  minutes: 90,
  latitude: 52.09,
  longitude: 5.12,
  ...more,
});

describe('the years that have a poster', () => {
  const games = [
    ...['2025-03-01', '2025-03-08', '2025-06-01'].map((day) => game(`${day}T19:00Z`)),
    ...['2026-01-01', '2026-02-01', '2026-03-01'].map((day) => game(`${day}T19:00Z`)),
    ...['2024-01-01', '2024-02-01'].map((day) => game(`${day}T19:00Z`)),
  ];
  test.each([
    ['2026-11-30T22:59:59Z', [2025]],
    ['2026-11-30T23:00:00Z', [2026, 2025]],
    ['2027-01-01T00:00:00Z', [2026, 2025]],
  ])('at %s: %j', (now, years) => expect(yearsOf(games, new Date(now)).map(({ year }) => year)).toEqual(years));

  test('go by the days of Amsterdam', () => {
    const night = ['2025-12-31T22:30Z', '2025-12-31T23:00Z', '2025-12-31T23:30Z', '2025-12-31T23:45Z'];
    const [year] = yearsOf(
      night.map((at) => game(at)),
      new Date('2027-01-01T00:00Z'),
    );
    expect(year).toMatchObject({ year: 2026, games: { length: 3 } });
  });
});

test('the figures of a year', () => {
  const last = game('2026-10-01T19:00Z', { sport: 'Football', latitude: 51.9 });
  const first = game('2026-01-05T19:00Z');
  expect(figuresOf([last, game('2026-01-12T19:00Z', { minutes: 120 }), first])).toEqual({
    games: 3,
    hours: 5,
    bestRun: 2,
    sports: [
      { sport: 'Volleyball', games: 2, percent: 67 },
      { sport: 'Football', games: 1, percent: 33 },
    ],
    venues: [
      { latitude: 52.09, longitude: 5.12 },
      { latitude: 51.9, longitude: 5.12 },
    ],
    first,
    last,
  });
  expect(figuresOf([])).toBeNull();
});

test.each([
  [[], 0],
  [['2026-11-21'], 1],
  [['2026-11-16', '2026-11-22'], 1],
  [['2026-11-22', '2026-11-23'], 2],
  [['2026-01-05', '2026-01-12', '2026-02-02', '2026-02-09', '2026-02-16'], 3],
  [['2025-12-29', '2026-01-05'], 2],
])('the longest run of %j is %i weeks', (dates, weeks) => expect(longestRun(dates)).toBe(weeks));

test('percents sum to 100, and none is further than one from its share', () => {
  assert(
    property(array(integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 }), (counts) => {
      const sum = counts.reduce((total, count) => total + count, 0);
      const percents = percentsOf(counts);
      expect(percents.reduce((total, percent) => total + percent, 0)).toBe(100);
      for (const [index, count] of counts.entries())
        expect(Math.abs((percents[index] ?? 0) - (count * 100) / sum)).toBeLessThan(1);
    }),
  );
  expect(percentsOf([0, 0])).toEqual([0, 0]);
});
