import { expect, test } from 'vitest';
import { isOutsideLevel, levelBands } from './level-bands.ts';
import { skillBands } from './score.ts';

test('the levels cover all bands, each once, in their order', () => {
  expect(Object.values(levelBands).flat()).toEqual([...skillBands]);
});

test.each([
  ['All levels', 1, false],
  ['All levels', 6, false],
  ['Beginner', 1, false],
  ['Beginner', 2.49, false],
  ['Beginner', 2.5, true],
  ['Intermediate', 2.49, true],
  ['Intermediate', 2.5, false],
  ['Intermediate', 4.49, false],
  ['Intermediate', 4.5, true],
  ['Advanced', 4.49, true],
  ['Advanced', 4.5, false],
  ['Advanced', 6, false],
] as const)('a game for %s: a score of %f lies outside: %s', (level, score, isOutside) => {
  expect(isOutsideLevel(score, level)).toBe(isOutside);
});
