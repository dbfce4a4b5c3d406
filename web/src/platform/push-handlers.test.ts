import { ownPath } from '@rondo/rules';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

/** The address the service worker opens for the path in a push message. */
async function openedFor(path: unknown): Promise<string> {
  const opened: string[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    location: { origin: 'https://rondo.example' },
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    clients: { matchAll: async () => [], openWindow: async (address: string) => opened.push(address) },
  };
  runInNewContext(readFileSync(new URL('../../public/push-handlers.js', import.meta.url), 'utf8'), { self, URL });
  let shown: Promise<unknown> = Promise.resolve();
  const waitUntil = (work: Promise<unknown>) => (shown = work);
  listeners.notificationclick?.({ notification: { close: () => undefined, data: { path } }, waitUntil });
  await shown;
  return opened[0] ?? '';
}

test.each([
  '/match/1?step=join#teams',
  '/%09/evil.example',
  '/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example',
  '/match\u0085',
])('a pressed message for %j opens a page of ours', async (path) => {
  expect(await openedFor(path)).toBe(`https://rondo.example${ownPath(path) ?? '/notifications'}`);
});

test('a message without a path opens the notifications', async () => {
  expect(await openedFor(undefined)).toBe('https://rondo.example/notifications');
});
