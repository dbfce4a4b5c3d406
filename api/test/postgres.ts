import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import { migrate } from '../src/platform/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server all API tests share; it holds the migrated database `rondo_template`. */
    postgresUrl: string;
  }
}

/**
 * One PostgreSQL server for the whole run of API tests: an embedded one without durability, as its data die with the
 * run, or the one of TEST_DATABASE_URL (its user must be allowed to create databases and extensions).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env['TEST_DATABASE_URL'];
  const server = outside ? { url: outside, stop: async () => {} } : await throwAwayServer();
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}

async function throwAwayServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rondo-test-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
    const server = await startEmbeddedPostgres({ dataDir, settings });
    return { url: server.url, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new Client(serverUrl);
  await client.connect();
  try {
    await client.query('DROP DATABASE IF EXISTS rondo_template WITH (FORCE)');
    // From template0, so that an outside server's own locale doesn't change how the tests sort.
    await client.query(
      `CREATE DATABASE rondo_template TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8'`,
    );
  } finally {
    await client.end();
  }
  const template = new URL(serverUrl);
  template.pathname = '/rondo_template';
  await migrate(template.href);
}
