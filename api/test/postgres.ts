import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/platform/embedded/embedded-postgres.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { type Pooler, startPooler } from './pooler.ts';
import { compareStatements, isOfSlowTests } from './statements/compare.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server all API tests share; it holds the migrated database `rondo_template`. */
    postgresUrl: string;
    /** A database of the same server through a pooler; null if there is no pooler. */
    poolerUrl: string | null;
  }
}

/** In bytes: several times what all databases of a run take at one time. */
const roomInMemory = 4 * 1024 ** 3;

/**
 * One PostgreSQL server for the whole run of API tests: an embedded one without durability, because its data die with the run, or the one of
 * TEST_DATABASE_URL (its user must be allowed to create databases and extensions). With RONDO_TEST_POOLER=1 calls go through the machine's PgBouncer,
 * in transaction mode.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env['TEST_DATABASE_URL'];
  const server = outside ? { url: outside, stop: async () => {} } : await throwAwayServer();
  let pooler: Pooler | null = null;
  try {
    await makeTemplate(server.url);
    if (process.env['RONDO_TEST_POOLER'] === '1') pooler = await startPooler(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  project.provide('poolerUrl', pooler?.urlOf(server.url) ?? null);
  const folder = mkdtempSync(join(tmpdir(), 'rondo-statements-'));
  const statementsFile = join(folder, 'collected.jsonl');
  writeFileSync(statementsFile, '');
  project.provide('statementsFile', statementsFile);
  return async () => {
    try {
      await checkStatements(project, server.url, statementsFile);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await pooler?.stop();
      await server.stop();
    }
  };
}

/** Fails the run if the database understands the product's SQL otherwise than the code does. */
async function checkStatements(project: TestProject, serverUrl: string, statementsFile: string): Promise<void> {
  const { testFiles } = await project.globTestFiles();
  const slow = testFiles.filter((file) => file.includes('.slow.test.'));
  const areAll = slow.length < testFiles.length;
  const wrong = await compareStatements(
    databaseUrl(serverUrl, 'rondo_template'),
    statementsFile,
    (site, ran) => areAll && testFiles.every((file) => ran.has(file)) && (slow.length > 0 || !isOfSlowTests(site)),
  );

  if (wrong.length > 0) throw new Error(`SQL that is not what the code takes it for:\n${wrong.join('\n')}`);
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * A folder in memory, where copying a database of a thousand files takes a tenth of a second instead of one or two on a busy disk; null if there is
 * none, or little room in it, as in containers.
 */
function inMemory(): string | null {
  const folder = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > roomInMemory ? folder : null;
  } catch {
    return null;
  }
}

async function throwAwayServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(inMemory() ?? tmpdir(), 'rondo-test-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const settings = {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      max_wal_size: '256MB',
      // Each file has new connections, which would plan each statement anew up to five times.
      plan_cache_mode: 'force_generic_plan',
    };
    const server = await startEmbeddedPostgres({ dataDir, settings });
    return { url: server.url, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

async function makeTemplate(serverUrl: string): Promise<void> {
  await run(serverUrl, [
    'DROP DATABASE IF EXISTS rondo_template WITH (FORCE)',
    // Made from template0, so that an outside server's own locale doesn't change how the tests sort.
    `CREATE DATABASE rondo_template TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8'`,
  ]);
  const template = databaseUrl(serverUrl, 'rondo_template');
  await migrate(template);
  // Gives each copy a clean catalogue, with statistics.
  await run(template, ['VACUUM (FREEZE, ANALYZE)']);
}

async function run(url: string, statements: string[]): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
