import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test.each([1, 2])('at most %i at a time, all of them in order, whatever comes in between or fails', async (atOnce) => {
  const queued = limitConcurrency(atOnce);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const work = (n: number) =>
    queued(async () => {
      begun.push(n);
      running += 1;
      most = Math.max(most, running);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      running -= 1;
      if (n < 100 && n % 3 === 0) throw new Error('no');
      // A new request arrives the moment a turn ends.
      if (n < 10) later.push(work(n + 100));
    });
  const later: Promise<void>[] = [];
  const answers = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => work(n)));
  await Promise.all(later);
  expect(most).toBe(atOnce);
  expect(begun.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(7);
  expect(running).toBe(0);
});

test('who comes when the line is full is refused, and the others are not', async () => {
  const queued = limitConcurrency(1, 2);
  const slow = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    return 'done';
  };
  const answers = await Promise.allSettled([1, 2, 3, 4].map(() => queued(slow)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(answers[3]).toMatchObject({ reason: { code: 'unavailable' } });
  expect(await queued(slow)).toBe('done');
});
