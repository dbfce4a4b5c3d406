import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askAgainMs,
  chooseStandby,
  earlierOf,
  judgeStandby,
  laterOf,
  type LogPosition,
  notePrimary,
  type PrimaryPast,
  reaches,
  type StandbyAnswer,
  type StandbyStanding,
  unknownStandby,
} from './standbys.ts';

const cluster = 'one';
const primaryOver = (places: [ms: number, at: number][], timeline = 1): PrimaryPast | null =>
  places.reduce<PrimaryPast | null>((past, [ms, at]) => notePrimary(past, { cluster, timeline, at }, ms), null);
const says = (at: number, more: Partial<StandbyAnswer> = {}): StandbyAnswer => ({
  cluster,
  isStandby: true,
  at,
  received: at,
  ...more,
});
/** A standby that is in use and has replayed this much. */
const standingAt = (at: number, more: Partial<StandbyStanding> = {}): StandbyStanding => ({
  timeline: 1,
  at,
  isIn: true,
  goodAnswers: 2,
  mustPass: 0,
  ...more,
});
const positions = fc.record({ timeline: fc.integer({ min: 1, max: 3 }), at: fc.nat(100) });

test('a standby that refuses the login is asked again later each time, and each minute at last', () => {
  expect([1, 2, 3, 6, 7, 500].map(askAgainMs)).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000]);
});

describe('positions', () => {
  test.each<[LogPosition | null, LogPosition | null, boolean]>([
    [{ timeline: 1, at: 10 }, null, true],
    [null, null, true],
    [null, { timeline: 1, at: 0 }, false],
    [{ timeline: 1, at: 10 }, { timeline: 1, at: 10 }, true],
    [{ timeline: 1, at: 9 }, { timeline: 1, at: 10 }, false],
    [{ timeline: 2, at: 10 }, { timeline: 1, at: 10 }, true],
    [{ timeline: 1, at: 99 }, { timeline: 2, at: 10 }, false],
  ])('%o has what %o wants: %s', (position, wanted, expected) => expect(reaches(position, wanted)).toBe(expected));

  test('the later reaches both, and both reach the earlier', () => {
    fc.assert(
      fc.property(positions, positions, (a, b) => {
        for (const one of [a, b]) {
          expect(reaches(laterOf(a, b), one)).toBe(true);
          expect(reaches(one, earlierOf(a, b))).toBe(true);
        }
        expect(laterOf(a, null)).toEqual(a);
        expect(laterOf(null, b)).toEqual(b);
      }),
    );
  });
});

