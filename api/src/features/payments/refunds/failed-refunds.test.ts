import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, type Player } from '../../../../test/builders.ts';
import { consoleCalls } from '../../../../test/console-calls.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { subjectsTo } from '../../../../test/mails.ts';
import { refundCalls } from '../../../../test/refund-calls.ts';
import { inSandbox } from '../../../../test/sandbox-books.ts';
import { advance, refuses, useCheckedServer } from '../../../../test/server.ts';

const server = useCheckedServer();
const { pay } = joiningCalls(server);
const { audit, see } = consoleCalls(server);
let admin: Player;
let player: Player;
const { aTopUp, list, refundOf, decide, codeOf, journalsOf } = refundCalls(server, () => admin);

beforeEach(async () => {
  [admin, player] = [await aPlayer(server, { role: 'admin' }), await aPlayer(server)];
});

async function aFailedTopUp() {
  const topUp = await aTopUp(player);
  expect((await topUp.back()).status).toBe(200);
  await topUp.bank('refund_failed');
  return { ...topUp, refund: await refundOf(topUp.id) };
}

describe('what goes back through the provider', () => {
  test('is on its way until the provider says that it arrived', async () => {
    const { id, back, bank } = await aTopUp(player);
    await back();
    expect(await refundOf(id)).toMatchObject({ state: 'under_way', amount: 50, madeThere: false, canGoBack: 0 });
    await bank('refund_arrived');
    expect(await refundOf(id)).toMatchObject({ state: 'arrived', failedAt: null });
    expect(await codeOf((await refundOf(id))._id, 'keep')).toBe('refund_not_failed');
  });

  test('arrives though nobody reports it', async () => {
    const { id, back } = await aTopUp(player);
    await back();
    await advance(server, 'P2DT1M');
    expect(await refundOf(id)).toMatchObject({ state: 'arrived' });
  });
});

