import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { guestEmail } from '../../../test/guest-calls.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const ready = () => server.call('GET', '/readyz');

afterEach(async () => {
  await server.sql`drop trigger if exists full_disk on rate_limit`;
});

/** Makes PostgreSQL fail every write to this table with the message and code of a full disk. */
async function fillDatabase(code: string): Promise<void> {
  await sql
    .raw(
      `create or replace function fail_to_write() returns trigger language plpgsql as $$
       begin raise 'could not extend file' using errcode = '${code}'; end $$`,
    )
    .execute(server.db);
  await server.sql`create trigger full_disk before insert or update on rate_limit execute function fail_to_write()`;
}

test.each([
  ['53100', 'database disk full'],
  ['25006', 'database read-only'],
])(
  'a database that can not write (%s): nobody is sent here, calls are told when to come back, and it passes',
  async (code, status) => {
    expect((await ready()).body).toEqual({ status: 'ready' });
    await fillDatabase(code);
    const refused = await ready();
    expect(refused).toMatchObject({ status: 503, body: { status }, headers: { 'retry-after': '10' } });
    const call = await server.call('POST', '/api/leads/subscribe', { body: { email: guestEmail() } });
    expect(call).toMatchObject({ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '2' } });
    await server.sql`drop trigger full_disk on rate_limit`;
    // A busy machine may be too slow for the look, and then says so too.
    await vi.waitFor(async () => expect((await ready()).status).toBe(200), 10_000);
    expect((await server.call('POST', '/api/leads/subscribe', { body: { email: guestEmail() } })).status).toBe(200);
  },
);

test('too little room for uploads: nobody is sent here until there is', async () => {
  const { diskFreeLeastBytes } = server.config;
  server.config.diskFreeLeastBytes = Number.MAX_SAFE_INTEGER;
  expect(await ready()).toMatchObject({
    status: 503,
    body: { status: 'disk full', freeMegabytes: expect.any(Number) },
    headers: { 'retry-after': '10' },
  });
  server.config.diskFreeLeastBytes = diskFreeLeastBytes;
  expect((await ready()).status).toBe(200);
});
