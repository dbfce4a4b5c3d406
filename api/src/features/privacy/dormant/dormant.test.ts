import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, type Player, useNewPlayer } from '../../../../test/builders.ts';
import { consoleCalls } from '../../../../test/console-calls.ts';
import { guestEmail } from '../../../../test/guest-calls.ts';
import { aGuestWithMoney } from '../../../../test/guest-money.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { aPlayerWithPassword, logIn } from '../../../../test/passwords.ts';
import { advance, refuses, useCheckedServer } from '../../../../test/server.ts';
import { inTransaction } from '../../../platform/db.ts';
import { lastUsed } from './queries.ts';

const server = useCheckedServer();
const { audit, users } = consoleCalls(server);
const { join } = joiningCalls(server);
const admin = useNewPlayer(server, { role: 'admin' });

beforeEach(() => server.sql`delete from rate_limit`);

/** Makes it look as if nobody had used an account for three years less this many days. */
const leaveUnused = ({ id }: { id: string }, daysLeft: number) => server.sql`
  update app_user set used_at = at, created_at = at
    from (select app_now() - interval '3 years' + make_interval(days => ${daysLeft}) as at) unused where id = ${id}`;
const sweep = () => server.jobs.runNow('dormant accounts');
async function pass(duration: string): Promise<void> {
  await advance(server, duration);
  await sweep();
}
const isGone = ({ id }: { id: string }) =>
  server.value<boolean>`select deleted_at is not null as gone from app_user where id = ${id}`;
const subjectsTo = async (email: string) => (await mailsTo(server, email)).map(({ subject }) => subject).toReversed();
const notices = (player: Player) => server.values<Record<string, unknown> | null>`
  select params from notification where user_id = ${player.id} and kind = 'accountUnused' order by created_at`;
/** The owner was told twice, and the time is over. */
async function letTimePass(player: { id: string }): Promise<void> {
  await leaveUnused(player, 59);
  await sweep();
  await pass('P46D');
  await pass('P15D');
}

describe('an account that nobody uses', () => {
  test('is told 60 and 14 days before, and forgotten; the log has no name', async () => {
    const player = await aPlayerWithPassword(server, { name: 'Sanne Unmistakable' });
    await leaveUnused(player, 61);
    await sweep();
    expect(await subjectsTo(player.email)).toEqual([]);
    await pass('P2D');
    expect(await subjectsTo(player.email)).toEqual([expect.stringMatching(/^We’ll delete your Rondo account on \d/)]);
    await pass('P44D');
    expect(await notices(player)).toHaveLength(1);
    await pass('P3D');
    expect(await notices(player)).toEqual([
      { until: expect.any(String), amount: 0 },
      { until: expect.any(String), amount: 0 },
    ]);
    expect(await isGone(player)).toBe(false);
    await pass('P15D');
    expect(await isGone(player)).toBe(true);
    expect((await subjectsTo(player.email)).at(-1)).toBe('We deleted your Rondo account');
    await refuses(logIn(server, player.email), 'wrong_credentials');
    const [entry] = await audit(admin.token, `subject=${player.id}&looks=without`);
    expect(entry).toMatchObject({ actor: null, action: 'user.forget', after: { forgotten: true } });
    expect(JSON.stringify(entry)).not.toContain('Sanne');
  });

  test('is kept by a login, and nothing more is said', async () => {
    const player = await aPlayerWithPassword(server);
    await leaveUnused(player, 59);
    await sweep();
    expect((await logIn(server, player.email)).status).toBe(200);
    await pass('P61D');
    expect([await isGone(player), (await notices(player)).length]).toEqual([false, 1]);
    const rows = await server.rows`select from dormant_account where user_id = ${player.id}`;
    expect(rows).toEqual([]);
  });

  test('is kept by a spot in a game, and by a payment', async () => {
    const [player, payer] = [await aPlayer(server), await aPlayer(server)];
    await join(player, await aGame(server));
    await server.as(payer).post('/api/payments/topUp', { amount: 10 });
    for (const one of [player, payer]) await leaveUnused(one, -100);
    await sweep();
    expect([await notices(player), await notices(payer)]).toEqual([[], []]);
  });

  test('of somebody who is banned stays, as they could not log in to keep it', async () => {
    const banned = await aPlayer(server);
    await server.sql`update app_user set banned_at = app_now() where id = ${banned.id}`;
    await letTimePass(banned);
    expect([await isGone(banned), await subjectsTo(banned.email)]).toEqual([false, []]);
  });

  test('of somebody whose ban is lifted is told anew, as they could not log in meanwhile', async () => {
    const player = await aPlayer(server);
    await leaveUnused(player, 59);
    await sweep();
    await pass('P46D');
    await server.sql`update app_user set banned_at = app_now() where id = ${player.id}`;
    await pass('P100D');
    await server.sql`update app_user set banned_at = null where id = ${player.id}`;
    await sweep();
    expect([await isGone(player), (await notices(player)).length]).toEqual([false, 3]);
  });
});

