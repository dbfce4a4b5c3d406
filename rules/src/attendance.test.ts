import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Attended,
  checkInMarks,
  checkInStage,
  laterMark,
  type Marked,
  nextNoShow,
  type NoShowAct,
  type NoShowState,
  noShowStates,
  outcomeOf,
  refuseConfirming,
  reliabilityOf,
  timeOfMark,
} from './attendance.ts';
import { day, hour } from './durations.ts';

const startsAt = new Date('2026-11-24T19:00:00Z');
const endsAt = new Date('2026-11-24T20:30:00Z');
const game = { status: 'confirmed', startsAt, endsAt } as const;
const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

describe('check-in', () => {
  test.each([
    ['more than three hours ahead', after(startsAt, -3 * hour - 1), 'early'],
    ['three hours ahead', after(startsAt, -3 * hour), 'open'],
    ['while it is played', after(startsAt, hour), 'open'],
    ['twelve hours after the end', after(endsAt, 12 * hour), 'open'],
    ['later', after(endsAt, 12 * hour + 1), 'review'],
    ['two days after the end', after(endsAt, 48 * hour), 'review'],
    ['later still', after(endsAt, 48 * hour + 1), 'closed'],
  ] as const)('%s is %s', (_, now, stage) => {
    expect(checkInStage(game, now)).toBe(stage);
    expect(checkInStage({ ...game, status: 'cancelled' }, now)).toBe('off');
  });

  test.each([
    ['made before it opened, as by a slow clock', -9 * hour, hour, -3 * hour],
    ['made in the future, as by a fast clock', 5 * hour, hour, hour],
    ['made in time and sent a day later', hour, 26 * hour, hour],
    ['made after it closed', 15 * hour, 16 * hour, null],
    ['sent too late', hour, 60 * hour, null],
    ['sent before it opened', -4 * hour, -4 * hour, null],
  ])('a mark %s', (_, at, now, counts) => {
    expect(timeOfMark(game, after(startsAt, at), after(startsAt, now))).toEqual(
      counts === null ? null : after(startsAt, counts),
    );
  });

  test('ends the same in whatever order and however often marks arrive', () => {
    const marked = fc.record({
      mark: fc.constantFrom(...checkInMarks),
      at: fc.integer({ min: 0, max: 4 }).map((ms) => after(startsAt, ms)),
    });
    const end = (marks: readonly Marked[]) => marks.reduce(laterMark);
    fc.assert(
      fc.property(fc.array(marked, { minLength: 1, maxLength: 6 }), fc.infiniteStream(fc.nat()), (marks, random) => {
        const shuffled = marks
          .map((mark) => ({ mark, by: random.next().value }))
          .sort((a, b) => a.by - b.by)
          .map(({ mark }) => mark);
        expect(end([...shuffled, ...marks])).toEqual(end(marks));
      }),
    );
  });
});

describe('no-shows', () => {
  test.each([
    ['before the end', after(endsAt, -1), true, 'no_shows_not_yet'],
    ['after the end', endsAt, true, null],
    ['where nobody was checked in', endsAt, false, 'check_in_not_used'],
    ['more than two days later', after(endsAt, 48 * hour + 1), true, 'no_shows_too_late'],
  ] as const)('are confirmed %s', (_, now, isUsed, refusal) => {
    expect(refuseConfirming(game, isUsed, now)).toBe(refusal);
    expect(refuseConfirming({ ...game, status: 'cancelled' }, isUsed, now)).toBe('game_cancelled');
  });

  test('go from state to state as the table says, and nowhere else', () => {
    const allowed: Record<string, NoShowState> = {
      'marked player appeal': 'appealed',
      'kept player appeal': 'escalated',
      'appealed organiser keep': 'kept',
      'marked organiser take_back': 'taken_back',
      'appealed organiser take_back': 'taken_back',
      'kept organiser take_back': 'taken_back',
      'escalated rondo uphold': 'upheld',
      'escalated rondo take_back': 'taken_back',
    };
    for (const state of noShowStates)
      for (const by of ['player', 'organiser', 'rondo'] as const)
        for (const act of ['appeal', 'keep', 'uphold', 'take_back'] satisfies NoShowAct[])
          expect(nextNoShow({ state, since: endsAt }, { by, act }, endsAt)).toBe(
            allowed[`${state} ${by} ${act}`] ?? 'no_show_decided',
          );
  });

  test('are appealed within fourteen days', () => {
    const appeal = (days: number) =>
      nextNoShow({ state: 'marked', since: endsAt }, { by: 'player', act: 'appeal' }, after(endsAt, days * day));
    expect([appeal(14), appeal(14.1)]).toEqual(['appealed', 'appeal_too_late']);
  });
});

describe('reliability', () => {
  const came: Attended = { endedAt: endsAt, mark: 'here', noShow: null };
  const missed: Attended = { ...came, mark: 'not_here', noShow: 'marked' };
  const now = after(endsAt, day);

  test.each<[string, Attended[], ReturnType<typeof reliabilityOf>]>([
    ['three games', [came, came, missed], { came: 2, of: 3 }],
    ['fewer than three', [came, missed], null],
    ['an open appeal', [came, came, came, { ...missed, noShow: 'appealed' }], { came: 3, of: 3 }],
    ['one that is with Rondo', [came, came, came, { ...missed, noShow: 'escalated' }], { came: 3, of: 3 }],
    ['one that was kept', [came, came, { ...missed, noShow: 'kept' }], { came: 2, of: 3 }],
    ['one that was taken back', [came, came, { ...missed, noShow: 'taken_back' }], { came: 3, of: 3 }],
    ['not here, and not confirmed', [came, came, { ...missed, noShow: null }], null],
    ['no mark', [came, came, { ...came, mark: 'none' }], null],
    ['a game that isn’t over', [came, came, { ...came, endedAt: after(now, 1) }], null],
    ['ninety days ago', [came, came, { ...came, endedAt: after(now, -90 * day) }], null],
  ])('with %s', (_, games, expected) => {
    expect(reliabilityOf(games, now)).toEqual(expected);
  });

  test('never counts an open appeal against anybody, and never more than it was', () => {
    const attended = fc.record({
      endedAt: fc.integer({ min: 0, max: 120 }).map((days) => after(now, -days * day)),
      mark: fc.constantFrom(...checkInMarks),
      noShow: fc.constantFrom(null, ...noShowStates),
    });
    fc.assert(
      fc.property(fc.array(attended, { maxLength: 12 }), (games) => {
        const told = reliabilityOf(games, now);
        const settled = games.filter((one) => outcomeOf(one) !== 'open');
        expect(reliabilityOf(settled, now)).toEqual(told);
        expect(told === null || told.came <= told.of).toBe(true);
      }),
    );
  });
});
