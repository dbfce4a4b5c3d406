import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

const shown = (page: number, total: number) =>
  pageNumbers(page, total)
    .map((entry) => (typeof entry === 'number' ? entry : '…'))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 4, '1 2 3 4'],
  [1, 9, '1 2 3 … 9'],
  [5, 9, '… 4 5 6 … 9'],
  [8, 9, '… 7 8 9'],
  [9, 9, '… 7 8 9'],
])('page %i of %i shows three numbers, ellipses and the last page', (page, total, expected) => {
  expect(shown(page, total)).toBe(expected);
});
