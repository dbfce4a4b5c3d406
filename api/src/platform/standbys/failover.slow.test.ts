import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { guestEmail } from '../../../test/guest-calls.ts';
import { useServer } from '../../../test/server.ts';
import { inTransaction } from '../db.ts';
import { openJobs } from '../jobs.ts';

// decisions/0057-failover.md: what connections do after their primary died. The cluster itself is in chaos/README.md. The pool has so many
// connections that giving them up one by one would take longer than a caller waits.
const server = useServer({ DATABASE_POOL_SIZE: '40' });

/** Every connection of the pool is to a server that has become a standby; new ones are to the primary. */
async function demote(): Promise<void> {
  const all = Promise.withResolvers<void>();
  let open = 0;
  const { databasePoolSize } = server.config;
  const one = () =>
    server.db.connection().execute(async (connection) => {
      await sql`select set_config('default_transaction_read_only', 'on', false)`.execute(connection);
      if (++open === databasePoolSize) all.resolve();
      await all.promise;
    });
  await Promise.all(Array.from({ length: databasePoolSize }, one));
}

/** Sets for the whole database whether new connections may write. */
async function setWritable(writable: boolean): Promise<void> {
  const client = new Client({ connectionString: server.databaseUrl, options: '-c default_transaction_read_only=off' });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const name = client.escapeIdentifier(rows[0]?.name ?? '');
  await client.query(
    writable
      ? `alter database ${name} reset default_transaction_read_only`
      : `alter database ${name} set default_transaction_read_only = on`,
  );
  await client.end();
}

const subscribe = () => server.call('POST', '/api/leads/subscribe', { body: { email: guestEmail() } });

test('connections to what has become a standby are given up, and what they refused is done on others', async () => {
  const [gameId, player] = [await aGame(server), await aPlayer(server)];
  await demote();
  const joined = await server.as(player).post('/api/matches/mainlist', { matchId: gameId, targetId: player.id });
  expect(joined.status).toBe(200);
});

test('a transaction that nobody takes is refused with when to come back; later it is taken, without a restart', async () => {
  onTestFinished(() => setWritable(true));
  await setWritable(false);
  await demote();
  expect(await subscribe()).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
    headers: { 'retry-after': '2' },
  });
  expect((await server.call('GET', '/readyz')).body).toEqual({ status: 'database read-only' });
  await setWritable(true);
  await vi.waitFor(async () => expect((await server.call('GET', '/readyz')).status).toBe(200), { timeout: 10_000 });
  await vi.waitFor(async () => expect((await subscribe()).status).toBe(200), { timeout: 10_000 });
});

test('when all connections are lost, calls go on, and jobs are heard of again', async () => {
  const jobs = await openJobs(server.db, server.databaseUrl, () => undefined);
  onTestFinished(() => jobs.stop());
  const done: string[] = [];
  jobs.handle('open-spots', async ({ gameId }) => void done.push(gameId));
  await jobs.work();
  await server.sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  const enqueue = (gameId: string) => inTransaction(server.db, (trx) => jobs.enqueue(trx, 'open-spots', { gameId }));
  await vi.waitFor(() => enqueue('first'), { timeout: 10_000 });
  expect((await server.call('GET', '/api/matches?limit=1')).status).toBe(200);
  // Without notifications, jobs are looked for every 30 s.
  await vi.waitFor(() => expect(done).toContain('first'), { timeout: 20_000 });
  await enqueue('second');
  await vi.waitFor(() => expect(done).toContain('second'), { timeout: 20_000 });
}, 60_000);
