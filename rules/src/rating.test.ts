import { expect, test } from 'vitest';
import {
  gradeFromSlider,
  isGrade,
  isTrusted,
  leastGrades,
  opensForRating,
  ratingStanding,
  refuseGrades,
  sliderOfGrade,
} from './rating.ts';

const played = { sport: 'Volleyball', status: 'confirmed', archived: true, ratingEnabled: true } as const;
const game = {
  sport: 'Volleyball' as const,
  raterId: 'me',
  playerIds: ['me', 'a', 'b', 'c', 'd', 'e', 'f'],
  alreadyGraded: false,
};
const grades = (...ids: string[]) => ids.map((targetId) => ({ targetId, grade: 3.55, sport: 'Volleyball' as const }));

test('archived confirmed games of rated sports open for rating', () => {
  expect(opensForRating(played)).toBe(true);
  expect(opensForRating({ ...played, sport: 'Futsal' })).toBe(false);
  expect(opensForRating({ ...played, status: 'cancelled' })).toBe(false);
  expect(opensForRating({ ...played, archived: false })).toBe(false);
  expect(opensForRating({ ...played, ratingEnabled: false })).toBe(false);
});

test('rating is asked for 14 days, once, of who played with others', () => {
  const ended = { ...played, endsAt: new Date('2026-11-01T20:00:00Z') };
  const last = new Date('2026-11-15T19:59:59Z');
  const alone = { others: 0, hasGraded: false };
  const me = { others: 5, hasGraded: false };
  expect(ratingStanding(ended, me, last)).toBe('open');
  expect(ratingStanding(ended, me, new Date('2026-11-15T20:00:00Z'))).toBe('closed');
  expect(ratingStanding(ended, { ...me, hasGraded: true }, last)).toBe('done');
  expect(ratingStanding(ended, alone, last)).toBeNull();
  expect(ratingStanding({ ...ended, ratingEnabled: false }, me, last)).toBeNull();
  expect([0, 1, 2, 3, 20].map(leastGrades)).toEqual([0, 1, 2, 3, 3]);
});

test.each([
  ['three to five others', grades('a', 'b', 'c'), game, null],
  ['five', grades('a', 'b', 'c', 'd', 'e'), game, null],
  ['too few', grades('a', 'b'), game, 'wrong_grade_count'],
  ['none', [], game, 'wrong_grade_count'],
  ['too many', grades('a', 'b', 'c', 'd', 'e', 'f'), game, 'wrong_grade_count'],
  ['one twice', grades('a', 'a', 'b', 'c'), game, 'wrong_grade_count'],
  ['two where only two others played', grades('a', 'b'), { ...game, playerIds: ['me', 'a', 'b'] }, null],
  ['oneself', grades('me', 'a', 'b'), game, 'not_a_player'],
  ['a stranger', grades('x', 'a', 'b'), game, 'not_a_player'],
  [
    'off the scale',
    [...grades('a', 'b'), { targetId: 'c', grade: 6.05, sport: 'Volleyball' as const }],
    game,
    'grade_out_of_range',
  ],
  [
    'another sport',
    [...grades('a', 'b'), { targetId: 'c', grade: 3, sport: 'Football' as const }],
    game,
    'wrong_sport',
  ],
  ['by someone else', grades('a', 'b', 'c'), { ...game, raterId: 'x' }, 'not_joined'],
  ['again', grades('a', 'b', 'c'), { ...game, alreadyGraded: true }, 'already_graded'],
])('grading %s', (_, given, by, expected) => {
  expect(refuseGrades(given, by)).toBe(expected);
});

test('every slider position is a grade', () => {
  for (let position = 0; position <= 100; position += 1) {
    expect(isGrade(gradeFromSlider(position))).toBe(true);
    expect(sliderOfGrade(gradeFromSlider(position))).toBe(position);
  }
  expect([gradeFromSlider(0), gradeFromSlider(100)]).toEqual([1, 6]);
  expect([isGrade(3.03), isGrade(0.95), isGrade(Number.NaN)]).toEqual([false, false, false]);
});

test('trusted from three games', () => {
  expect([isTrusted(2), isTrusted(3)]).toEqual([false, true]);
});
