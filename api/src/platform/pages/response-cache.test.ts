import { expect, onTestFinished, test, vi } from 'vitest';
import { ResponseCache } from './response-cache.ts';

test('unequal requests keep no more than a bound, and nothing is kept past its time', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const shared = new ResponseCache(1000);
  const large = { bytes: Buffer.alloc(100_000) };
  for (let n = 0; n < 2000; n += 1) await shared.get(`a ${n}`, async () => large);
  expect(shared.size.bytes).toBeLessThanOrEqual(8 * 1024 * 1024);
  expect(shared.size.answers).toBeGreaterThan(50);
  for (let n = 0; n < 2000; n += 1) await shared.get(`b ${n}`, async () => ({ bytes: Buffer.from(`${n}`) }));
  expect(shared.size.answers).toBeLessThanOrEqual(1000);
  await Promise.allSettled([shared.get('fails', async () => Promise.reject(new Error('no')))]);
  await vi.advanceTimersByTimeAsync(2001);
  expect(shared.size).toEqual({ answers: 0, bytes: 0 });
});

test('equal requests are one answer, for as long as it is shared', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const shared = new ResponseCache(1000);
  const make = vi.fn(async () => ({ bytes: Buffer.from('1') }));
  const asked = await Promise.all([shared.get('a', make), shared.get('a', make)]);
  expect(asked[0]).toBe(asked[1]);
  await vi.advanceTimersByTimeAsync(999);
  await shared.get('a', make);
  expect(make).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2);
  await shared.get('a', make);
  expect(make).toHaveBeenCalledTimes(2);
});