test('asks for spots and payments of a person as an index has them, since there are millions of both', async () => {
  const plan = await inTransaction(server.db, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql<{ 'QUERY PLAN': string }>`explain select ${lastUsed} from app_user u`.execute(trx);
  });
  const lines = plan.rows.map((line) => line['QUERY PLAN']).join('\n');
  expect(lines).toContain('registration_user');
  expect(lines).not.toMatch(/Seq Scan on (registration|payment_order)/);
});

describe('an account that somebody else would miss', () => {
  test('stays as long as there is money in it: nothing is taken, it is told once a year, and an admin sees it', async () => {
    const player = await aPlayer(server, { balanceCents: 1250 });
    await letTimePass(player);
    expect([await isGone(player), await balanceOf(server, player.id)]).toEqual([false, 1250]);
    expect((await notices(player)).at(-1)).toEqual({ amount: 12.5 });
    const [last] = await mailsTo(server, player.email);
    expect(last?.text).toMatch(/€\s12\.50/);
    expect((await users(admin.token, 'role=unused')).users.map(({ _id }) => _id)).toEqual([player.id]);
    await pass('P300D');
    expect(await notices(player)).toHaveLength(3);
    await pass('P66D');
    expect(await notices(player)).toHaveLength(4);
  });

  test('stays as long as something about their money is open', async () => {
    const player = await aPlayer(server);
    const { body } = await server.as(player).post('/api/payments/topUp', { amount: 10 });
    await server.sql`
      update payment_order set status = 'expired', settled_at = app_now(), review_note = 'paid after all', created_at = created_at - interval '4 years'
      where id = ${String(body.orderId)}`;
    await letTimePass(player);
    expect([await isGone(player), (await notices(player)).at(-1)]).toEqual([false, { amount: 0 }]);
  });

  test('stays while somebody organises a game', async () => {
    const player = await aPlayer(server, { role: 'organiser' });
    await aGame(server, { organiserId: player.id, hoursAhead: 24 * 200 });
    await letTimePass(player);
    expect(await isGone(player)).toBe(false);
  });

  test('of a guest stays with the money that is kept', async () => {
    const guest = await aGuestWithMoney(server, admin);
    await server.sql`update payment_order set created_at = created_at - interval '4 years' where user_id = ${guest.id}`;
    await server.sql`update registration set joined_at = joined_at - interval '4 years' where user_id = ${guest.id}`;
    await leaveUnused(guest, 59);
    await sweep();
    expect((await mailsTo(server, guest.email))[0]?.text).toContain('It holds');
  });

  test('of a guest without any is forgotten', async () => {
    const email = guestEmail();
    const guest = await server.row<{ id: string }>`
      insert into app_user (name, email, role) values ('Guest', ${email}, 'guest') returning id`;
    await letTimePass(guest);
    expect([await isGone(guest), (await subjectsTo(email)).at(-1)]).toEqual([true, 'We deleted your Rondo account']);
  });
});

test('whoever logs in while the job runs is kept', async () => {
  const player = await aPlayerWithPassword(server);
  await leaveUnused(player, 59);
  await sweep();
  await pass('P46D');
  await server.sql`
    update dormant_account set ends_at = app_now() - interval '1 day', next_at = app_now() - interval '1 day'
    where user_id = ${player.id}`;
  const swept = await inTransaction(server.db, async (trx) => {
    // Writes what a login writes.
    await sql`update app_user set used_at = app_now() where id = ${player.id}`.execute(trx);
    const run = sweep();
    const waiting = sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ 'for no key update'`;
    while ((await waiting.execute(server.db)).rows.length === 0);
    return { run };
  });
  await swept.run;
  expect(await isGone(player)).toBe(false);
});
