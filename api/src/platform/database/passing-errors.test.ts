import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/server.ts';
import { inTransaction, isTransient, sqlState } from '../db.ts';

const server = useServer();

test.each([
  ['Connection terminated unexpectedly', true],
  ['Connection terminated due to connection timeout', true],
  ['timeout exceeded when trying to connect', true],
  ['timeout expired', true],
  ['Client has encountered a connection error and is not queryable', true],
  ['Client was closed and is not queryable', true],
  ['Received unexpected dataRow message from backend.', false],
  ['x is not a function', false],
])('%s passes: %s', (message, passes) => {
  expect(isTransient(new Error(message))).toBe(passes);
});

test.each([
  ['57014', `set local statement_timeout = 20`, `select pg_sleep(1)`],
  ['25P03', `set local idle_in_transaction_session_timeout = 20`, null],
])('what took too long in a rush passes: %s', async (state, limit, slow) => {
  const error: unknown = await inTransaction(server.db, async (trx) => {
    await sql.raw(limit).execute(trx);
    if (slow === null) await new Promise((resolve) => setTimeout(resolve, 300));
    await sql.raw(slow ?? 'select 1').execute(trx);
  }).catch((thrown: unknown) => thrown);
  expect([state, null]).toContain(sqlState(error));
  expect(isTransient(error)).toBe(true);
});
