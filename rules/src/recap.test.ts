import { assert, date, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Again, againStep, hasRecap, nextStart, recapsEndedAfter, recapTimes, refuseAgain } from './recap.ts';

const at = (text: string) => new Date(text);

describe('a recap', () => {
  test.each([
    ['ended in the evening', '2026-11-27T22:00:00+01:00', '2026-11-28T08:00:00+01:00'],
    ['ended after midnight', '2026-11-28T00:30:00+01:00', '2026-11-28T08:00:00+01:00'],
    ['ended in the morning', '2026-11-27T10:00:00+01:00', '2026-11-28T08:00:00+01:00'],
    ['ended before clocks go back', '2026-10-24T22:00:00+02:00', '2026-10-25T08:00:00+01:00'],
    ['ended before clocks go forward', '2027-03-27T22:00:00+01:00', '2027-03-28T08:00:00+02:00'],
  ])('of a game that %s stands from the next morning', (_, endsAt, from) => {
    expect(recapTimes(at(endsAt)).from).toEqual(at(from));
  });

  const game = { status: 'confirmed', archived: true, endsAt: at('2026-11-20T22:00:00+01:00') };
  test.each([
    ['2026-11-21T07:59:59+01:00', {}, false],
    ['2026-11-21T08:00:00+01:00', {}, true],
    ['2026-11-28T07:59:59+01:00', {}, true],
    ['2026-11-28T08:00:00+01:00', {}, false],
    ['2026-11-22T12:00:00+01:00', { status: 'cancelled' }, false],
    ['2026-11-22T12:00:00+01:00', { archived: false }, false],
  ])('at %s with %j: %s', (now, more, stands) => {
    expect(hasRecap({ ...game, ...more }, at(now))).toBe(stands);
  });

  test('stands of no game that ended before those that are looked at', () => {
    assert(
      property(date({ min: at('2026-01-01'), max: at('2027-12-31'), noInvalidDate: true }), (now) => {
        const older = new Date(recapsEndedAfter(now).getTime() - 3_600_000);
        expect(hasRecap({ ...game, endsAt: older }, now)).toBe(false);
      }),
    );
  });
});

test.each([
  ['2026-11-21T12:00:00Z', '2026-11-27T20:00:00Z'],
  ['2026-11-26T20:00:00Z', '2026-11-27T20:00:00Z'],
  ['2026-11-26T20:00:01Z', '2026-12-04T20:00:00Z'],
])('opened at %s the next game is at %s', (now, next) => {
  const weekly = ['2026-11-27T20:00:00Z', '2026-12-04T20:00:00Z'].map(at);
  expect(nextStart(weekly, at(now))).toEqual(at(next));
});

test('a time that the clocks skip is left out', () => {
  expect(nextStart([null, at('2027-04-04T00:30:00Z')], at('2027-03-22T12:00:00Z'))).toEqual(at('2027-04-04T00:30:00Z'));
  expect(nextStart([null], at('2027-03-22T12:00:00Z'))).toBeNull();
});

describe('another game like it', () => {
  const player: Again = {
    hasNext: false,
    isHost: false,
    mayOpen: false,
    hasHost: true,
    isGuest: false,
    isTournament: false,
    isChallenge: false,
    hasAsked: false,
  };
  test.each<[Partial<Again>, ReturnType<typeof againStep>]>([
    [{}, 'ask'],
    [{ hasAsked: true }, 'asked'],
    [{ isHost: true, mayOpen: true }, 'open'],
    [{ isHost: true }, null],
    [{ isHost: true, mayOpen: true, hasHost: false }, null],
    [{ hasHost: false }, null],
    [{ isGuest: true }, null],
    [{ hasNext: true }, null],
    [{ isChallenge: true }, null],
    [{ hasNext: true, isHost: true, mayOpen: true }, null],
  ])('%j: %s', (more, step) => expect(againStep({ ...player, ...more })).toBe(step));

  const host: Again = { ...player, isHost: true, mayOpen: true };
  test.each<['open' | 'ask', boolean, Again, ReturnType<typeof refuseAgain>]>([
    ['ask', true, player, null],
    ['ask', true, { ...player, hasAsked: true }, null],
    ['open', true, host, null],
    ['ask', false, player, 'recap_over'],
    ['open', false, host, 'recap_over'],
    ['ask', true, { ...player, hasNext: true }, 'next_is_open'],
    ['open', true, { ...host, hasNext: true }, 'next_is_open'],
    ['open', true, player, 'not_allowed'],
    ['ask', true, host, 'not_allowed'],
    ['open', true, { ...host, mayOpen: false }, 'not_allowed'],
    ['open', true, { ...host, isChallenge: true }, 'challenge_made_once'],
  ])('%s while it stands (%s) by %j: %s', (wanted, stands, again, code) =>
    expect(refuseAgain(wanted, { stands, again })).toBe(code),
  );
});
