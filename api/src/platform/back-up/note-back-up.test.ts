import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withClient } from '../../../test/temporary-database.ts';
import { advance, useServer } from '../../../test/server.ts';
import { noteBackUp, noteFailure } from './note-back-up.ts';

const server = useServer();

test('the metrics say when back-ups last went well, and nothing of what never did', async () => {
  const said = async () => String((await server.call('GET', '/metrics')).body.text);
  expect(await said()).not.toMatch(/^rondo_backup_(?:ended|verified)_seconds\{/m);
  await noteBackUp(server.databaseUrl, 'taken');
  await noteBackUp(server.databaseUrl, 'taken');
  await advance(server, 'PT1S');
  const at =
    await server.value<number>`select extract(epoch from ended_at)::float8 as at from back_up where act = 'taken'`;
  const [, ended] = /^rondo_backup_ended_seconds\{by="rondo"\} ([\d.]+)$/m.exec(await said()) ?? [];
  expect(Number(ended)).toBeCloseTo(at, 2);
  expect(await said()).not.toMatch(/^rondo_backup_verified_seconds\{/m);
});

const root = path.join(import.meta.dirname, '../../../..');

/** Makes a role that may do nothing yet, for as long as the work lasts. */
async function withRole(work: (role: string, url: string) => Promise<void>): Promise<void> {
  const role = `rondo_verify_${randomBytes(4).toString('hex')}`;
  const url = Object.assign(new URL(server.databaseUrl), { username: role, password: 'of-its-own' }).href;
  await withClient(server.databaseUrl, async (client) => {
    await client.query(`create role ${role} login password 'of-its-own'`);
    try {
      await work(role, url);
    } finally {
      await client.query(`drop owned by ${role}`);
      await client.query(`drop role ${role}`);
    }
  });
}

test.each(['deploy/install.sh', 'docs/operate/tonight.md'])(
  'by the rights that %s gives it, the role that tries back-ups notes how it went, and reads nothing else',
  async (file) => {
    const [, granting = ''] =
      /psql -q rondo -c '(grant [^']+) to rondo_verify'/.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
    await withRole(async (role, url) => {
      await expect(noteFailure(url, 'verify_failed', 'cut off')).rejects.toThrow('permission denied');
      await withClient(server.databaseUrl, (client) => client.query(`${granting} to ${role}`));
      for (const says of ['cut off', 'its ledger does not hold']) await noteFailure(url, 'verify_failed', says);
      await noteBackUp(url, 'verified');
      expect(await server.value`select says from back_up_try where act = 'verify_failed'`).toBe(
        'its ledger does not hold',
      );
      await withClient(url, (client) => expect(client.query('select from app_user')).rejects.toThrow('denied'));
    });
  },
);

test('a role that could note that a back-up was tried may, after the migration, note that it did not come back', () =>
  withRole(async (role, url) => {
    const migration = readFileSync(path.join(root, 'api/migrations/0137-health.sql'), 'utf8');
    await withClient(server.databaseUrl, async (client) => {
      await client.query(`grant select, insert, update on back_up to ${role}`);
      await client.query('drop table back_up_try; alter table back_up drop column place, drop column bytes');
      await client.query(migration);
    });
    await noteFailure(url, 'verify_failed', 'cut off');
    expect(await server.value`select says from back_up_try`).toBe('cut off');
  }));
