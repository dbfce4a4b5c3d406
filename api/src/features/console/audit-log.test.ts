import { amsterdamDay } from '@rondo/rules';
import { isDownload } from '@rondo/rules/audit-kinds';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPlayer, type Player, useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { consoleLists } from '../../../test/console-lists.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const { see, audit } = consoleCalls(server);
const today = () => amsterdamDay(server.clock.now());
const admin = useNewPlayer(server, { role: 'admin' });

beforeEach(() => server.sql`delete from rate_limit`);

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
    await server.sql`
      insert into admin_action (actor_id, action, subject_kind, subject_id, at)
      select ${admin.id}, action, kind, ${subject}, at::timestamptz from (values
        ('payout.make', 'payout', '2025-03-09T22:59:00Z'), ('payout.file', 'payout', '2025-03-09T23:00:00Z'),
        ('job.run', 'job', '2025-03-10T12:00:00Z'), ('list.look', 'users', '2025-03-11T22:59:00Z'),
        ('correction.book', 'user', '2025-03-11T23:00:00Z')) as acts (action, kind, at)`;
    const acts = async (query: string) =>
      (await audit(admin.token, `subject=${subject}&sort=oldest&${query}`)).map(({ action }) => action);
    expect(await acts('from=2025-03-10&until=2025-03-11')).toEqual(['payout.file', 'job.run', 'list.look']);
    expect(await acts('until=2025-03-09')).toEqual(['payout.make']);
    expect(await acts('from=2025-03-12')).toEqual(['correction.book']);
    expect(await acts('money=true')).toEqual(['payout.make', 'payout.file', 'correction.book']);
    expect(await acts('kind=list')).toEqual(['list.look']);
  });

  test('says which list was downloaded, on the page and in its own file', async () => {
    const names = consoleLists.map(({ list }) => list.split('/').at(-1));
    expect(names.filter((name) => name === undefined || !isDownload(name))).toEqual([]);
    const as = server.as(await aPlayer(server, { role: 'admin', name: 'Ada' }));
    await as.get('/api/admin/games.csv');
    const log = await as.get('/api/admin/audit.csv?kind=list');
    expect(String(log.body.text)).toContain('Ada downloaded the list of games');
  });

  test('is filtered by groups of kinds; to money belongs whatever moves it', async () => {
    const subject = randomUUID();
    await server.sql`
      insert into admin_action (actor_id, action, subject_kind, subject_id, at)
      select ${admin.id}, action, kind, ${subject}, app_now() from (values
        ('payout.make', 'payout'), ('correction.book', 'user'), ('user.look', 'user'), ('game.edit', 'game'), ('games.move', 'bulk_change'),
        ('community.edit', 'community'), ('message.write', 'message'), ('list.look', 'users'), ('job.run', 'job')) as acts (action, kind)`;
    const acts = async (kind: string) =>
      (await audit(admin.token, `subject=${subject}&sort=oldest&kind=${kind}`)).map(({ action }) => action);
    expect(await Promise.all(['people', 'money', 'games', 'communities', 'messages', 'settings'].map(acts))).toEqual([
      ['correction.book', 'user.look'],
      ['payout.make', 'correction.book'],
      ['game.edit', 'games.move'],
      ['community.edit'],
      ['message.write'],
      ['list.look', 'job.run'],
    ]);
  });

  test('says how much an act moved and of whom, and is filtered by both, and by who did it', async () => {
    const other = await aPlayer(server, { role: 'admin' });
    const [player, another] = [await aPlayer(server, { name: 'Sanne' }), await aPlayer(server)];
    const correct = (as: Player, person: string, amount: number) =>
      server.as(as).post('/api/admin/corrections', {
        person,
        account: 'wallet',
        against: 'revenue',
        amount,
        reason: 'Charged twice',
      });
    expect((await correct(admin, player.email, 12.5)).status).toBe(200);
    expect((await correct(other, another.email, 25)).status).toBe(200);
    // More money takes two admins, so nothing has moved yet.
    expect((await correct(admin, another.email, 100)).status).toBe(200);
    const amounts = async (query: string) =>
      (await audit(admin.token, `kind=money&sort=oldest&from=${today()}&${query}`)).map(({ amount }) => amount);
    expect(await amounts(`about=${player.id}`)).toEqual([12.5]);
    expect(await amounts(`about=${another.id}`)).toEqual([25, null]);
    expect(await amounts(`about=${another.id}&above=0`)).toEqual([25]);
    expect(await amounts(`about=${player.id}&above=25`)).toEqual([]);
    expect(await amounts(`by=${other.id}&above=25`)).toEqual([25]);
    expect(await amounts(`query=${other.email}&who=by`)).toEqual([25]);
    expect(await amounts(`query=${other.email}&who=about`)).toEqual([]);
    expect(await amounts(`query=${player.email}&who=about`)).toEqual([12.5]);
    const [entry] = await audit(admin.token, `about=${player.id}`);
    expect(entry?.person).toEqual({ _id: player.id, name: 'Sanne' });
    const { body } = await server.as(admin).get(`/api/admin/audit.csv?about=${player.id}`);
    const [head = '', line = ''] = String(body.text).split('\r\n');
    expect(line.split(',')[head.split(',').indexOf('Amount (€)')]).toBe('12.50');
  });

  test('finds acts about somebody, with an amount or of some days by an index', async () => {
    for (const found of [
      sql`about_id = ${admin.id} order by id desc limit 20`,
      sql`amount_cents is not null and amount_cents >= 2500 order by id desc limit 20`,
      sql`at >= ${server.clock.now()}`,
    ]) {
      const plan = await server.db.transaction().execute(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx);
        await sql`set local enable_sort = off`.execute(trx);
        return sql<{ 'QUERY PLAN': string }>`explain select id from admin_action where ${found}`.execute(trx);
      });
      expect(plan.rows.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/admin_action_by_(about|amount|time)/);
    }
  });
});
