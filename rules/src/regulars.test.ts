import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hour } from './durations.ts';
import {
  keepRegularSpot,
  maxRegularSpots,
  refuseRegular,
  refuseRegularSpots,
  regularSpots,
  regularSpotUntil,
} from './regulars.ts';

const now = new Date('2026-11-24T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);

describe('an offer of spots for regulars', () => {
  const indoors = { capacity: 12, isTournament: false, external: false };

  test.each([
    ['none', [indoors], 0, null],
    ['none once the series is over', [], 0, null],
    ['half of the game', [indoors], 6, null],
    ['more than half', [indoors], 7, { code: 'regulars_too_many', most: 6 }],
    ['half of the smallest', [indoors, { ...indoors, capacity: 9 }], 5, { code: 'regulars_too_many', most: 4 }],
    ['of a series that is over', [], 1, { code: 'regulars_too_many', most: 0 }],
    ['of a tournament', [indoors, { ...indoors, isTournament: true }], 2, { code: 'regulars_not_here' }],
    ['of an external event', [{ ...indoors, external: true }], 2, { code: 'regulars_not_here' }],
  ])('%s', (_, games, spots, refusal) => {
    expect(refuseRegularSpots(games, spots)).toEqual(refusal);
  });

  test('leaves half of every game to others', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1 }), (capacities) => {
        const most = maxRegularSpots(capacities);
        for (const capacity of capacities) expect(capacity - most).toBeGreaterThanOrEqual(most);
      }),
    );
  });
});

describe('who becomes a regular', () => {
  const asked = { spots: 4, taken: 3, gamesToCome: 5, hasPlayed: true };

  test.each([
    ['who played takes the last place', asked, null],
    ['not without a place', { ...asked, taken: 4 }, 'regulars_full'],
    ['not where fewer are offered than there are regulars', { ...asked, spots: 2 }, 'regulars_full'],
    ['not where none are offered', { ...asked, spots: 0, taken: 0 }, 'regulars_full'],
    ['nobody who never played', { ...asked, hasPlayed: false }, 'regulars_not_played'],
    ['nobody once it is over', { ...asked, gamesToCome: 0 }, 'regulars_over'],
  ])('%s', (_, given, refusal) => {
    expect(refuseRegular(given)).toBe(refusal);
  });
});

describe('a spot of a game', () => {
  const game = {
    status: 'pending' as const,
    archived: false,
    startsAt: inHours(200),
    signupOpensInDays: null,
    isTournament: false,
    external: false,
  };
  const asked = { days: 2, openSpots: 3, waitingCount: 0, hasSpot: false };

  test('is kept until so many days before the start, whatever the clocks do in between', () => {
    expect(keepRegularSpot(game, asked, now)).toEqual(inHours(152));
    expect(regularSpotUntil(new Date('2026-10-26T19:00:00Z'), 2)).toEqual(new Date('2026-10-24T19:00:00Z'));
  });

  test.each([
    ['full', game, { ...asked, openSpots: 0 }],
    ['others wait', game, { ...asked, waitingCount: 1 }],
    ['they have one', game, { ...asked, hasSpot: true }],
    ['its day has come', { ...game, startsAt: inHours(48) }, asked],
    ['cancelled', { ...game, status: 'cancelled' as const }, asked],
    ['over', { ...game, archived: true }, asked],
    ['a tournament', { ...game, isTournament: true }, asked],
    ['an external event', { ...game, external: true }, asked],
    ['sign-up opens when it would be released', { ...game, signupOpensInDays: 2 }, asked],
  ])('is not kept: %s', (_, given, by) => {
    expect(keepRegularSpot(given, by, now)).toBeNull();
  });

  test('is kept in a confirmed game, and before sign-up opens, as long as it can be taken in time', () => {
    expect(keepRegularSpot({ ...game, status: 'confirmed', signupOpensInDays: 3 }, asked, now)).not.toBeNull();
  });

  test('is kept only while it is open, and never past its day', () => {
    fc.assert(
      fc.property(
        fc.record({
          hours: fc.integer({ min: -50, max: 400 }),
          days: fc.integer({ min: regularSpots.daysLeast, max: regularSpots.daysMax }),
          openSpots: fc.integer({ min: -2, max: 9 }),
          waitingCount: fc.nat({ max: 2 }),
          hasSpot: fc.boolean(),
        }),
        ({ hours, ...given }) => {
          const until = keepRegularSpot({ ...game, startsAt: inHours(hours) }, given, now);
          const mayBe = given.openSpots > 0 && given.waitingCount === 0 && !given.hasSpot && hours > given.days * 24;
          expect(until).toEqual(mayBe ? inHours(hours - given.days * 24) : null);
        },
      ),
    );
  });
});
