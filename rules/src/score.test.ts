import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyGrade, bandOf, newRater, newlyRated, scoreFromGrades, totalElo, type Grade } from './score.ts';

const grade = (raterId: string, targetId: string, value: number, minute: number, raterGameCount = 10): Grade => ({
  raterId,
  targetId,
  grade: value,
  at: new Date(Date.UTC(2026, 10, 1, 20, minute)),
  raterGameCount,
});
const anyGrades = fc.array(
  fc.record({
    raterId: fc.constantFrom('a', 'b', 'c', 'd'),
    targetId: fc.constantFrom('v', 'w', 'x', 'y'),
    grade: fc.integer({ min: 0, max: 100 }).map((steps) => steps / 20 + 1),
    at: fc.nat(1000).map((minute) => new Date(Date.UTC(2026, 0, 1, 0, minute))),
    raterGameCount: fc.nat(50),
  }),
  { maxLength: 60 },
);

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
    const unique = anyGrades.map((grades) => [
      ...new Map(grades.map((g) => [`${g.raterId}${g.targetId}${g.at.getTime()}`, g])).values(),
    ]);
    fc.assert(
      fc.property(
        unique.chain((grades) =>
          fc.tuple(fc.constant(grades), fc.shuffledSubarray(grades, { minLength: grades.length })),
        ),
        ([grades, shuffled]) => {
          expect(scoreFromGrades(shuffled)).toEqual(scoreFromGrades(grades));
        },
      ),
    );
  });

  test('a higher grade never lowers the score it is given for', () => {
    const value = fc.double({ min: 1, max: 6, noNaN: true });
    fc.assert(
      fc.property(value, value, (a, b) => {
        const after = (given: number) =>
          applyGrade(newlyRated, { grades: 4, excess: 2, squaredError: 3 }, { grade: given, raterGameCount: 5 }).rated
            .score;
        expect(after(Math.min(a, b))).toBeLessThanOrEqual(after(Math.max(a, b)));
      }),
    );
  });

  test('one grade moves a newcomer more than an experienced player', () => {
    const move = (weight: number) =>
      applyGrade({ score: 3, weight }, newRater, { grade: 5, raterGameCount: 10 }).rated.score - 3;
    expect(move(4)).toBeGreaterThan(0.2);
    expect(move(40)).toBeLessThan(move(4) / 5);
  });

  test('many good grades arrive near what everyone says', () => {
    const grades = Array.from({ length: 60 }, (_, i) => grade(`rater ${i}`, 'star', 5, i));
    expect(scoreFromGrades(grades).get('star')).toBeGreaterThan(4.7);
  });

  test('a generous rater is corrected', () => {
    const generous = Array.from({ length: 20 }, (_, i) => grade('generous', `p${i}`, 6, i));
    const alone = scoreFromGrades([grade('fresh', 'x', 6, 59)]).get('x') ?? 0;
    const after = scoreFromGrades([...generous, grade('generous', 'x', 6, 59)]).get('x') ?? 0;
    expect(after).toBeLessThan(alone);
  });

  test('raters who have played more, and agree more, count more', () => {
    const moved = (rater: typeof newRater, games: number) =>
      applyGrade(newlyRated, rater, { grade: 5, raterGameCount: games }).rated.score;
    expect(moved(newRater, 20)).toBeGreaterThan(moved(newRater, 0));
    const erratic = { grades: 10, excess: 0, squaredError: 60 };
    const steady = { grades: 10, excess: 0, squaredError: 2 };
    expect(moved(steady, 10)).toBeGreaterThan(moved(erratic, 10));
  });
});

test.each([
  [1, 'first-timer'],
  [1.49, 'first-timer'],
  [1.5, 'beginner'],
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