describe('a standby', () => {
  test('is in after two good answers, once past what it had received when it was met', () => {
    const primary = primaryOver([[0, 100]]);
    const met = judgeStandby(unknownStandby, says(100, { received: 120 }), primary);
    const following = judgeStandby(met, says(120), primary);
    const once = judgeStandby(following, says(121), primary);
    const twice = judgeStandby(once, says(130), primary);
    expect([met, following, once, twice].map(({ isIn }) => isIn)).toEqual([false, false, false, true]);
    expect(twice.at).toBe(130);
  });

  test.each<[string, StandbyAnswer | null]>([
    ['is silent', null],
    ['has become the primary', says(500, { isStandby: false })],
    ['is of another cluster', says(500, { cluster: 'another' })],
    ['has not replayed what the primary had five seconds ago', says(199)],
  ])('that %s is left out, and back after two good answers', (_, answer) => {
    const primary = primaryOver([
      [0, 100],
      [500, 200],
      [5500, 300],
    ]);
    const left = judgeStandby(standingAt(199), answer, primary);
    const once = judgeStandby(left, says(200), primary);
    const twice = judgeStandby(once, says(200), primary);
    expect([left, once, twice].map(({ isIn }) => isIn)).toEqual([false, false, true]);
  });

  test('that a primary left behind which was cut off is back as soon as that is silent; one that was late before is not', () => {
    const cut = primaryOver(Array.from({ length: 41 }, (_, n): [number, number] => [n * 500, n]));
    const silent = notePrimary(cut, null, 20_500);
    for (const [at, isBack] of [
      [10, true],
      [9, false],
    ] as const) {
      const left = judgeStandby(standingAt(at), says(at), cut);
      expect(left.isIn).toBe(false);
      expect(judgeStandby(left, says(at), silent).isIn).toBe(isBack);
    }
  });

  test('of a primary that writes nothing is not behind', () => {
    const idle = Array.from({ length: 40 }, (_, n): [number, number] => [n * 500, 100]);
    expect(judgeStandby(standingAt(100), says(100), primaryOver(idle)).isIn).toBe(true);
  });

  test('that answers stays in while the primary is silent, however much it lacks of the last seconds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 100, max: 900 }), fc.nat(50)), { minLength: 2, maxLength: 60 }),
        fc.array(fc.nat(5), { minLength: 1, maxLength: 40 }),
        (steps, replayed) => {
          let [ms, at] = [0, 0];
          const heard = primaryOver(steps.map(([later, more]) => [(ms += later), (at += more)]));
          const primary = notePrimary(heard, null, ms + 500);
          let standing = judgeStandby(standingAt(0), says(at), heard);
          fc.pre(standing.isIn);
          for (const more of replayed) {
            standing = judgeStandby(standing, says((at += more)), primary);
            expect(standing.isIn).toBe(true);
          }
        },
      ),
    );
  });

  test('counts on a new timeline only past all it had received by then', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(50), fc.array(fc.nat(60), { maxLength: 30 }), (at, kept, replays) => {
        const primary = primaryOver([[0, 0]], 2);
        let standing = judgeStandby(standingAt(at), says(at, { received: at + kept }), primary);
        expect(standing).toMatchObject({ isIn: false, timeline: 2 });
        let place = at;
        for (const more of replays) {
          standing = judgeStandby(standing, says((place += more)), primary);
          expect(standing.isIn && place <= at + kept).toBe(false);
        }
      }),
    );
  });

  test('knows nothing of a primary that was replaced', () => {
    const primary = primaryOver([[0, 100]], 2);
    expect(notePrimary(primary, { cluster, timeline: 1, at: 900 }, 500)).toEqual({ ...primary, isSilent: true });
    expect(notePrimary(primary, { cluster: 'another', timeline: 1, at: 900 }, 500)?.timeline).toBe(1);
    expect(notePrimary(null, null, 500)).toBeNull();
    expect(judgeStandby(standingAt(900), says(900), null).isIn).toBe(false);
  });

  test('is judged by the last five seconds, and no more is kept', () => {
    const primary = primaryOver(Array.from({ length: 200 }, (_, n): [number, number] => [n * 500, n]));
    expect(primary?.places.length).toBeLessThan(33);
    expect(judgeStandby(standingAt(190), says(190), primary).isIn).toBe(true);
    expect(judgeStandby(standingAt(189), says(189), primary).isIn).toBe(false);
  });
});

describe('the standby that answers', () => {
  const standbys = fc.array(
    fc.record({
      standing: fc.record({
        timeline: fc.integer({ min: 1, max: 3 }),
        at: fc.nat(100),
        isIn: fc.boolean(),
        goodAnswers: fc.nat(3),
        mustPass: fc.constant(0),
      }),
      underWay: fc.nat(5),
      served: fc.nat(5),
    }),
    { maxLength: 5 },
  );

  test('is in, has what is wanted, and of those the least to do; none only when there is none', () => {
    fc.assert(
      fc.property(standbys, fc.option(positions), (all, wanted) => {
        const able = all.filter(({ standing }) => standing.isIn && reaches(standing, wanted));
        const chosen = chooseStandby(all, wanted);
        expect(chosen === null).toBe(able.length === 0);
        if (chosen === null) return;
        expect(able).toContain(chosen);
        for (const { underWay } of able) expect(chosen.underWay).toBeLessThanOrEqual(underWay);
      }),
    );
  });

  test('takes turns when none is busier', () => {
    const [one, two] = [0, 0].map(() => ({ standing: standingAt(1), underWay: 0, served: 0 }));
    if (!one || !two) return;
    for (let n = 0; n < 10; n += 1) (chooseStandby([one, two], null) ?? one).served += 1;
    expect([one.served, two.served]).toEqual([5, 5]);
  });
});
