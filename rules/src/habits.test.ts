import { describe, expect, test } from 'vitest';
import { habitsOf, preferSaid, shareOf, type WeekPart, weekPartOf, weeksInARow } from './habits.ts';
import type { Sport } from './sports.ts';

test.each([
  ['2026-11-23T10:59:00Z', 'weekdayMorning'],
  ['2026-11-23T11:00:00Z', 'weekdayAfternoon'],
  ['2026-11-23T15:59:00Z', 'weekdayAfternoon'],
  ['2026-11-23T16:00:00Z', 'weekdayEvening'],
  ['2026-11-27T23:30:00Z', 'weekdayEvening'],
  ['2026-11-29T09:00:00Z', 'weekendMorning'],
  ['2026-11-24T04:59:00Z', 'weekdayEvening'],
  ['2026-11-24T05:00:00Z', 'weekdayMorning'],
  ['2026-11-29T12:00:00Z', 'weekendAfternoon'],
  ['2026-11-29T19:00:00Z', 'weekendEvening'],
  ['2026-11-29T23:30:00Z', 'weekendEvening'],
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
});

describe('how usual something is', () => {
  const { sports: played } = habitsOf([evening, evening, saturday]);
  test.each([
    ['Volleyball', 1],
    ['Futsal', 1 / 2],
    ['Basketball', 0],
  ] as const)('%s: %d', (sport, share) => expect(shareOf(played, sport)).toBeCloseTo(share));

  test('where nothing is known everything is', () => {
    expect(shareOf(habitsOf([]).sports, 'Futsal')).toBe(1);
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
