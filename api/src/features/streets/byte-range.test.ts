import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

const megabyte = 1024 * 1024;

test.each<[string | undefined, ReturnType<typeof byteRange>]>([
  ['bytes=0-16383', { start: 0, end: 16_383 }],
  ['bytes=7-7', { start: 7, end: 7 }],
  [`bytes=5-${5 + megabyte - 1}`, { start: 5, end: 5 + megabyte - 1 }],
  [`bytes=5-${5 + megabyte}`, null],
  ['bytes=8-7', null],
  ['bytes=0-1,5-6', null],
  ['bytes=5-', null],
  ['bytes=-5', null],
  ['bytes=0-99999999999999999999', null],
  ['lines=0-5', null],
  ['', null],
  [undefined, null],
])('%s', (header, range) => {
  expect(byteRange(header)).toEqual(range);
});
