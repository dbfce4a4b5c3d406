import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { aPlayerWithPassword, logIn } from '../../../test/passwords.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const { see } = consoleCalls(server);

const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/operate/duties.md'), 'utf8');

/** The statements of operate/duties.md#a-breach, between two moments. */
function statements(since: string, until: string): string[] {
  const blocks = [...page.matchAll(/^ *```sql\n([^]*?)^ *```$/gm)].map(([, text = '']) => text);
  return blocks
    .join('\n')
    .replaceAll(/^ *\\set .*$/gm, '')
    .replaceAll(":'since'", `'${since}'`)
    .replaceAll(":'until'", `'${until}'`)
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean);
}

const ask = async (statement: string) => (await sql.raw<Record<string, unknown>>(statement).execute(server.db)).rows;

test('the statements of a breach find what an admin’s stolen login did, to whom, and how many there are', async () => {
  const [seen, unseen] = [await aPlayer(server), await aPlayerWithPassword(server)];
  const admin = await aPlayer(server, { role: 'admin' });
  await logIn(server, unseen.email);
  await see(admin.token, seen.id);

  const [acts = '', logins = '', money = '', roles = '', counts = '', people = '', ...more] = statements(
    '2020-01-01',
    '2100-01-01',
  );
  expect(more).toEqual([]);
  expect(await ask(acts)).toMatchObject([{ actor_id: admin.id, about_id: seen.id }]);
  expect(await ask(logins)).toEqual(
    expect.arrayContaining([expect.objectContaining({ user_id: unseen.id, role: 'player' })]),
  );
  expect(await ask(money)).toEqual([]);
  expect(await ask(roles)).toEqual(expect.arrayContaining([{ role: 'admin', count: 1 }]));
  expect(await ask(counts)).toEqual([{ account_numbers: 0, bsns: 0, payers: 0, subscribers: 0, enquiries: 0 }]);
  expect(await ask(people)).toMatchObject([{ email: seen.email }]);

  const [actsBefore = '', loginsBefore = ''] = statements('2020-01-01', '2020-01-02');
  expect([await ask(actsBefore), await ask(loginsBefore)]).toEqual([[], []]);
});

test('everybody is out at once by the statement of the page', async () => {
  const player = await aPlayer(server);
  expect(page).toContain('`delete from session`');
  await ask('delete from session');
  expect((await server.as(player).get('/api/users/me')).status).toBe(401);
});
