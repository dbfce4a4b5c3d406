import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holidayOn } from './holidays.ts';
import { daysOfPlay, type Fixture, fixturesOf } from './season.ts';

const teamsOf = ({ match }: Fixture) => match.sides.map((side) => ('team' in side ? side.team : ''));
const someTeams = (count: number) => Array.from({ length: count }, (_, index) => `t${index + 1}`);

describe('a holiday', () => {
  test.each([
    ['2027-01-01', 'newYear'],
    ['2027-03-26', 'goodFriday'],
    ['2027-03-28', 'easter'],
    ['2027-03-29', 'easter'],
    ['2027-04-27', 'kingsDay'],
    ['2025-04-26', 'kingsDay'],
    ['2025-04-27', null],
    ['2027-05-04', 'remembrance'],
    ['2027-05-05', 'liberation'],
    ['2027-05-06', 'ascension'],
    ['2027-05-16', 'pentecost'],
    ['2027-05-17', 'pentecost'],
    ['2027-12-26', 'christmas'],
    ['2027-12-31', 'newYearsEve'],
    ['2027-01-14', null],
  ])('%s is %s', (date, holiday) => expect(holidayOn(date)).toBe(holiday));
});

describe('a season', () => {
  test('skips holidays and breaks, and goes on a week later', () => {
    expect(daysOfPlay('2026-12-17', 4, ['2027-01-07'])).toEqual([
      '2026-12-17',
      '2026-12-24',
      '2027-01-14',
      '2027-01-21',
    ]);
  });

  test('has each team once a week, each pair as often as legs, and is as often at home as away but for one', () =>
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), fc.integer({ min: 1, max: 4 }), (count, legs) => {
        const fixtures = fixturesOf({ teams: someTeams(count), legs, from: '2027-01-07', breaks: [] });
        for (const ofWeek of Map.groupBy(fixtures, ({ week }) => week).values()) {
          const playing = ofWeek.flatMap(teamsOf);
          expect(new Set(playing).size).toBe(playing.length);
          expect(new Set(ofWeek.map(({ day }) => day)).size).toBe(1);
        }
        const pairs = Map.groupBy(fixtures, (fixture) => teamsOf(fixture).toSorted().join(' '));
        expect(pairs.size).toBe((count * (count - 1)) / 2);
        for (const met of pairs.values()) expect(met).toHaveLength(legs);
        for (const id of someTeams(count)) {
          const home = fixtures.filter((fixture) => teamsOf(fixture)[0] === id).length;
          const away = fixtures.filter((fixture) => teamsOf(fixture)[1] === id).length;
          expect(Math.abs(home - away)).toBeLessThanOrEqual(1);
        }
      }),
    ));

  test('gives each pair both sides in two legs', () => {
    const fixtures = fixturesOf({ teams: someTeams(6), legs: 2, from: '2027-01-07', breaks: [] });
    const asSaid = new Set(fixtures.map((fixture) => teamsOf(fixture).join(' ')));
    expect(asSaid.size).toBe(30);
  });
});
