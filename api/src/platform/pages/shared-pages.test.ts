import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { useServer } from '../../../test/server.ts';
import { builtWeb } from './web-source.ts';

/** Replaces the built web app with a page that counts its renderings and calls the API as `/unsubscribe/{token}` does. */
const folder = mkdtempSync(path.join(tmpdir(), 'rondo-shared-pages-'));
mkdirSync(path.join(folder, 'client'));
mkdirSync(path.join(folder, 'server'));
writeFileSync(path.join(folder, 'client/index.html'), '<!doctype html>');
writeFileSync(
  path.join(folder, 'server/entry-server.js'),
  `let count = 0;
  export const isForEverybody = (url) => !url.includes('token');
  export async function render({ url, language, nonce, get }) {
    if (url.includes('unsubscribe')) await get('/api/unsubscribe/nothing');
    return { status: 200, html: JSON.stringify({ count: (count += 1), url, language, nonce, long: 'x'.repeat(2000) }) };
  }`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const server = useServer({ TRUST_PROXY: '1' }, { web: await builtWeb(folder) });

async function open(url: string, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({ url, headers });
  const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
  const page = JSON.parse(answer.body) as { count: number; language: string; nonce: string };
  // The policy belongs to the page, shared or not.
  expect(page.nonce).toBe(nonce);
  return { ...page, headers: answer.headers };
}

test('visitors share a page for a second by address and language; whoever is logged in, or brings a token, has their own', async () => {
  const [first, second] = await Promise.all([open('/'), open('/')]);
  expect(second.count).toBe(first.count);
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: expect.stringContaining('Cookie'),
  });
  const counts = [first.count];
  for (const [url, headers] of [
    ['/?a=1', {}],
    ['/', { 'accept-language': 'nl' }],
    ['/', { cookie: 'color-scheme=dark' }],
    ['/reset/token', {}],
    ['/reset/token', {}],
    ['/', { authorization: `Bearer ${(await aPlayer(server)).token}` }],
    ['/', { cookie: 'sid=of-somebody' }],
    ['/', { cookie: 'sid=of-somebody' }],
  ] as [string, Record<string, string>][])
    counts.push((await open(url, headers)).count);
  expect(new Set(counts).size).toBe(counts.length);
  expect((await open('/', { cookie: 'sid=x' })).headers['cache-control']).toBe('private, no-store');
  // A booking's page contains its guest's address.
  expect((await open('/booking/token')).headers['cache-control']).toBe('private, no-store');
});

test('a page goes compressed as the browser takes it', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', 'identity'],
  ]) {
    const { headers } = await server.app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect([accepted, headers['content-encoding']]).toEqual([accepted, encoding]);
    expect(headers.vary).toContain('Accept-Encoding');
  }
});

test('what a page asks for its reader counts as the reader’s', async () => {
  for (const ip of ['198.51.100.1', '198.51.100.2', '198.51.100.2'])
    await server.app.inject({ url: '/unsubscribe/token', headers: { 'x-forwarded-for': ip } });
  const countOf = (ip: string) =>
    server.value<number>`select coalesce(sum(attempts), 0) as n from rate_limit where subject = ${`unsubscribe:${ip}`}`;
  expect([await countOf('198.51.100.1'), await countOf('198.51.100.2')]).toEqual([1, 2]);
});
