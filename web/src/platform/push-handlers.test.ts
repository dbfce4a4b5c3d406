import { ownPath } from '@rondo/rules';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

/** The service worker's part for push messages, with what it opened and showed. */
function aWorker() {
  const opened: string[] = [];
  const badges: number[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    location: { origin: 'https://rondo.example' },
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    clients: { matchAll: async () => [], openWindow: async (address: string) => opened.push(address) },
    registration: { showNotification: async () => undefined },
    navigator: { setAppBadge: async (count: number) => badges.push(count) },
  };
  runInNewContext(readFileSync(new URL('../../public/push-handlers.js', import.meta.url), 'utf8'), { self, URL });
  const hear = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners[name]?.({ ...event, waitUntil: (under: Promise<unknown>) => (work = under) });
    await work;
  };
  return { opened, badges, hear };
}

/** The address the service worker opens for the path in a push message. */
async function openedFor(path: unknown): Promise<string> {
  const { opened, hear } = aWorker();
  await hear('notificationclick', { notification: { close: () => undefined, data: { path } } });
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

test.each([
  [{ unread: 4 }, [4]],
  [{ unread: 0 }, [0]],
  [{}, []],
  [{ unread: 'many' }, []],
])('a message that came says on the app’s icon how many there are: %o', async (message, count) => {
  const { badges, hear } = aWorker();
  await hear('push', { data: { json: () => ({ title: 'Rondo', ...message }) } });
  expect(badges).toEqual(count);
});
