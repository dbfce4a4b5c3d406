import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../test/server.ts';
import { servePages } from './pages.ts';
import { builtWeb } from './web-source.ts';

const server = useServer({ PUBLIC_URL: 'https://rondo.example' });
/** Replaces the built web app with a page that shows the address it was asked for. */
const folder = mkdtempSync(path.join(tmpdir(), 'rondo-pages-'));

beforeAll(async () => {
  for (const half of ['client', 'server']) mkdirSync(path.join(folder, half));
  writeFileSync(path.join(folder, 'client/index.html'), '');
  writeFileSync(
    path.join(folder, 'server/entry-server.js'),
    'export const isForEverybody = () => true; export const render = async ({ url, origin }) => ({ status: 200, html: new URL(url, origin).href });',
  );
  await servePages(server, await builtWeb(folder));
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The answer to an address sent exactly as written. */
async function ask(address: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET ${address} HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

test.each([
  ['/allgames?a=//b', '/allgames?a=//b'],
  ['/', '/'],
  ['//', '/'],
  ['//evil.example/allgames', '/evil.example/allgames'],
  ['///evil.example', '/evil.example'],
  ['/\\evil.example/a', '/evil.example/a'],
  ['http://evil.example/allgames', '/allgames'],
  ['/.//evil.example', '/404'],
  ['/a\\b', '/404'],
])('%s is shown as a page of ours', async (address, shown) => {
  expect((await ask(address)).body).toBe(`https://rondo.example${shown}`);
});

test('addresses of all kinds: never a 5xx, and never one of another site', async () => {
  const starts = [
    '/',
    '//',
    '///',
    '/\\',
    '/.//',
    '/%2F',
    '/%5C',
    'http://evil.example',
    '//evil.example/',
    '/%00',
    '/%',
    '*',
  ];
  const ends = [
    '',
    '/',
    'allgames',
    '/api/matches',
    'api/matches?limit=1',
    '?a=//b',
    '%ff',
    '/..//',
    'match/%00',
    'files/../x',
  ];
  const problems: string[] = [];
  for (const start of starts)
    for (const end of ends) {
      const { status, head, body } = await ask(start + end);
      const leaves = /^location: (?!\/[^/\\])/im.test(head) || /https?:\/\/(?!rondo\.example\/)/.test(body);
      if (!(status >= 200 && status < 500) || leaves) problems.push(`${start + end}: ${head} ${body}`.slice(0, 300));
    }
  expect(problems).toEqual([]);
});
