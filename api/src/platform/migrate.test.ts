import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useServer } from '../../test/server.ts';
import { migrate } from './migrate.ts';
import { StartError } from './start-error.ts';

const server = useServer();

test('old code does not start on a database that newer code has changed', async () => {
  expect(await migrate(server.databaseUrl)).toBe(0);
  await sql`insert into migration (name) values ('9999-from-tomorrow.sql')`.execute(server.db);
  const refused = await migrate(server.databaseUrl).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartError);
  expect(String(refused)).toContain('9999-from-tomorrow.sql');
  await sql`delete from migration where name like '9999%'`.execute(server.db);
  expect(await migrate(server.databaseUrl)).toBe(0);
});
