import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandOf, reliabilityOf, scoreBelowLimit, scoreFromGrades, totalElo, type Grade } from './score.ts';

const grade = (raterId: string, targetId: string, value: number): Grade => ({ raterId, targetId, grade: value });
const anyGrade = fc.record({
  raterId: fc.constantFrom('a', 'b', 'c', 'd'),
  targetId: fc.constantFrom('a', 'b', 'x', 'y'),
  grade: fc.integer({ min: 0, max: 100 }).map((steps) => steps / 20 + 1),
});
/** Grades among some people who grade each other. */
const anyGrades = fc.array(
  anyGrade.filter(({ raterId, targetId }) => raterId !== targetId),
  { maxLength: 60 },
);
/** Ten raters who each grade these players at their true strength. */
const honest = (strengths: Record<string, number>) =>
  Array.from({ length: 10 }, (_, by) =>
    Object.entries(strengths).map(([id, strength]) => grade(`honest ${by}`, id, strength)),
  ).flat();

describe('score', () => {
  test('stays between 1 and 6', () => {
    fc.assert(
      fc.property(anyGrades, (grades) => {
        for (const score of scoreFromGrades(grades).values()) {
          expect(score).toBeGreaterThanOrEqual(1);
          expect(score).toBeLessThanOrEqual(6);
        }
      }),
    );
  });

  test('a replay in any order gives the same numbers', () => {
    fc.assert(
      fc.property(
        anyGrades.chain((grades) =>
          fc.tuple(fc.constant(grades), fc.shuffledSubarray(grades, { minLength: grades.length })),
        ),
        ([grades, shuffled]) => {
          expect(scoreFromGrades(shuffled)).toEqual(scoreFromGrades(grades));
        },
      ),
    );
  });

  test('of nobody there is none, and of few grades it stays near the middle', () => {
    expect(scoreFromGrades([])).toEqual(new Map());
    expect(scoreFromGrades([grade('a', 'x', 6)]).get('x')).toBeLessThan(4.2);
  });

  test('many good grades arrive near what everyone says', () => {
    const grades = Array.from({ length: 60 }, (_, by) => grade(`rater ${by}`, 'star', 5));
    expect(scoreFromGrades([...grades, ...honest({ low: 2, middle: 3 })]).get('star')).toBeGreaterThan(4.5);
  });

  test('what a generous rater gives counts as less', () => {
    const known = honest({ p: 3, q: 3, r: 3, s: 3 });
    const generous = ['p', 'q', 'r', 's'].map((id) => grade('generous', id, 5));
    const from = (rater: string) => scoreFromGrades([...known, ...generous, grade(rater, 'x', 5)]).get('x') ?? 0;
    expect(from('generous')).toBeLessThan(from('honest 1') - 0.3);
  });

  test('the same grade again and again counts once', () => {
    const others = honest({ x: 3, y: 4, z: 2 });
    const sixes = (count: number) =>
      scoreFromGrades([...others, ...Array.from({ length: count }, () => grade('fan', 'x', 6))]).get('x') ?? 0;
    expect(sixes(40)).toBe(sixes(1));
  });

  describe('what people give who grade each other', () => {
    const friends = Array.from({ length: 8 }, (_, at) => `friend ${at}`);
    const strangers = honest({ ...Object.fromEntries(friends.map((id) => [id, 3])), t: 2, u: 4 });
    /**
     * The first friend's score, if these people grade two strangers at their true strength, and their friends (but not themselves) with this value.
     */
    const first = (raters: readonly string[], value: number) => {
      const given = raters.flatMap((by) => [
        grade(by, 't', 2),
        grade(by, 'u', 4),
        ...friends.filter((id) => id !== by).map((id) => grade(by, id, value)),
      ]);
      return scoreFromGrades([...strangers, ...given]).get('friend 0') ?? 0;
    };
    const others = friends.slice(1).map((_, at) => `other ${at}`);

    test('is taken off where it is more than strangers see', () => {
      const [mutual, open] = [friends, others].map((raters) => first(raters, 6) - first(raters, 3)) as [number, number];
      expect(open).toBeGreaterThan(0.3);
      expect(mutual).toBeLessThan(open / 2);
    });

    test('counts as anybody’s where it is less', () => {
      const [mutual, open] = [friends, others].map((raters) => first(raters, 3) - first(raters, 2)) as [number, number];
      expect(mutual).toBeGreaterThan(open / 2);
    });
  });
});

test('a score is surer the less it may be off by', () => {
  expect([0.1, 0.213, 0.35, 0.9].map(reliabilityOf)).toEqual([100, 90, 68, 30]);
});

test('a score beside the limit it misses never reads as the limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_001, max: 60_000 }), (score) => {
      const limit = Math.ceil(score / 1000) / 10;
      const told = scoreBelowLimit((score - 1) / 10_000);
      expect(told).toBeLessThan(limit);
      expect(Math.round(told * 10) / 10).toBe(told);
    }),
  );
});

test.each([
  [1, 'first-timer'],
  [1.49, 'first-timer'],
  [1.5, 'beginner'],
  [2.47, 'beginner'],
  [2.4949, 'beginner'],
  [2.4951, 'novice'],
  [2.5, 'novice'],
  [3.5, 'intermediate'],
  [4.5, 'advanced'],
  [5.5, 'club'],
  [6, 'club'],
])('%f is %s', (score, band) => {
  expect(bandOf(score)).toBe(band);
});

test('the total is the average of the sports there are', () => {
  expect(totalElo([3, 4, 5])).toBe(4);
  expect(totalElo([])).toBeNull();
});
