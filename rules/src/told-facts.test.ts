import { expect, test } from 'vitest';
import { otherwiseNow } from './told-facts.ts';

const told = { gameName: 'Tuesday', gameDate: '2026-12-01T19:00:00Z', locationAddress: 'Hall 1', communityName: null };
const nothing = { gameName: null, gameDate: null, locationAddress: null, communityName: null };

test('what is said and is otherwise by now', () => {
  const words = '{{gameName}}: see you {{when}}.';
  const moved = { ...told, gameDate: '2026-12-02T19:00:00Z', locationAddress: 'Hall 2' };
  expect(otherwiseNow(words, told, moved)).toEqual({ ...nothing, gameDate: moved.gameDate });
  expect(otherwiseNow('{{changes}}', told, moved)).toEqual({ ...moved, gameName: null });
});

test('the same moment with another offset, and what is not known, is no change', () => {
  const same = { ...told, gameDate: '2026-12-01T20:00:00+01:00' };
  expect(otherwiseNow('{{when}}', told, same)).toBeNull();
  expect(
    otherwiseNow('{{when}} {{communityName}}', { ...told, gameDate: null }, { ...same, communityName: 'U' }),
  ).toBeNull();
});
