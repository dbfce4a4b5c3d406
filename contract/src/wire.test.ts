import { expect, test } from 'vitest';
import { line, text } from './wire.ts';

test.each<[string, string | null]>([
  ['  Ren\u0065\u0301e  ', 'Ren\u00e9e'],
  ['Oud\u200bwijk', 'Oudwijk'],
  ['\u0301\u0302', null],
  ['\u0301 Blauw', 'Blauw'],
  ['\ufe0f', null],
  ['🔥', '🔥'],
  ['नि', 'नि'],
])('a name %j is read as %j', (typed, read) => {
  for (const shape of [line(20, 1), text(20, 1)]) expect(shape.safeParse(typed).data ?? null).toBe(read);
});
