import { afterAll, expect, test, vi } from 'vitest';
import { checkConnection, isReachable, noteAnswered } from './connection.ts';

const network = { onLine: true };
vi.stubGlobal('navigator', network);
vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
vi.useFakeTimers();
// Other files share the worker.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an answer that was under way when the network went doesn’t prove a connection', async () => {
  network.onLine = false;
  expect(await checkConnection()).toBe(false);
  noteAnswered();
  expect(isReachable()).toBe(false);
  network.onLine = true;
  noteAnswered();
  expect(isReachable()).toBe(true);
});
