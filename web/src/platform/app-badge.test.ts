import { afterEach, expect, test, vi } from 'vitest';
import { showBadge } from './app-badge.ts';

afterEach(() => vi.unstubAllGlobals());

test('the app’s icon has the count of the bell, and none at zero', () => {
  const setAppBadge = vi.fn(async () => undefined);
  vi.stubGlobal('window', { navigator: { setAppBadge } });
  showBadge(3);
  showBadge(0);
  expect(setAppBadge.mock.calls).toEqual([[3], [0]]);
});

test('a browser without badges, or that refuses them, goes on', async () => {
  vi.stubGlobal('window', { navigator: {} });
  showBadge(3);
  vi.stubGlobal('window', { navigator: { setAppBadge: () => Promise.reject(new Error('not installed')) } });
  showBadge(3);
  await Promise.resolve();
});
