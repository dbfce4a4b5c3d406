import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const { see, audit } = consoleCalls(server);
let admin: Player;

beforeEach(async () => {
  await sql`delete from rate_limit`.execute(server.db);
  admin = await aPlayer(server, { role: 'admin' });
});

describe('the log', () => {
  test('only grows', async () => {
    const player = await aPlayer(server);
    await see(admin.token, player.id);
    for (const attempt of [
      sql`update admin_action set reason = 'another' where subject_id = ${player.id}`,
      sql`delete from admin_action where subject_id = ${player.id}`,
    ])
      await expect(attempt.execute(server.db)).rejects.toThrow(/never changed or deleted/);
  });

  test('is searched by admin, by kind and by what it is about', async () => {
    const other = await aPlayer(server, { role: 'admin' });
    const player = await aPlayer(server);
    await see(admin.token, player.id);
    await see(other.token, player.id);
    const by = await audit(admin.token, `subject=${player.id}&query=${other.email}`);
    expect(by.map(({ actor }) => actor?._id)).toEqual([other.id]);
    expect(await audit(admin.token, `subject=${player.id}&kind=user&sort=oldest`)).toHaveLength(2);
    expect(await audit(admin.token, `subject=${player.id}&kind=game`)).toEqual([]);
    const about = await audit(admin.token, `query=${player.email}`);
    expect(about.map(({ subject }) => subject.id)).toEqual([player.id, player.id]);
  });

  test('is filtered by days in Amsterdam, by money, and by files that were taken', async () => {
    const subject = randomUUID();
    await sql`
      insert into admin_action (actor_id, action, subject_kind, subject_id, at)
      select ${admin.id}, action, kind, ${subject}, at::timestamptz from (values
        ('payout.make', 'payout', '2025-03-09T22:59:00Z'), ('payout.file', 'payout', '2025-03-09T23:00:00Z'),
        ('job.run', 'job', '2025-03-10T12:00:00Z'), ('list.look', 'users', '2025-03-11T22:59:00Z'),
        ('correction.book', 'user', '2025-03-11T23:00:00Z')) as acts (action, kind, at)`.execute(server.db);
    const acts = async (query: string) =>
      (await audit(admin.token, `subject=${subject}&sort=oldest&${query}`)).map(({ action }) => action);
    expect(await acts('from=2025-03-10&until=2025-03-11')).toEqual(['payout.file', 'job.run', 'list.look']);
    expect(await acts('until=2025-03-09')).toEqual(['payout.make']);
    expect(await acts('from=2025-03-12')).toEqual(['correction.book']);
    expect(await acts('money=true')).toEqual(['payout.make', 'payout.file', 'correction.book']);
    expect(await acts('kind=list')).toEqual(['list.look']);
  });
});
