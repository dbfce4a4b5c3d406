import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bestFitting,
  fitOf,
  habitsOf,
  preferSaid,
  type WeekPart,
  weekPartOf,
  weekParts,
  weeksInARow,
} from './habits.ts';
import { type Sport, sports } from './sports.ts';

test.each([
  ['2026-11-23T10:59:00Z', 'weekdayMorning'],
  ['2026-11-23T11:00:00Z', 'weekdayAfternoon'],
  ['2026-11-23T15:59:00Z', 'weekdayAfternoon'],
  ['2026-11-23T16:00:00Z', 'weekdayEvening'],
  ['2026-11-27T23:30:00Z', 'weekendMorning'],
  ['2026-11-29T09:00:00Z', 'weekendMorning'],
  ['2026-11-29T12:00:00Z', 'weekendAfternoon'],
  ['2026-11-29T19:00:00Z', 'weekendEvening'],
  ['2026-11-29T23:30:00Z', 'weekdayMorning'],
])('%s is in the part of the week %s of Amsterdam', (instant, part) => {
  expect(weekPartOf(new Date(instant))).toBe(part);
});

const evening = { sport: 'Volleyball' as const, startsAt: new Date('2026-11-23T19:00:00Z') };
const saturday = { sport: 'Futsal' as const, startsAt: new Date('2026-11-28T11:00:00Z') };

describe('what somebody says comes before what they played', () => {
  const played = habitsOf([evening, evening, saturday]);
  const said = (sports: Sport[], hours: WeekPart[]) => preferSaid({ sports, hours }, played);
  test.each([
    ['nothing', said([], []), played],
    ['sports alone', said(['Basketball'], []), { sports: { Basketball: 1 }, parts: played.parts }],
    ['hours alone', said([], ['weekendMorning']), { sports: played.sports, parts: { weekendMorning: 1 } }],
  ])('%s', (_, habits, expected) => expect(habits).toEqual(expected));

  test('a game of a liked sport at a good hour fits wholly, and none fits better', () => {
    const game = fc.record({
      sport: fc.constantFrom(...sports),
      startsAt: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
    });
    fc.assert(
      fc.property(game, game, fc.subarray(sports), fc.subarray([...weekParts]), (one, other, liked, hours) => {
        const habits = said([...liked, one.sport], [...hours, weekPartOf(one.startsAt)]);
        expect(fitOf(one, habits)).toBe(1);
        expect(fitOf(other, habits)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('what fits somebody', () => {
  const habits = habitsOf([evening, evening, saturday]);
  test.each([
    [evening, 1],
    [{ ...evening, sport: 'Futsal' as const }, 2 / 3],
    [{ ...evening, sport: 'Basketball' as const }, 1 / 3],
    [{ ...saturday, sport: 'Basketball' as const }, 1 / 6],
  ])('%j: %d', (game, fit) => expect(fitOf(game, habits)).toBeCloseTo(fit));

  test('without habits everything fits, so that the order stays', () => {
    expect(bestFitting([saturday, evening], habitsOf([]), 5)).toEqual([saturday, evening]);
  });

  test('the best are a part of what is given, none twice, the best first', () => {
    const games = fc.array(
      fc.record({
        sport: fc.constantFrom(...sports),
        startsAt: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
      }),
    );
    fc.assert(
      fc.property(games, games, fc.nat(8), (past, coming, most) => {
        const known = habitsOf(past);
        const best = bestFitting(coming, known, most);
        expect(best).toHaveLength(Math.min(most, coming.length));
        expect(new Set(best).size).toBe(best.length);
        const fits = best.map((game) => fitOf(game, known));
        expect(fits).toEqual(fits.toSorted((a, b) => b - a));
        expect(fits.every((fit) => fit >= 0 && fit <= 1)).toBe(true);
      }),
    );
  });
});

describe('weeks in a row', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  test.each([
    [[], 0],
    [['2026-11-23'], 1],
    [['2026-11-22'], 1],
    [['2026-11-15'], 0],
    [['2026-11-24', '2026-11-23', '2026-11-16', '2026-11-15'], 3],
    [['2026-11-22', '2026-11-16', '2026-11-02'], 1],
    [['2026-11-24', '2026-11-10'], 1],
  ])('%j: %i', (dates, weeks) => expect(weeksInARow(dates, now)).toBe(weeks));
});
