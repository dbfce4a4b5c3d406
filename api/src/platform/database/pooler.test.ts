import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Client, DatabaseError } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { useServer } from '../../../test/server.ts';
import { refusePooler, unlimitedOptions } from '../settings/connection-settings.ts';
import { isTransient, openPool } from '../db.ts';
import { StartError } from '../settings/start-error.ts';
import { openServingPool } from './pooler.ts';

const server = useServer();

/** PostgreSQL plays the pooler: connections are kept apart, and nothing is said when they open. */
async function pooled(url = server.databaseUrl) {
  const pool = await openServingPool(server.databaseUrl, { poolerUrl: url, databasePoolSize: 2 });
  onTestFinished(() => pool.close());
  return pool;
}

async function connect(options?: string): Promise<Client> {
  const client = new Client({ connectionString: server.databaseUrl, ...(options !== undefined && { options }) });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const limits = `select current_setting('TimeZone') as zone, current_setting('lock_timeout') as lock,
  current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`;

test('what says nothing when it opens has the limits from its role, however many processes start at once', async () => {
  await Promise.all([pooled(), pooled(), pooled(), pooled()]);
  await pooled();
  const { rows } = await (await connect()).query(limits);
  expect(rows).toEqual([{ zone: 'UTC', lock: '3s', statement: '30s', idle: '30s' }]);
});

test('migrations have no limit, whatever their role has', async () => {
  await pooled();
  const { rows } = await (await connect(unlimitedOptions)).query(limits);
  expect(rows).toMatchObject([{ lock: '0', statement: '0', idle: '0' }]);
});

test('statements have names on PostgreSQL itself, and none on a pooler', async () => {
  const direct = openPool(server.databaseUrl, 1);
  onTestFinished(() => direct.close());
  const names = async ({ db }: typeof direct) => {
    await db.connection().execute(async (connection) => {
      await sql`select ${'anything'}::text`.execute(connection);
      const { rows } = await sql<{ n: number }>`select count(*) as n from pg_prepared_statements`.execute(connection);
      found.push(rows[0]?.n ?? -1);
    });
  };
  const found: number[] = [];
  await names(direct);
  await names(await pooled());
  expect(found).toEqual([1, 0]);
});

test('a pooler that logs in as somebody else is refused, with what is wrong', async () => {
  const role = `rondo_test_${randomBytes(6).toString('hex')}`;
  await server.sql`create role ${sql.id(role)} login password 'other'`;
  onTestFinished(async () => void (await sql`drop role ${sql.id(role)}`.execute(server.db)));
  const url = Object.assign(new URL(server.databaseUrl), { username: role, password: 'other' });
  await expect(pooled(url.href)).rejects.toThrow(
    `What DATABASE_POOLER_URL hands out, as ${role}, has lock_timeout=0, statement_timeout=0, idle_in_transaction_session_timeout=0: `,
  );
});

test('a pooler that refuses the login is said in one sentence', async () => {
  const url = Object.assign(new URL(server.databaseUrl), { password: 'another' });
  const refused = pooled(url.href);
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(
    /^DATABASE_POOLER_URL can't be used: password authentication failed for user ".+"\.$/,
  );
});

test('a pooler in the place of PostgreSQL is refused: it keeps nothing of what a connection says', async () => {
  await expect(refusePooler(await connect())).rejects.toThrow(/^DATABASE_URL leads to a pooler: .*\.$/);
  await refusePooler(await connect(unlimitedOptions));
});

test('what a pooler says by itself passes; a mistake of ours that PostgreSQL names does not', () => {
  const error = (message: string, more: object) =>
    Object.assign(new DatabaseError(message, 0, 'error'), { code: '08P01', ...more });
  expect(isTransient(error('query_wait_timeout', {}))).toBe(true);
  expect(isTransient(error('server conn crashed?', {}))).toBe(true);
  expect(isTransient(error('bind message supplies 1 parameters', { routine: 'exec_bind_message' }))).toBe(false);
});
