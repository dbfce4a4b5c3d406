import { expect, test } from 'vitest';
import { keptNames, periodOf, retention } from './retention.ts';

test('what has a period is kept to by jobs, or by whoever runs the server; what has none, by its owner or what they do', () => {
  const lasting = keptNames.filter((name) => periodOf(name) !== null);
  const unlimited = keptNames.filter((name) => periodOf(name) === null);
  expect(lasting.filter((name) => retention[name].by === 'account' || retention[name].by === 'choice')).toEqual([]);
  expect(unlimited.filter((name) => !['account', 'choice'].includes(retention[name].kept))).toEqual([]);
});

test('a period is read as a number and its unit', () => {
  expect([periodOf('payments'), periodOf('mails'), periodOf('links'), periodOf('wishes')]).toEqual([
    { count: 7, unit: 'years' },
    { count: 30, unit: 'days' },
    { count: 24, unit: 'hours' },
    null,
  ]);
});
