import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useServer } from '../../../test/server.ts';
import type { Database } from '../db.ts';
import { askServer, Standbys } from './standbys.ts';

const server = useServer();

test('a standby that refuses the login is reported once, tried less and less, and comes back by itself', async () => {
  const role = `rondo_test_${randomBytes(6).toString('hex')}`;
  await server.sql`create role ${sql.id(role)} login password 'right'`;
  onTestFinished(async () => void (await sql`drop role ${sql.id(role)}`.execute(server.db)));
  const url = Object.assign(new URL(server.databaseUrl), { username: role, password: 'wrong' });
  const [answered, refused]: [number[], number[]] = [[], []];
  const ask = async (db: Database) => {
    const asked = askServer(db);
    await asked.then(
      () => answered.push(performance.now()),
      () => refused.push(performance.now()),
    );
    return asked;
  };
  const reported: string[] = [];
  const report = (words: string) => void reported.push(words);
  const settings = { replicaUrls: [url.href], databasePoolSize: 1 };
  const standbys = new Standbys(server.db, server.databaseUrl, settings, { ask, report });
  onTestFinished(() => standbys.stop());

  await vi.waitFor(() => expect(refused.length).toBeGreaterThanOrEqual(2), 10_000);
  expect((refused[1] ?? 0) - (refused[0] ?? 0)).toBeGreaterThanOrEqual(1000);
  expect(reported).toEqual([
    `DATABASE_REPLICA_URLS: ${url.host} refuses the login: password authentication failed for user "${role}".`,
  ]);
  const series = (value: number) => `rondo_standby_login_refused{standby="${url.host}"} ${value}`;
  const metrics = async () => (await server.call('GET', '/metrics')).body['text'];
  expect(await metrics()).toContain(series(1));
  expect(await standbys.read(null, async () => 'read')).toBe('read');

  await server.sql`alter role ${sql.id(role)} password 'wrong'`;
  // One may be on its way.
  const most = refused.length + 1;
  await vi.waitFor(async () => expect(await metrics()).toContain(series(0)), 15_000);
  expect(refused.length).toBeLessThanOrEqual(most);
  expect(answered.length).toBeGreaterThan(2);
});
