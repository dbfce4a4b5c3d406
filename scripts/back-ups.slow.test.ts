import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { openBucket } from '../api/test/bucket.ts';
import { withTemporaryFolder } from '../api/test/temporary-database.ts';
import { backUpApart } from '../api/src/platform/back-up/back-up-apart.ts';
import { oneAtATime } from '../api/src/platform/back-up/one-at-a-time.ts';
import { migrate } from '../api/src/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../api/src/platform/embedded/embedded-postgres.ts';
import { makeOwnPostgres } from '../chaos/src/own-postgres.ts';
import { makeGames, makeJoiners, query } from '../chaos/src/world.ts';
import { root } from './run-program.ts';

type Settings = Record<string, string>;

/** Runs a command of the repository. @returns everything that it printed, with its exit code at the end */
async function run(script: string, settings: Settings, ...args: string[]): Promise<string> {
  const { PATH = '', TMPDIR = '' } = process.env;
  const env = { PATH, ...(TMPDIR && { TMPDIR }), ...settings };
  const ended = await promisify(execFile)(process.execPath, [path.join(root, 'scripts', script), ...args], {
    env,
    cwd: root,
  })
    .then(({ stdout, stderr }) => ({ stdout, stderr, code: 0 }))
    .catch((error: { stdout: string; stderr: string; code: number }) => error);
  return `${ended.stdout}${ended.stderr}exit ${ended.code}`;
}

const backUp = (settings: Settings, ...args: string[]) => run('backup.ts', settings, ...args);

