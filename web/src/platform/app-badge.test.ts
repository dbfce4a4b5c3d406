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

test.each([
  ['has no badges', {}],
  ['refuses them', { setAppBadge: () => Promise.reject(new Error('not installed')) }],
])('a browser that %s goes on', async (_, navigator) => {
  vi.stubGlobal('window', { navigator });
  expect(() => showBadge(3)).not.toThrow();
  await Promise.resolve();
});
