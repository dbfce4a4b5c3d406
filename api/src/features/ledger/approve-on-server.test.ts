import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, type Player } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { advance, useCheckedServer } from '../../../test/server.ts';
import { Refused } from '../../platform/refusal.ts';
import { approveOnServer } from './approve-on-server.ts';

const server = useCheckedServer();
const { audit } = consoleCalls(server);
const { pay } = joiningCalls(server);
let admin: Player;
let player: Player;

// Leaves each test only its own admin.
beforeEach(async () => {
  await server.sql`update app_user set role = 'player' where role = 'admin'`;
  admin = await aPlayer(server, { role: 'admin' });
  player = await aPlayer(server, { balanceCents: 4000 });
});

/** @returns the id of the correction */
async function proposed(more: object = {}): Promise<string> {
  const asked = { person: player.email, account: 'wallet', against: 'revenue', amount: 30, reason: 'Charged twice' };
  const { body } = await server.as(admin).post('/api/admin/corrections', { ...asked, ...more });
  return (body.data as { correction: { _id: string } }).correction._id;
}
/** The outcome: its code, if it was refused. */
const approve = (id: string) =>
  approveOnServer(
    { db: server.db, jobs: server.jobs, publicUrl: 'https://rondo.example' },
    id,
    'Seen at the bank',
  ).then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refused) return error.code;
      throw error;
    },
  );
const list = async (query = '') =>
  (await server.as(admin).get(`/api/admin/corrections?query=${player.email}&${query}`)).body.data;

describe('npm run approve-correction', () => {
  test('books what the only admin proposed, tells the person, and is in the log without an admin; once', async () => {
    const id = await proposed();
    expect(await list()).toMatchObject({ corrections: [{ state: 'open', awaits: 'server' }] });
    const answers = await Promise.all([approve(id), approve(id)]);
    expect(answers.toSorted()).toEqual(['already_decided', 'done']);
    expect(await balanceOf(server, player.id)).toBe(7000);
    const [mail] = await mailsTo(server, player.email);
    expect(mail).toMatchObject({ subject: 'We corrected your balance: + €\u00A030.00' });
    expect(mail?.text).toContain('https://rondo.example/');
    expect((await audit(admin.token, `subject=${player.id}&looks=without`))[0]).toMatchObject({
      action: 'correction.approve',
      actor: null,
      network: null,
      reason: 'Seen at the bank',
      before: { balance: 4000 },
      after: { correction: id, account: 'wallet', against: 'revenue', cents: 3000, balance: 7000 },
    });
    expect(await list('state=approved')).toMatchObject({
      corrections: [{ _id: id, awaits: null, decision: { by: null, reason: 'Seen at the bank' } }],
    });
    const { body } = await server.as(admin).get(`/api/admin/journals?query=${player.email}`);
    expect((body.data as { journals: object[] }).journals[0]).toMatchObject({
      correction: { proposedBy: expect.any(String), approvedBy: null, reason: 'Charged twice' },
    });
    const file = await server.as(admin).get(`/api/admin/corrections.csv?query=${player.email}`);
    expect(String(file.body.text)).toContain('Seen at the bank');
  });

  test('is not for what another admin can decide, until they can’t', async () => {
    const second = await aPlayer(server, { role: 'admin' });
    const id = await proposed();
    expect(await list()).toMatchObject({ corrections: [{ awaits: 'admin' }] });
    expect(await approve(id)).toBe('another_admin_decides');
    expect(await balanceOf(server, player.id)).toBe(4000);
    await server.sql`update app_user set banned_at = app_now() where id = ${second.id}`;
    expect(await list()).toMatchObject({ corrections: [{ awaits: 'server' }] });
    expect(await approve(id)).toBe('done');
  });

  test.each([
    ['left', sql`deleted_at = app_now()`],
    ['is no admin any more', sql`role = 'organiser'`],
  ])('counts nobody who %s', async (_, change) => {
    const second = await aPlayer(server, { role: 'admin' });
    const id = await proposed();
    await server.sql`update app_user set ${change} where id = ${second.id}`;
    expect(await approve(id)).toBe('done');
  });

  test('is for what concerns the only other admin, who can’t decide about themselves', async () => {
    player = await aPlayer(server, { role: 'admin' });
    const id = await proposed();
    expect(await list()).toMatchObject({ corrections: [{ awaits: 'server' }] });
    expect(await approve(id)).toBe('done');
    expect(await balanceOf(server, player.id)).toBe(3000);
  });

  test('fills nothing of what one admin may do alone', async () => {
    expect(await approve(await proposed())).toBe('done');
    const id = await proposed({ amount: 25 });
    expect(await list()).toMatchObject({ corrections: [{ _id: id, state: 'approved', decision: { by: {} } }, {}] });
  });

  test('tells nobody of a loss', async () => {
    expect(await approve(await proposed({ account: 'losses', against: 'provider', amount: -30 }))).toBe('done');
    expect(await mailsTo(server, player.email)).toEqual([]);
  });
});

describe('refused as an admin would be', () => {
  test('one that is not there, or is no number of one', async () => {
    for (const id of [randomUUID(), 'the first']) expect(await approve(id)).toBe('correction_not_found');
  });

  test('one that an admin declined, or that was approved', async () => {
    const second = await aPlayer(server, { role: 'admin' });
    const id = await proposed();
    const body = { decision: 'declined', reason: 'Looked' };
    await server.as(second).post(`/api/admin/corrections/${id}/decide`, body);
    await server.sql`update app_user set role = 'player' where id = ${second.id}`;
    expect(await approve(id)).toBe('already_decided');
  });

  test('one whose proposer is no admin any more', async () => {
    const id = await proposed();
    await server.sql`update app_user set role = 'player' where id = ${admin.id}`;
    expect(await approve(id)).toBe('proposer_no_admin');
  });

  test('one that takes what is not there any more, or gives to who left', async () => {
    const id = await proposed({ amount: -40 });
    await pay(player, await aGame(server, { priceCents: 500 }));
    expect(await approve(id)).toBe('correction_below_zero');
    const other = await proposed();
    await server.sql`update app_user set deleted_at = app_now() where id = ${player.id}`;
    expect(await approve(other)).toBe('user_not_found');
  });

  test('one that waited for a week', async () => {
    const id = await proposed();
    await advance(server, 'P7D');
    expect(await approve(id)).toBe('correction_expired');
  });

  test('by the database: nobody declines on the server', async () => {
    const id = await proposed();
    await expect(
      server.sql`
        update correction set decision = 'declined', decided_at = app_now(), decided_reason = 'x' where id = ${id}`,
    ).rejects.toThrow(/correction_decided/);
    await expect(
      server.sql`update correction set decision = 'approved', decided_at = app_now() where id = ${id}`,
    ).rejects.toThrow(/correction_decided/);
  });
});