describe('a top-up that was paid back and fails', () => {
  test('is in the wallet again, all of it; its payer and the admins are told, once however often it is reported', async () => {
    const { id, bank, refund } = await aFailedTopUp();
    await bank('refund_failed', 'duplicate');
    await bank('refund_failed');
    await advance(server, 'P3D');
    expect(await balanceOf(server, player.id)).toBe(5000);
    expect(refund).toMatchObject({ state: 'failed', amount: 50, canGoBack: 50, resolution: null });
    expect(await journalsOf(id)).toEqual([
      'top_up: fees 36, provider -5036, wallet 5000',
      'top_up_back: checkout 5000, wallet -5000',
      'refund: checkout -5000, provider 5000',
      'refund_failed: provider -5000, wallet 5000',
    ]);
    const subjects = ({ email }: Player) => subjectsTo(server, email);
    const failed = 'Your refund of €\u00A050.00 didn’t arrive';
    expect((await subjects(player)).filter((one) => one === failed)).toHaveLength(1);
    expect((await subjects(admin)).filter((one) => one?.startsWith('A refund of €\u00A050.00 to'))).toHaveLength(1);
    const bell = await server.value<string[]>`select array_agg(kind order by kind) as kinds from notification
      where user_id = any(${[player.id, admin.id]}::uuid[]) and kind in ('refundFailed', 'refundCameBack')`;
    expect(bell).toEqual(['refundCameBack', 'refundFailed']);
    expect((await list('failed=true')).map(({ _id }) => _id)).toContain(refund._id);
    const from = await server.value<string>`select (app_now() - interval '9 days')::date::text as "from"`;
    const { body } = await server.as(player).get(`/api/wallet/statement?from=${from}`);
    const { lines } = body.data as { lines: object[] };
    expect(lines.at(-1)).toMatchObject({ kind: 'refund_failed', amount: 50, balance: 50 });
  });

  test('is found though nobody reports it, days later', async () => {
    const { id, back } = await aTopUp(player, 'closing');
    await back();
    await advance(server, 'P1DT1H');
    expect(await refundOf(id)).toMatchObject({ state: 'arrived' });
    await advance(server, 'P2D');
    expect(await refundOf(id)).toMatchObject({ state: 'failed' });
    expect(await balanceOf(server, player.id)).toBe(5000);
  });

  test('gives the fee back too that was given with it', async () => {
    const { back, bank } = await aTopUp(player);
    await back(50, { withFee: true });
    await bank('refund_failed');
    expect(await balanceOf(server, player.id)).toBe(5036);
  });

  test('is tried again, which arrives, and is then decided', async () => {
    const { id, bank, refund } = await aFailedTopUp();
    expect((await decide(refund._id, 'again')).body.data).toMatchObject({
      refund: { resolution: { how: 'again', reason: 'They asked for it' }, canGoBack: 0 },
    });
    expect(await balanceOf(server, player.id)).toBe(0);
    expect(await inSandbox(server, id)).toEqual({ status: 'paid', refundedCents: 5000 });
    await bank('refund_arrived');
    expect((await list(`query=${id}`)).map(({ state }) => state).sort()).toEqual(['arrived', 'failed']);
    expect(await codeOf(refund._id, 'again')).toBe('already_decided');
    expect((await list('failed=true')).map(({ _id }) => _id)).not.toContain(refund._id);
    expect(await audit(admin.token, `subject=${refund._id}`)).toMatchObject([
      { action: 'refund.again', person: { _id: player.id }, amount: 50, reason: 'They asked for it' },
    ]);
  });

  test('fails again, and again is theirs', async () => {
    const { id, bank, refund } = await aFailedTopUp();
    await decide(refund._id, 'again');
    await bank('refund_failed');
    expect(await balanceOf(server, player.id)).toBe(5000);
    const open = (await list(`query=${id}&failed=true`)).map(({ _id }) => _id);
    expect(open).toHaveLength(1);
    expect(await codeOf(open[0] ?? '', 'keep')).toBe('done');
    expect(await balanceOf(server, player.id)).toBe(5000);
  });

  test('goes no further than what they still have', async () => {
    const { refund } = await aFailedTopUp();
    await pay(player, await aGame(server, { priceCents: 2000 }));
    await refuses(decide(refund._id, 'again'), 'refund_spent', { params: { most: '30.00' } });
    await refuses(decide(refund._id, 'bank'), 'refund_spent', { params: { most: '30.00' } });
    expect(await codeOf(refund._id, 'again', { amount: 30 })).toBe('done');
    expect(await balanceOf(server, player.id)).toBe(0);
  });

  test('is paid to their bank by the next run, and is credit again if that comes back', async () => {
    const { refund } = await aFailedTopUp();
    expect(await codeOf(refund._id, 'bank', { iban: 'NL00ABNA0417164300' })).toBe('iban_invalid');
    expect(await codeOf(refund._id, 'bank')).toBe('done');
    expect(await balanceOf(server, player.id)).toBe(0);
    const run = (await server.as(admin).post('/api/admin/payouts', {})).body;
    const { payout } = run.data as { payout: { _id: string; lines: { _id: string; name: string; amount: number }[] } };
    const line = payout.lines.find(({ amount }) => amount === 50);
    expect(line).toMatchObject({ amount: 50 });
    await server
      .as(admin)
      .post(`/api/admin/payouts/${payout._id}/lines/${line?._id}`, { state: 'returned', reason: 'Account closed' });
    expect(await balanceOf(server, player.id)).toBe(5000);
  });

  test('isn’t paid to a second account of who is paid as an organiser', async () => {
    const { refund } = await aFailedTopUp();
    await server.sql`
      insert into bank_details (user_id, kind, holder, iban_sealed, iban_masked, changed_at)
      values (${player.id}, 'organiser', 'P', ${Buffer.alloc(60)}, 'NL…4300', app_now())`;
    expect(await codeOf(refund._id, 'bank')).toBe('has_own_account');
    await server.sql`delete from bank_details where user_id = ${player.id}`;
  });

  test('is decided once, by somebody else, and by an admin', async () => {
    const { refund } = await aFailedTopUp();
    const others = await Promise.all([1, 2].map(() => aPlayer(server, { role: 'admin' })));
    const answers = await Promise.all([
      codeOf(refund._id, 'again'),
      codeOf(refund._id, 'keep', {}, others[0]),
      codeOf(refund._id, 'bank', {}, others[1]),
    ]);
    expect(answers.filter((one) => one === 'done')).toHaveLength(1);
    expect(await codeOf(randomUUID(), 'keep')).toBe('refund_not_found');
    player = await aPlayer(server, { role: 'admin' });
    const own = await aTopUp(player);
    await own.back();
    await own.bank('refund_failed');
    expect(await codeOf((await refundOf(own.id))._id, 'keep', {}, player)).toBe('not_on_oneself');
  });

  test('and is charged back as well: they have it once', async () => {
    const { refund, bank } = await aFailedTopUp();
    await bank('reversed');
    expect(await balanceOf(server, player.id)).toBe(0);
    expect(await see(admin.token, player.id)).toMatchObject({ owes: 0 });
    expect(await codeOf(refund._id, 'again')).toBe('refund_spent');
  });

  test('of somebody who left meanwhile makes a loss good, and can still be sent again', async () => {
    const { id, back, bank } = await aTopUp(player);
    await back();
    await server.sql`
      update app_user set deleted_at = app_now(), email = ${`gone-${randomUUID()}@rondo.test`} where id = ${player.id}`;
    await bank('refund_failed');
    expect((await journalsOf(id)).at(-1)).toBe('refund_failed: losses 5000, provider -5000');
    expect(await codeOf((await refundOf(id))._id, 'again')).toBe('done');
    expect((await journalsOf(id)).slice(-2)).toEqual([
      'refund_again: checkout 5000, losses -5000',
      'refund: checkout -5000, provider 5000',
    ]);
  });
});
