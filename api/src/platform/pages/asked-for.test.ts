import { expect, test } from 'vitest';
import { useServer } from '../../../test/server.ts';

const server = useServer();

test.each([
  ['/favicon.ico', '/icon-192.png'],
  ['/.well-known/change-password', '/settings#password'],
])('who asks for %s is led to %s', async (path, place) => {
  const { status, headers } = await server.call('GET', path);
  expect([status, headers.location]).toEqual([302, place]);
});
