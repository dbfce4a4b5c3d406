import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type LogPosition, minute } from '@rondo/rules';
import { DummyDriver, Kysely, PostgresDialect, sql } from 'kysely';
import {
  Client,
  type ClientConfig,
  DatabaseError,
  Pool as PgPool,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
  types as pgTypes,
} from 'pg';
import { startUpOptions } from './settings/connection-settings.ts';
import { currentReader, noteWritten } from './standbys/followed-reads.ts';
import type { Line } from './load/line.ts';
import { traceStatement } from './observability/tracing.ts';
import { countedPools } from './processes/metrics.ts';
import type { DB } from './schema.ts';

/**
 * A handle on the database: the pool, or the connection of a transaction. Statements are written as `sql` templates; `Transaction` marks,
 * in signatures, what must run inside one.
 */
export type Database = Kysely<DB>;
declare const inside: unique symbol;
export type Transaction = Database & { readonly [inside]?: true };

const timestamptz = 1184;
const bigint = 20;
const numeric = 1700;

/** Times leave the database as ISO text (sessions run in UTC), bigints and numerics as numbers. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      if (oid === timestamptz) return isoText;
      if (oid === bigint || oid === numeric) return Number;
    }
    return pgTypes.getTypeParser(oid, format);
  },
};

/** `2026-11-21 08:10:06.1+00` → `2026-11-21T08:10:06.100Z` */
function isoText(value: string): string {
  const [whole = '', fraction = ''] = value.slice(0, value.lastIndexOf('+')).split('.');
  return `${whole.replace(' ', 'T')}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

/** How many statements are prepared: each connection keeps them for good, here and in PostgreSQL. */
const preparedMax = 600;

/**
 * Names of a pool's statements. The same text gets the same name, so that PostgreSQL parses and plans it once per connection. Beyond the
 * limit, which the program's own statements don't reach, statements are sent without a name.
 */
class StatementNames {
  readonly #names = new Map<string, string>();

  of(text: string): string | undefined {
    let name = this.#names.get(text);
    if (name === undefined && this.#names.size < preparedMax) {
      name = createHash('sha1').update(text).digest('base64url');
      this.#names.set(text, name);
    }
    return name;
  }
}

/**
 * A connection that may name its statements and sends them without waiting for earlier answers (pipelining). Queries sent without waiting
 * go out in one write: each write wakes PostgreSQL, which then takes the processor.
 */
class PipeliningClient extends Client {
  /** @param names null: no statement has a name. A pooler gives each transaction any connection, which doesn't know the statements of others. */
  constructor(config: ClientConfig | undefined, names: StatementNames | null) {
    super({ ...config, pipeline: true });
    // The running statement is rejected with the reason; without a listener a lost connection would end the process.
    this.on('error', () => undefined);
    // A server that has become a standby refuses all writes of this connection: the pool opens another, which a proxy leads to the primary.
    this.connection.on('errorMessage', ({ code }: DatabaseError) => {
      if (code === readOnly) void this.end();
    });
    const plainQuery = this.query.bind(this) as (config: QueryConfig) => Promise<QueryResult>;
    const query = (text: string, values?: unknown[]) => {
      const { stream } = this.connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
      const name = values?.length ? names?.of(text) : undefined;
      const sent = plainQuery({ ...(name !== undefined && { name }), text, ...(values?.length && { values }) });
      traceStatement(text, sent);
      return sent;
    };
    Object.assign(this, {
      query: (...args: unknown[]) =>
        typeof args[0] === 'string' && (args[1] === undefined || Array.isArray(args[1])) && args.length <= 2
          ? query(args[0], args[1])
          : Reflect.apply(plainQuery, this, args),
    });
  }
}

export interface Pool {
  db: Database;
  /** Breaks its connections off: queries under way on them fail, as when the server dies. */
  breakOff(): void;
  close(): Promise<void>;
}

/**
 * Opens a pool on `url`, which is a pooler's when it is `pooled` (`openServingPool`).
 * @param options.connectMs how long to wait for a connection
 * @param options.line the line for callers that find no connection free
 */
export function openPool(
  url: string,
  size: number,
  { pooled = false, connectMs = 5000, line }: { pooled?: boolean; connectMs?: number; line?: Line | undefined } = {},
): Pool {
  const names = pooled ? null : new StatementNames();
  const pool = new PgPool({
    connectionString: url,
    max: size,
    Client: class extends PipeliningClient {
      constructor(config?: ClientConfig) {
        super(config, names);
        // The pool's other connections are useless too; given up one by one, a large pool would outlast a caller's patience.
        this.connection.on('errorMessage', ({ code }: DatabaseError) => {
          if (code === readOnly)
            idle.forEach((client) => client.emit('error', new Error('its server takes no writes')));
        });
      }
    },
    types,
    ...(!pooled && { options: startUpOptions }),
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: minute,
  });
  // An idle connection that the server ends is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  const [open, idle] = [new Set<PoolClient>(), new Set<PoolClient>()];
  pool.on('connect', (client) => open.add(client)).on('acquire', (client) => idle.delete(client));
  pool.on('release', (_, client) => idle.add(client));
  pool.on('remove', (client) => [open, idle].forEach((clients) => clients.delete(client)));
  if (line) countedPools.add(pool);
  const db: Database = new Kysely({
    dialect: new PostgresDialect({
      pool: line ? { connect: () => line.wait(pool.connect()), end: () => pool.end(), options: pool.options } : pool,
    }),
  });
  return {
    db,
    breakOff: () => open.forEach((client) => client.connection.stream.destroy()),
    async close() {
      countedPools.delete(pool);
      await db.destroy();
    },
  };
}

/** SQLSTATE of a write where none is possible: nothing has happened, so it may be tried again. */
const readOnly = '25006';
/** For how long a refused write is tried again; by then a proxy has noticed which server is the primary (decisions/0057-failover.md). */
const readOnlyMs = 1000;

/** Runs a transaction again on another connection while its server takes no writes; soon at first, because busy connections may lead to it too. */
async function untilWritable<T>(run: () => Promise<T>): Promise<T> {
  const until = performance.now() + readOnlyMs;
  for (let waited = 1; ; waited *= 2)
    try {
      return await run();
    } catch (error) {
      if (sqlState(error) !== readOnly || performance.now() > until) throw error;
      await wait(Math.min(waited, 50));
    }
}

/**
 * Runs `work` in one READ COMMITTED transaction, and again if the server takes no writes. BEGIN is sent together with the first statement, so it
 * costs no extra round trip.
 */
export function inTransaction<T>(db: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
  return untilWritable(() => inOneTransaction(db, work));
}

/** What a handle on one connection leaves unused: it opens no other. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('a connection opens no other')) });
const unused = { config: { dialect }, dialect, driver: new DummyDriver() };

/**
 * Does work on one connection, whose statements don't wait for each other's answers: sent at once, they are one write here, and work of one process of
 * PostgreSQL, which answers them in turn. Kysely's own `connection()` sends each only after the answer to the one before.
 */
export function onConnection<T>(db: Database, work: (connection: Database) => Promise<T>): Promise<T> {
  const executor = db.getExecutor();
  return executor.provideConnection((connection) =>
    work(
      new Kysely({
        ...unused,
        executor: executor.withConnectionProvider({ provideConnection: (use) => use(connection) }),
      }),
    ),
  );
}

function inOneTransaction<T>(db: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
  return onConnection(db, async (connection) => {
    const begun = sql`begin`.execute(connection);
    begun.catch(() => undefined); // the first statement fails as well, with the reason
    try {
      const result = await work(connection);
      await Promise.all(sendCommit(connection));
      return result;
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}

/**
 * A transaction of two round trips: `read` sends its statements together and awaits them; `write` sends its own without waiting and
 * returns their promises; COMMIT follows at once. Any failure rolls everything back.
 */
export function inPipelinedTransaction<R>(
  db: Database,
  read: (trx: Transaction) => Promise<R>,
  write: (trx: Transaction, result: R) => Promise<unknown>[],
): Promise<R> {
  return untilWritable(() => inOnePipelinedTransaction(db, read, write));
}

function inOnePipelinedTransaction<R>(
  db: Database,
  read: (trx: Transaction) => Promise<R>,
  write: (trx: Transaction, result: R) => Promise<unknown>[],
): Promise<R> {
  return onConnection(db, async (connection) => {
    const begun = sql`begin`.execute(connection);
    begun.catch(() => undefined);
    try {
      const result = await read(connection);
      // After a failed statement COMMIT silently rolls back, so the result of every statement is checked.
      const sent = [...write(connection, result), ...sendCommit(connection)];
      await Promise.allSettled(sent);
      await Promise.all(sent);
      return result;
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}

/** A position that no log reaches, so that only the primary is read after a write. */
const nowhere = { timeline: 0, at: Number.MAX_SAFE_INTEGER };

/** Sends COMMIT and, if the caller may read from a standby next, asks how far the log is then. */
function sendCommit(connection: Database): Promise<unknown>[] {
  const committed = sql`commit`.execute(connection);
  if (currentReader() === null) return [committed];
  const asked = sql<LogPosition>`
    select ${timeline} as timeline, (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::int8 as at`.execute(connection);
  return [
    committed,
    asked.then(
      ({ rows }) => noteWritten(rows[0] ?? nowhere),
      () => noteWritten(nowhere),
    ),
  ];
}

/** The primary's timeline, which is the first part of its log files' names. */
export const timeline = sql`('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int`;

/** The SQLSTATE of a PostgreSQL error, or null. */
export function sqlState(error: unknown): string | null {
  return error instanceof DatabaseError ? (error.code ?? null) : null;
}

/** Whether an error says that a constraint of this name was violated. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof DatabaseError && error.constraint === constraint;
}

/** Locks; no space, no free connection, or read-only; restarts and lost connections; statements or transactions that took 30 s in a rush. */
const transientStates = new Set(
  '55P03 40P01 53100 53200 53300 25006 57P01 57P02 57P03 57P05 08000 08001 08003 08006 57014 25P03'.split(' '),
);
const transientCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
]);

/** Whether a failure is temporary: a lock, no connection, no space (also on our own disk), a restart, a rush. */
export function isTransient(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== null) return transientStates.has(state) || isOfPooler(error);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    transientCodes.has(code) ||
    // The driver's messages about a connection that it didn't get, lost, or closed.
    /Connection terminated|connection error|timeout exceeded when trying to connect|timeout expired|not queryable/i.test(
      error.message,
    )
  );
}

/** PgBouncer's own messages: no connection is free, or the client's is gone. PostgreSQL's messages name the routine. */
function isOfPooler(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '08P01' && error.routine === undefined;
}