async function newKeys(): Promise<Settings> {
  const said = await backUp({}, '--make-key');
  return Object.fromEntries(
    [...said.matchAll(/^(BACKUP_\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

async function fill(url: string): Promise<void> {
  await migrate(url);
  await makeJoiners(url, 20, 10_00);
  await makeGames(url, 30, 12, 5_00);
}

const notes = (url: string) => query<{ act: string }>(url, 'select act from back_up order by act');

describe('a back-up of the embedded database', () => {
  test(
    'is stored sealed, comes back whole, and only for who has the key',
    () =>
      withTemporaryFolder(async (folder) => {
        const dataDir = path.join(folder, 'data');
        const kept = path.join(folder, 'kept');
        const keys = await newKeys();
        const settings = { DATA_DIR: dataDir, BACKUP_TO: kept, ...keys };
        const server = await startEmbeddedPostgres({ dataDir });
        try {
          await fill(server.url);
          expect(await backUp({ ...settings, BACKUP_RECIPIENTS: '' })).toMatch(/^Set BACKUP_RECIPIENTS .*\nexit 1$/);
          expect(await backUp(settings, '--verify')).toBe(`${kept} holds no back-up.\nexit 1`);
          expect(await backUp(settings)).toMatch(/rondo-\d{8}T\d{6}Z\.backup\.age, [\d.]+ MB, [\d.]+ s\nexit 0$/);
          const [name = ''] = readdirSync(kept);
          const stored = readFileSync(path.join(kept, name));
          expect(stored.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
          expect(stored.includes('back-up.json')).toBe(false);
          expect(await notes(server.url)).toEqual([{ act: 'taken' }]);
          const [{ place, bytes } = { place: '', bytes: '' }] = await query<{ place: string; bytes: string }>(
            server.url,
            'select place, bytes from back_up',
          );
          expect([place, Number(bytes)]).toEqual([kept, stored.length]);

          // As the console begins one, and one at a time.
          const apart = backUpApart({ PATH: process.env['PATH'], ...settings });
          const { signal } = new AbortController();
          expect(await apart(signal)).toBeNull();
          // Of a day the last one stays.
          expect(readdirSync(kept)).not.toContain(name);
          await oneAtATime(server.url, async () => {
            expect(await apart(signal)).toContain('being made already');
          });
          const failed = () => query<{ says: string }>(server.url, 'select says from back_up_try');
          expect(await failed()).toEqual([]);
          const nowhere = path.join(kept, readdirSync(kept)[0] ?? '', 'below');
          const misled = backUpApart({ PATH: process.env['PATH'], ...settings, BACKUP_TO: nowhere });
          expect(await misled(signal)).toContain(nowhere);
          expect(await failed()).toEqual([{ says: expect.stringContaining(nowhere) }]);

          expect(await backUp(settings, '--verify')).toMatch(
            /(\d+) of \1 invariants hold[^]*back in [\d.]+ s\nexit 0$/,
          );
          expect(await notes(server.url)).toEqual([{ act: 'taken' }, { act: 'verified' }]);
          expect(await backUp({ ...settings, BACKUP_IDENTITY: '' }, '--verify')).toMatch(
            /^Set BACKUP_IDENTITY .*\nexit 1$/,
          );
          const { BACKUP_IDENTITY = '' } = await newKeys();
          expect(await backUp({ ...settings, BACKUP_IDENTITY }, '--verify')).toMatch(
            /BACKUP_IDENTITY is no key of it\.\nexit 1$/,
          );
          expect(readdirSync(dataDir).filter((one) => /^(?:back-up|verify)-/.test(one))).toEqual([]);
        } finally {
          await server.stop();
        }
        const there = { ...keys, DATA_DIR: path.join(folder, 'there') };
        expect(await run('restore.ts', there, '--from', kept)).toMatch(/ is as it was on /);
        expect(await run('check-ledger.ts', there)).toMatch(/(\d+) of \1 invariants hold[^]*exit 0$/);
      }),
    300_000,
  );
});

describe('a back-up of one’s own PostgreSQL', () => {
  test(
    'is a sealed dump in a bucket, which comes back whole in another database',
    () =>
      withTemporaryFolder(async (folder) => {
        const port = 14_897;
        const postgres = await makeOwnPostgres(folder, port);
        const bucket = await openBucket();
        const url = await postgres.start('first', port, false);
        try {
          const admin = url.replace(/rondo$/, 'postgres');
          for (const name of ['rondo', 'another']) await query(admin, `create database ${name}`);
          await fill(url);
          const settings = {
            ...(await newKeys()),
            DATABASE_URL: url,
            DATA_DIR: path.join(folder, 'data'),
            BACKUP_S3_ACCESS_KEY_ID: 'S3RVER',
            BACKUP_S3_SECRET_ACCESS_KEY: 'S3RVER',
          };
          const to = ['--to', `${bucket.settings.STORAGE_S3_URL}/nightly`];
          expect(await backUp(settings, ...to)).toMatch(
            /rondo-\d{8}T\d{6}Z\.dump\.age, [\d.]+ MB, [\d.]+ s\nUploads are not in it: .*\nexit 0$/,
          );
          expect(await backUp(settings, ...to, '--verify')).toMatch(
            /(\d+) of \1 invariants hold[^]*back in [\d.]+ s\nexit 0$/,
          );
          expect(await notes(url)).toEqual([{ act: 'taken' }, { act: 'verified' }]);
          expect(await query(url, `select datname from pg_database where datname like 'rondo_verify%'`)).toEqual([]);

          const from = ['--from', `${bucket.settings.STORAGE_S3_URL}/nightly`];
          expect(await run('restore.ts', settings, ...from)).toBe(
            'The database is not empty: restore into one that was just made.\nexit 1',
          );
          const another = { ...settings, DATABASE_URL: url.replace(/rondo$/, 'another') };
          expect(await run('restore.ts', another, ...from)).toMatch(/ is back in /);
          expect(await run('check-ledger.ts', another)).toMatch(/(\d+) of \1 invariants hold[^]*exit 0$/);
          const nobody = { ...settings, DATABASE_URL: url.replace(/rondo$/, 'nothing') };
          expect(await backUp(nobody, ...to)).toMatch(
            /^The database doesn’t answer: .*"nothing" does not exist.\nexit 1$/,
          );
        } finally {
          await postgres.stop('first').catch(() => undefined);
          await bucket.close();
        }
      }),
    300_000,
  );
});
