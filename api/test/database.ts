import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { suiteInstant } from './instants.ts';

/** A migrated, empty database for one test, and a folder for the files of a server on it. */
export type TestDatabase = {
  url: string;
  /** The settings of a server on it. */
  settings: { DATABASE_URL: string; DATABASE_POOLER_URL: string; DATA_DIR: string };
  drop(): Promise<void>;
};

/** Clones the template database, which is some thousand files: one clone for each test file. Its clock begins at the suite's instant. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `rondo_test_${randomBytes(6).toString('hex')}`;
  await run(server, `CREATE DATABASE ${name} TEMPLATE rondo_template STRATEGY file_copy`);
  const at = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href;
  const [url, pooler] = [at(server), inject('poolerUrl')];
  await run(url, startClock, [suiteInstant]);
  const folder = path.join(tmpdir(), name);
  const settings = { DATABASE_URL: url, DATABASE_POOLER_URL: pooler === null ? '' : at(pooler), DATA_DIR: folder };
  const drop = async () => {
    rmSync(folder, { recursive: true, force: true });
    // By force: a connection that a test left open must not fail the others.
    await run(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { url, settings, drop };
}

const startClock = `INSERT INTO clock_offset (ahead)
  VALUES (make_interval(secs => extract(epoch FROM $1::timestamptz - clock_timestamp())::float8))`;

async function run(server: string, statement: string, values: unknown[] = []): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}
