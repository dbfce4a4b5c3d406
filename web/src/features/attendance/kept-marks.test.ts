import type { CheckInSpot } from '@rondo/contract';
import { expect, test } from 'vitest';
import { type KeptMark, markOf, parseMarks, timeOfNext, withMark, withoutSent } from './kept-marks.ts';

const kept = (spot: string, mark: KeptMark['mark'], second: number): KeptMark => ({
  spot,
  mark,
  at: new Date(second * 1000).toISOString(),
});

test('the last mark of a spot is kept, and marks made while others were sent stay', () => {
  const first = withMark([], kept('a', 'here', 1));
  const sent = withMark(first, kept('b', 'here', 2));
  const now = withMark(sent, kept('a', 'none', 3));
  expect(now).toEqual([kept('b', 'here', 2), kept('a', 'none', 3)]);
  expect(withoutSent(now, sent)).toEqual([kept('a', 'none', 3)]);
});

test('a mark is later than any mark seen of its spot, whatever the clock says', () => {
  const at = (now: number, seen: string | null) => timeOfNext([kept('a', 'here', 5)], { id: 'a', seen }, now);
  expect(at(9000, null)).toBe(new Date(9000).toISOString());
  expect(at(5000, null)).toBe(new Date(5001).toISOString());
  expect(at(1000, new Date(7000).toISOString())).toBe(new Date(7001).toISOString());
});

test('the later mark of a spot counts', () => {
  const spot = { _id: 'a', mark: 'here', markedAt: new Date(5000).toISOString() } as CheckInSpot;
  expect(markOf(spot, [])).toBe('here');
  expect(markOf(spot, [kept('a', 'not_here', 4)])).toBe('here');
  expect(markOf(spot, [kept('a', 'not_here', 6)])).toBe('not_here');
  expect(markOf({ ...spot, mark: 'none', markedAt: null }, [kept('a', 'here', 1)])).toBe('here');
});

test.each([null, '', '{', '{}', '[1]', '[{"spot":"a","mark":"gone","at":"x"}]'])('nothing is read from %s', (text) => {
  expect(parseMarks(text)).toEqual([]);
});
