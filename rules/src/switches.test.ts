import { expect, test } from 'vitest';
import { isNoticed, isOff, retrySeconds, switchesShown } from './switches.ts';

const now = new Date('2026-11-28T12:00:00Z');
const at = (time: string) => ({ until: `2026-11-28T${time}Z` });

test.each([
  ['without an end', { until: null }, true],
  ['until later', at('12:00:01'), true],
  ['until now', at('12:00:00'), false],
  ['until before', at('11:00:00'), false],
])('off %s', (_, switched, is) => {
  expect(isOff(switched, now)).toBe(is);
});

test.each([
  ['a minute without an end', { until: null }, 60],
  ['to its end', at('12:10:00'), 600],
  ['an hour at most', at('18:00:00'), 3600],
  ['a second at least', at('11:00:00'), 1],
])('one asks again after %s', (_, switched, seconds) => {
  expect(retrySeconds(switched, now)).toBe(seconds);
});

test('the console shows the provider that is set up, and one that is off', () => {
  expect(switchesShown('stripe', [])).toEqual(['changes', 'sign_ups', 'payments', 'stripe', 'mails']);
  expect(switchesShown('stripe', ['mollie'])).toContain('mollie');
});

test('nobody notices that emails wait', () => {
  expect([isNoticed('changes'), isNoticed('stripe'), isNoticed('mails')]).toEqual([true, true, false]);
});
