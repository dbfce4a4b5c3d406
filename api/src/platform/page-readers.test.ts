import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { row, useServer } from '../../test/server.ts';

/** A web app of one page, which asks what `/unsubscribe/{token}` asks. */
const folder = mkdtempSync(path.join(tmpdir(), 'rondo-pages-'));
mkdirSync(path.join(folder, 'client'));
mkdirSync(path.join(folder, 'server'));
writeFileSync(path.join(folder, 'client/index.html'), '<!doctype html>');
writeFileSync(
  path.join(folder, 'server/entry-server.js'),
  `export const render = async ({ get }) => ({ ...await get('/api/unsubscribe/nothing'), html: '' });`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const server = useServer({ TRUST_PROXY: '1' }, { webFolder: folder });

test('what a page asks for its reader counts as the reader’s', async () => {
  for (const ip of ['198.51.100.1', '198.51.100.2', '198.51.100.2'])
    await server.app.inject({ url: '/unsubscribe/nothing', headers: { 'x-forwarded-for': ip } });
  const countOf = async (ip: string) =>
    (
      await row<{ n: number }>(
        server,
        sql`select coalesce(sum(attempts), 0) as n from rate_limit where subject = ${`unsubscribe:${ip}`}`,
      )
    ).n;
  expect([await countOf('198.51.100.1'), await countOf('198.51.100.2')]).toEqual([1, 2]);
});
