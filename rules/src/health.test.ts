import { expect, test } from 'vitest';
import { type BackUpProgress, backUpProgress } from './health.ts';

const now = new Date('2026-12-01T03:30:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const none = { asked: null, taken: null, failed: null };

const cases: [string, Partial<typeof none | Record<'asked' | 'taken' | 'failed', Date>>, boolean, BackUpProgress][] = [
  ['none was ever made', {}, false, 'none'],
  ['one was just asked for', { asked: ago(5), taken: ago(90_000) }, false, 'running'],
  ['a process makes one, also by the timer', { taken: ago(90_000) }, true, 'running'],
  ['one that was asked for is stored', { asked: ago(40), taken: ago(1) }, false, 'well'],
  ['one failed with a reason', { asked: ago(40), taken: ago(90_000), failed: ago(1) }, false, 'failed'],
  ['a later one went well', { taken: ago(1), failed: ago(90_000) }, false, 'well'],
  ['one ended without a word', { asked: ago(31), taken: ago(90_000), failed: ago(100_000) }, false, 'cutOff'],
  ['one that failed is tried again', { asked: ago(1), failed: ago(60) }, false, 'running'],
];

test.each(cases)('%s', (_, times, isHeld, progress) => {
  expect(backUpProgress({ ...none, ...times }, isHeld, now)).toBe(progress);
});
