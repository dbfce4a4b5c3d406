import { expectedWaitMs } from '@rondo/rules';
import { afterAll, expect, test, vi } from 'vitest';
import { Line } from './line.ts';

vi.useFakeTimers({ toFake: ['performance'] });
afterAll(() => vi.useRealTimers());

/** Lets this many wait at once, and takes `together` of them whenever this many ms have passed. @returns the expected wait before each */
async function serve(line: Line, count: number, ms: number, together: number): Promise<number[]> {
  const gates = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const waiting = gates.map(({ promise }) => line.wait(promise));
  const expected: number[] = [];
  while (gates.length > 0) {
    expected.push(expectedWaitMs(line.load));
    vi.advanceTimersByTime(ms);
    const taken = gates.splice(0, together);
    for (const { resolve } of taken) resolve();
    await Promise.all(waiting.splice(0, taken.length));
  }
  return expected;
}

test('what is left to wait is known after a few were taken', async () => {
  const expected = await serve(new Line('database'), 100, 5, 1);
  expect(expected[0]).toBe(0);
  // Fifty are left, twenty of whom don't count, with 5 ms for each.
  expect(expected[50]).toBeGreaterThan(130);
  expect(expected[50]).toBeLessThan(170);
  expect(expected.at(-1)).toBeLessThan(300);
});

test('where many are taken in one go, one alone says nothing about a rush', async () => {
  const line = new Line('bookings', 64);
  for (let n = 0; n < 50; n += 1) await serve(line, 1, 20, 1);
  const [atOnce = 0] = await serve(line, 640, 20, 64);
  // Ten batches of 20 ms, though each request alone took 20 ms too.
  expect(atOnce).toBeGreaterThan(150);
  expect(atOnce).toBeLessThan(250);
});

test('who gives up waits no longer', async () => {
  const line = new Line('database');
  await expect(line.wait(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(line.load.waiting).toBe(0);
});
