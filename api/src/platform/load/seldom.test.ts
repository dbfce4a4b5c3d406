import { expect, test } from 'vitest';
import { seldom } from './seldom.ts';

test('what is quick is found each time; what is slow is kept for a hundred times as long', async () => {
  let [now, takes, n] = [0, 20, 0];
  const count = seldom(
    async () => {
      now += takes;
      return (n += 1);
    },
    () => now,
  );
  expect([await count(), await count()]).toEqual([1, 2]);
  takes = 200;
  expect([await count(), await count()]).toEqual([3, 3]);
  now += 19_700;
  expect(await count()).toBe(3);
  now += 200;
  expect(await count()).toBe(4);
});
