import type { Bout } from '@rondo/rules/results';
import { expect, test } from 'vitest';
import { counted, firstBouts, withBout, withoutSet, withSet, withSide } from './draft-bouts.ts';
import { parseResult } from './kept-result.ts';

const begun = firstBouts(['red', 'blue']);
const bout = (...sides: [string, string]): Bout => ({ sides, parts: [[0, 0]] });

test('a press counts one for a side, and nothing goes below zero', () => {
  const one = counted(counted(begun, 0, 0, 1, 1), 0, 0, 1, 1);
  expect(one).toEqual([{ sides: ['red', 'blue'], parts: [[0, 2]] }]);
  expect(counted(counted(one, 0, 0, 1, -1), 0, 0, 0, -1)).toEqual([{ sides: ['red', 'blue'], parts: [[0, 1]] }]);
});

test('sets come and go at the end', () => {
  const two = withSet(begun, 0);
  expect(two[0]?.parts).toHaveLength(2);
  expect(withoutSet(two, 0)).toEqual(begun);
});

test('a team that is chosen for both sides changes places', () => {
  expect(withSide(begun, 0, 0, 'white')).toEqual([bout('white', 'blue')]);
  expect(withSide(begun, 0, 0, 'blue')).toEqual([bout('blue', 'red')]);
  expect(withSide(begun, 0, 1, 'red')).toEqual([bout('blue', 'red')]);
});

test('whoever won stays for the next round, and a team that waited comes', () => {
  const teams = ['red', 'blue', 'white'];
  const first = counted(begun, 0, 0, 1, 1);
  const second = withBout(first, teams);
  expect(second.at(-1)).toEqual(bout('blue', 'white'));
  expect(withBout([], teams)).toEqual(begun);
});

test('what is kept comes back, and what this version doesn’t understand is nothing', () => {
  const kept = { bouts: begun, at: '2026-03-10T19:00:00.000Z' };
  expect(parseResult(JSON.stringify(kept))).toEqual(kept);
  for (const text of [null, '', '{', '{"bouts":[1],"at":"x"}', '{"bouts":[{"sides":["a"],"parts":[]}],"at":"x"}'])
    expect(parseResult(text)).toBeNull();
});
