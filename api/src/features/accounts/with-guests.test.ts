import { expect, test } from 'vitest';
import { guestEmail } from '../../../test/guest-calls.ts';
import { useServer } from '../../../test/server.ts';
import { Refused } from '../../platform/refusal.ts';
import { withGuests } from './with-guests.ts';

const server = useServer();
const at = () => ({ language: 'nl' as const, now: server.clock.now() });

test('a guest who was found, and is gone before anything was done for them, is made again', async () => {
  const email = guestEmail();
  const first = await withGuests(server.db, [{ email }], at(), async ([id]) => id);
  const tried: (string | undefined)[] = [];
  const second = await withGuests(server.db, [{ email }], at(), async ([id]) => {
    tried.push(id);
    if (id !== first) return id;
    // As a refused request does that had created them.
    await server.sql`delete from wallet where user_id = ${id}`;
    await server.sql`delete from app_user where id = ${id}`;
    throw new Refused('not_logged_in');
  });
  expect(tried).toEqual([first, second]);
  const rows = await server.rows<{ id: string }>`select id from app_user where email = ${email}`;
  expect(rows).toEqual([{ id: second }]);
});

test('of a refusal nothing is left but who was there before', async () => {
  const [known, unknown] = [guestEmail(), guestEmail()];
  const id = await withGuests(server.db, [{ email: known }], at(), async ([one]) => one);
  const people = [{ email: known }, { email: unknown }];
  const refused = withGuests(server.db, people, at(), () => Promise.reject(new Refused('not_logged_in')));
  await expect(refused).rejects.toMatchObject({ code: 'not_logged_in' });
  const rows = await server.rows<{ id: string }>`
    select id from app_user where email in (${known}, ${unknown})`;
  expect(rows).toEqual([{ id }]);
});
