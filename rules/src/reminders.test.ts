import { assert, date, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usualQuietHours } from './notifications.ts';
import { isReminded, reminderDue, reminderPushAt, remindersAhead, waysToGiveUp } from './reminders.ts';

const at = (text: string) => new Date(text);
/** Saturday at 20:00 in Amsterdam. */
const startsAt = at('2026-11-28T19:00:00Z');

describe('which reminder is due', () => {
  test.each([
    ['2026-11-27T18:59:59Z', null],
    ['2026-11-27T19:00:00Z', 'matchInADay'],
    ['2026-11-28T16:59:59Z', 'matchInADay'],
    ['2026-11-28T17:00:00Z', 'matchInTwoHours'],
    ['2026-11-28T18:59:59Z', 'matchInTwoHours'],
    ['2026-11-28T19:00:00Z', null],
    ['2026-11-29T19:00:00Z', null],
  ])('at %s: %s', (now, kind) => {
    expect(reminderDue(startsAt, at(now))).toBe(kind);
  });

  test('twenty-four hours are that many, also when the clocks change', () => {
    const sunday = at('2026-10-25T19:00:00Z'); // 20:00, on a day of 25 hours
    expect(reminderDue(sunday, at('2026-10-24T18:59:00Z'))).toBe(null);
    expect(reminderDue(sunday, at('2026-10-24T19:00:00Z'))).toBe('matchInADay');
  });

  test('what is ahead is never due, and what is due is not ahead', () => {
    const days = { min: at('2026-11-20T00:00:00Z'), max: at('2026-12-05T00:00:00Z'), noInvalidDate: true };
    assert(
      property(date(days), (now) => {
        const due = reminderDue(startsAt, now);
        expect(due === null || !remindersAhead(startsAt, now).includes(due)).toBe(true);
        expect(remindersAhead(startsAt, now).length).toBe(
          now < at('2026-11-27T19:00:00Z') ? 2 : now < at('2026-11-28T17:00:00Z') ? 1 : 0,
        );
      }),
    );
  });
});

describe('who is reminded', () => {
  const game = { status: 'confirmed', startsAt, changedAt: null } as const;
  const moments = { matchInADay: at('2026-11-27T19:00:00Z'), matchInTwoHours: at('2026-11-28T17:00:00Z') } as const;
  const before = at('2026-11-20T12:00:00Z');

  test.each([
    ['joined days before: both', before, true, true],
    ['joined at the very moment', moments.matchInADay, true, true],
    ['joined within the day: the second alone', at('2026-11-27T19:00:01Z'), false, true],
    ['joined within the two hours: none', at('2026-11-28T17:00:01Z'), false, false],
  ])('%s', (_, joinedAt, first, second) => {
    expect(isReminded('matchInADay', game, joinedAt)).toBe(first);
    expect(isReminded('matchInTwoHours', game, joinedAt)).toBe(second);
  });

  test('nobody of a pending or a cancelled game', () => {
    for (const status of ['pending', 'cancelled'] as const)
      expect(isReminded('matchInTwoHours', { ...game, status }, before)).toBe(false);
  });

  test('who heard of a new time or place after the moment has just been told', () => {
    const changed = { ...game, changedAt: at('2026-11-28T09:00:00Z') };
    expect(isReminded('matchInADay', changed, before)).toBe(false);
    expect(isReminded('matchInTwoHours', changed, before)).toBe(true);
  });
});

describe('when the phone rings', () => {
  test.each([
    ['in the evening: at once', '2026-11-28T19:00:00Z', '2026-11-27T19:00:00Z', '2026-11-27T19:00:00Z'],
    ['at night, a day before: in the morning', '2026-11-28T22:30:00Z', '2026-11-27T22:30:00Z', '2026-11-28T07:00:00Z'],
    ['at seven, for a game at nine: at eight', '2026-11-28T08:00:00Z', '2026-11-28T06:00:00Z', '2026-11-28T07:00:00Z'],
    [
      'at half past six, for one at half past eight',
      '2026-11-28T07:30:00Z',
      '2026-11-28T05:30:00Z',
      '2026-11-28T05:30:00Z',
    ],
    ['at half past ten, for one past midnight', '2026-11-28T23:30:00Z', '2026-11-28T21:30:00Z', '2026-11-28T21:30:00Z'],
  ])('%s', (_, start, now, expected) => {
    expect(reminderPushAt(at(start), usualQuietHours, at(now))).toEqual(at(expected));
  });

  test('whose phone may always ring is told at once', () => {
    expect(reminderPushAt(startsAt, null, at('2026-11-28T02:00:00Z'))).toEqual(at('2026-11-28T02:00:00Z'));
  });

  test('never later than an hour before the start, but for what comes later itself', () => {
    const minutes = integer({ min: 0, max: 1439 });
    const late = integer({ min: 1, max: 1440 });
    assert(
      property(minutes, minutes, late, (from, until, before) => {
        const now = new Date(startsAt.getTime() - before * 60_000);
        const rings = reminderPushAt(startsAt, from === until ? null : { from, until }, now);
        expect(rings.getTime() === now.getTime() || rings.getTime() <= startsAt.getTime() - 3_600_000).toBe(true);
      }),
    );
  });
});

describe('how a spot is given up then', () => {
  const game = {
    status: 'confirmed',
    archived: false,
    external: false,
    startsAt,
    createdAt: at('2026-11-01T12:00:00Z'),
    priceCents: 500,
    changedAt: null,
  } as const;
  const spot = { priceCents: 500, paidCents: 450, joinedAt: at('2026-11-20T12:00:00Z') };
  const [aDay, twoHours] = [at('2026-11-27T19:00:00Z'), at('2026-11-28T17:00:00Z')];

  test.each([
    [
      'a free one is left until two hours before',
      { ...game, priceCents: 0 },
      { ...spot, priceCents: 0, paidCents: 0 },
      aDay,
      { way: 'leave', until: twoHours },
    ],
    [
      'and not after that',
      { ...game, priceCents: 0 },
      { ...spot, priceCents: 0, paidCents: 0 },
      twoHours,
      { way: 'none' },
    ],
    ['a paid one is offered to somebody', game, spot, aDay, { way: 'offer' }],
    ['also two hours before', game, spot, twoHours, { way: 'offer' }],
    ['of an external event not at all', { ...game, external: true }, spot, aDay, { way: 'none' }],
    [
      'after a new time all of it comes back',
      { ...game, changedAt: at('2026-11-27T10:00:00Z') },
      spot,
      aDay,
      { way: 'refund', until: at('2026-11-28T10:00:00Z'), refundCents: 450 },
    ],
  ])('%s', (_, of, mine, now, expected) => {
    expect(waysToGiveUp({ game: of, spot: mine }, now)).toEqual(expected);
  });
});
