import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forYou, reasonsFor, type Suggested, suits, type Taste } from './for-you.ts';
import { habitsOf } from './habits.ts';
import { levels } from './finding.ts';
import { sports } from './sports.ts';

const now = new Date('2026-11-22T12:00:00Z');
const monday = new Date('2026-11-23T19:00:00Z');
const saturday = new Date('2026-11-28T11:00:00Z');
const game: Suggested = {
  sport: 'Volleyball',
  startsAt: monday,
  level: 'Intermediate',
  priceCents: 500,
  km: 4,
  playedWith: 0,
};
const taste: Taste = {
  habits: habitsOf([
    { sport: 'Volleyball', startsAt: monday },
    { sport: 'Volleyball', startsAt: monday },
    { sport: 'Futsal', startsAt: saturday },
  ]),
  scores: { Volleyball: 3.4 },
  usualCents: 500,
};
const newcomer: Taste = { habits: habitsOf([]), scores: {}, usualCents: null };

const anyGame = fc.record({
  sport: fc.constantFrom(...sports),
  startsAt: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
  level: fc.constantFrom(...levels),
  priceCents: fc.nat(5000),
  km: fc.option(fc.double({ min: 0, max: 400, noNaN: true })),
  playedWith: fc.nat(20),
});
const anyTaste = fc.record({
  habits: fc.array(anyGame).map(habitsOf),
  scores: fc.dictionary(fc.constantFrom(...sports), fc.double({ min: 1, max: 6, noNaN: true })),
  usualCents: fc.option(fc.nat(5000)),
});

describe('a game suits less', () => {
  test.each<[string, Partial<Suggested>]>([
    ['in a sport one plays less', { sport: 'Futsal' }],
    ['in one that one does not play', { sport: 'Basketball' }],
    ['at an hour one plays less', { startsAt: saturday }],
    ['farther away', { km: 12 }],
    ['for another level', { level: 'Advanced' }],
    ['for everybody', { level: 'All levels' }],
    ['for more money', { priceCents: 900 }],
    ['two weeks later', { startsAt: new Date('2026-12-07T19:00:00Z') }],
  ])('%s', (_, other) => {
    expect(suits({ ...game, ...other }, taste, now)).toBeLessThan(suits(game, taste, now));
  });

  test('without people one knows; the wrong sport is not made good by any number of them', () => {
    expect(suits({ ...game, playedWith: 1 }, taste, now)).toBeGreaterThan(suits(game, taste, now));
    expect(suits({ ...game, sport: 'Basketball', playedWith: 9 }, taste, now)).toBeLessThan(suits(game, taste, now));
  });

  test('it is above 0 and at most 1, whatever is known', () => {
    fc.assert(
      fc.property(anyGame, anyTaste, (one, known) => {
        const fit = suits(one, known, now);
        expect(fit).toBeGreaterThan(0);
        expect(fit).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the games that suit best', () => {
  test('are a part of what is given, none twice, the best first', () => {
    fc.assert(
      fc.property(fc.array(anyGame), anyTaste, fc.nat(8), (games, known, most) => {
        const best = forYou(games, known, { most, now });
        expect(best).toHaveLength(Math.min(most, games.length));
        expect(new Set(best).size).toBe(best.length);
        const fits = best.map((one) => suits(one, known, now));
        expect(fits).toEqual(fits.toSorted((a, b) => b - a));
        const left = games.filter((one) => !best.includes(one));
        for (const one of left) expect(suits(one, known, now)).toBeLessThanOrEqual(fits.at(-1) ?? 1);
      }),
    );
  });

  test('of a newcomer of whom nothing is known are the nearest', () => {
    const games = [20, 2, 9].map((km) => ({ ...game, km }));
    expect(forYou(games, newcomer, { most: 2, now }).map(({ km }) => km)).toEqual([2, 9]);
  });

  test('of which all suit the same stay in their order', () => {
    const games = ['one', 'other'].map((name) => ({ ...game, name }));
    expect(forYou(games, newcomer, { most: 2, now })).toEqual(games);
  });
});

describe('why a game is suggested', () => {
  test.each<[string, Suggested, Taste, ReturnType<typeof reasonsFor>]>([
    [
      'people come first',
      { ...game, playedWith: 3 },
      taste,
      [
        { kind: 'people', count: 3 },
        { kind: 'level', level: 'Intermediate' },
      ],
    ],
    [
      'level and hours',
      game,
      taste,
      [
        { kind: 'level', level: 'Intermediate' },
        { kind: 'hours', part: 'weekdayEvening' },
      ],
    ],
    [
      'a level nobody knows of is no reason',
      game,
      { ...taste, scores: {} },
      [
        { kind: 'hours', part: 'weekdayEvening' },
        { kind: 'near', km: 4 },
      ],
    ],
    ['to a newcomer what is near', game, newcomer, [{ kind: 'near', km: 4 }]],
    ['and what costs nothing', { ...game, km: null, priceCents: 0 }, newcomer, [{ kind: 'free' }]],
    ['or nothing but that it is soon', { ...game, km: 9 }, newcomer, [{ kind: 'soon' }]],
    [
      'cheaper than usual, in one’s sport',
      { ...game, level: 'All levels', startsAt: new Date('2026-11-24T09:00:00Z'), km: 9, priceCents: 300 },
      taste,
      [{ kind: 'price' }, { kind: 'sport', sport: 'Volleyball' }],
    ],
  ])('%s', (_, one, known, reasons) => expect(reasonsFor(one, known)).toEqual(reasons));

  test('there is one, and never more than two', () => {
    fc.assert(
      fc.property(anyGame, anyTaste, (one, known) => {
        const kinds = reasonsFor(one, known).map(({ kind }) => kind);
        expect(kinds.length).toBeGreaterThan(0);
        expect(kinds.length).toBeLessThanOrEqual(2);
        expect(kinds.includes('people') && one.playedWith === 0).toBe(false);
        expect(kinds.includes('near') && (one.km ?? 99) > 5).toBe(false);
        expect(kinds.includes('free') && one.priceCents > 0).toBe(false);
      }),
    );
  });
});
