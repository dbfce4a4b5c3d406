import { ownPath } from '@rondo/rules';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { useServer } from '../../../test/server.ts';
import { violates } from '../db.ts';

const server = useServer();

test.each([
  '/',
  '/match/1?step=join#teams',
  '/allgames?search=a//b',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/match/1\u007f',
  'https://evil.example',
])('the database keeps %j as the place a notification leads to only where it is a path of ours', async (path) => {
  const { id } = await aPlayer(server);
  const isKept = await sql`insert into notification (user_id, kind, redirect_path, created_at)
    values (${id}, 'signedUp', ${path}, app_now())`
    .execute(server.db)
    .then(
      () => true,
      (error: unknown) => !violates(error, 'notification_redirect_relative'),
    );
  expect(isKept).toBe(ownPath(path) !== null);
});
