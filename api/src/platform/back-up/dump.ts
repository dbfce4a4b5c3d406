import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { Client } from 'pg';
import { StartError, systemCode } from '../settings/start-error.ts';

/** Writes what it reads to where the back-up is kept. */
type Write = (plain: AsyncIterable<Uint8Array>) => Promise<void>;

/**
 * Dumps a database with `pg_dump` while it is in use, as it was when the dump began.
 * @throws StartError with the program's message
 */
export async function dumpDatabase(url: string, write: Write, signal?: AbortSignal): Promise<void> {
  const dump = start('pg_dump', ['--format=custom', '--no-owner', '--no-privileges'], url, signal);
  const written = write(dump.child.stdout);
  // A dump that was cut off must not pass for a whole one.
  const [ended, kept] = await Promise.allSettled([dump.ended, written]);
  for (const one of [ended, kept]) if (one.status === 'rejected') throw one.reason;
}

/**
 * Restores a dump into an empty database.
 * @param read writes the dump into the given stream
 * @throws StartError if the database is not empty, or with the program's message
 */
export async function restoreDump(url: string, read: (to: () => Writable) => Promise<void>): Promise<void> {
  await requireEmpty(url);
  const restore = start('pg_restore', ['--exit-on-error', '--no-owner', '--no-privileges', '--dbname', bare(url)], url);
  const [ended, opened] = await Promise.allSettled([restore.ended, read(() => restore.child.stdin)]);
  for (const one of [opened, ended]) if (one.status === 'rejected') throw one.reason;
}

async function requireEmpty(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ tables: number }>(
      `select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'`,
    );
    if (rows[0]?.tables !== 0) throw new StartError('The database is not empty: restore into one that was just made.');
  } finally {
    await client.end();
  }
}

/** The address without its password, which `ps` would show. */
function bare(url: string): string {
  const address = new URL(url);
  address.password = '';
  return address.href;
}

function start(program: 'pg_dump' | 'pg_restore', args: string[], url: string, signal?: AbortSignal) {
  const all = program === 'pg_dump' ? [...args, bare(url)] : args;
  const child = spawn(program, all, {
    env: { ...process.env, PGPASSWORD: decodeURIComponent(new URL(url).password) },
    stdio: ['pipe', 'pipe', 'pipe'],
    signal,
  });
  // If the program ends early, its message matters, not that nobody reads its input.
  child.stdin.on('error', () => undefined);
  return { child, ended: endOf(child, program) };
}

async function endOf(child: ChildProcess, program: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)));
  child.on('error', (error) =>
    reject(
      systemCode(error) === 'ENOENT' ? new StartError(`${program} is not here: install postgresql-client.`) : error,
    ),
  );
  child.on('close', (code) =>
    code === 0 ? resolve() : reject(new StartError(`${program} ended with ${code}: ${said.trim()}`)),
  );
  return promise;
}
