import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useServer } from '../../test/server.ts';
import { watchStatements } from '../../test/watch-statements.ts';
import { type Database, inPipelinedTransaction, inTransaction } from './db.ts';

const server = useServer();

const numbers = [1, 2, 3];
const say = (db: Database, n: number) => sql<{ n: number }>`select ${n}::int as n`.execute(db);
const sayAll = (db: Database) => Promise.all(numbers.map((n) => say(db, n)));

test('statements of a transaction go together, with BEGIN before the first', async () => {
  const { result, statements, trips } = await watchStatements(() => inTransaction(server.db, sayAll));
  expect(result.map(({ rows }) => rows[0]?.n)).toEqual(numbers);
  expect({ statements: statements.length, trips }).toEqual({ statements: 5, trips: 2 });
});

test('a pipelined transaction waits twice: for what it reads, and for what it writes with COMMIT', async () => {
  const { statements, trips } = await watchStatements(() =>
    inPipelinedTransaction(server.db, sayAll, (trx) => numbers.map((n) => say(trx, n))),
  );
  expect({ statements: statements.length, trips }).toEqual({ statements: 8, trips: 2 });
});

test('a transaction fails with the reason of the first that fails, and its connection is free again', async () => {
  const failing = inTransaction(server.db, (trx) =>
    Promise.all([say(trx, 1), sql`select 1 / ${0}::int`.execute(trx), say(trx, 3)]),
  );
  await expect(failing).rejects.toThrow('division by zero');
  const { rows } = await inTransaction(server.db, (trx) => say(trx, 4));
  expect(rows).toEqual([{ n: 4 }]);
});
