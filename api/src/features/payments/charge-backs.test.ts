import type { CallResponse, listBank, listJournals } from '@rondo/contract';
import { sql } from 'kysely';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { aGame, aPlayer, balanceOf, credit, type Player, useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { formOf } from '../../../test/passwords.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';
import { walletCalls } from '../../../test/wallet-calls.ts';
import { writeBankStatement } from '../../demo/write-bank-statement.ts';

const server = useCheckedServer();
const { pay, refund, payForFriend, offer, takeOver } = joiningCalls(server);
const { startPaying, startPayingAs } = guestCalls(server);
const { see, audit } = consoleCalls(server);
const { get } = walletCalls(server);
const player = useNewPlayer(server);
const admin = useNewPlayer(server, { role: 'admin' });

const call = (path: string, body: object, as: Player) => server.as(as).post(path, body);

/** A top-up at the provider that can be taken back and won back there. */
async function aTopUp(euros = 10, who = player) {
  const { body } = await call('/api/payments/topUp', { amount: euros, method: 'ideal' }, who);
  const orderId = String(body.orderId);
  const link = new URL(String(body.paymentLink)).pathname;
  const at = (outcome: string, more: object = {}) =>
    server.call('POST', `${link}/complete`, { body: { outcome, ...more } });
  expect((await at('paid')).status).toBe(200);
  return { orderId, at };
}

const owedBy = ({ id }: { id: string }) => server.value<number>`select owed_cents from wallet where user_id = ${id}`;
const standing = async (who = player) => ({ holds: await balanceOf(server, who.id), owes: await owedBy(who) });
const heard = async ({ id }: Player, kind: string) => {
  const rows = await server.rows<{ params: object; redirect_path: string }>`
    select params, redirect_path from notification where user_id = ${id} and kind = ${kind} order by created_at`;
  return rows;
};
const journalsOf = async ({ id }: { id: string }) => {
  const rows = await server.rows<{ kind: string; postings: string }>`
    select j.kind, string_agg(p.account || ' ' || p.amount_cents, ', ' order by p.account) as postings
    from journal j join posting p on p.journal_id = j.id
    where j.user_id = ${id} and j.kind in ('charge_back', 'charge_back_won', 'owed_settled', 'owed_ended')
    group by j.id order by j.id`;
  return rows.map(({ kind, postings }) => `${kind}: ${postings}`);
};

describe('a top-up that is charged back', () => {
  test('takes what the wallet holds; nothing is owed, and the fee goes with it', async () => {
    const topUp = await aTopUp();
    await topUp.at('reversed');
    expect(await standing()).toEqual({ holds: 0, owes: 0 });
    expect(await journalsOf(player)).toEqual(['charge_back: fees -36, provider 1036, wallet -1000']);
    expect(await heard(player, 'paymentTakenBack')).toMatchObject([{ params: { amount: 10, owed: 0 } }]);
    const [mail] = await mailsTo(server, player.email);
    expect(mail).toMatchObject({ subject: 'Your bank took back €\u00A010.00' });
    expect(mail?.text).not.toContain('still open');
  });

  test('spent: the rest is owed, the spot stays, and admins hear at once what was bought', async () => {
    const topUp = await aTopUp();
    const gameId = await aGame(server, { priceCents: 800, name: 'Thursday five-a-side' });
    expect((await pay(player, gameId)).status).toBe(200);
    await topUp.at('reversed');
    expect(await standing()).toEqual({ holds: 0, owes: 800 });
    expect(await journalsOf(player)).toEqual([
      'charge_back: fees -36, owed_by_person -800, provider 1036, wallet -200',
    ]);
    const status =
      await server.value<string>`select status from registration where user_id = ${player.id} and game_id = ${gameId}`;
    expect(status).toBe('active');
    expect(await heard(admin, 'chargedBack')).toMatchObject([
      { params: { amount: 10, owed: 8 }, redirect_path: `/console/people?step=person&id=${player.id}` },
    ]);
    const [mail] = await mailsTo(server, admin.email);
    expect(mail?.subject).toContain('€\u00A010.00');
    expect(mail?.text).toContain('Thursday five-a-side');
    expect(mail?.text).toContain('€\u00A08.00');
    const [own] = await mailsTo(server, player.email);
    expect(own?.text).toContain('So we took €\u00A02.00 from your wallet. €\u00A08.00 is still open.');
    expect((await server.as(player).get('/api/users/me')).body.user).toMatchObject({
      balance: 0,
      owes: 8,
    });
    expect(await see(admin.token, player.id)).toMatchObject({ balance: 0, owes: 8 });
    const { body } = await get('/wallet/timeline', player);
    const { lines } = body.data as { lines: { kind: string; amount: number; balance: number }[] };
    expect(lines.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['charge_back', -2, 0],
      ['entrance_fee', -8, 2],
      ['top_up', 10, 10],
    ]);
  });

  test('told twice, at once and much later: booked and told once', async () => {
    const topUp = await aTopUp();
    await topUp.at('reversed', { webhook: 'duplicate' });
    await Promise.all(Array.from({ length: 8 }, () => topUp.at('reversed')));
    await advance(server, 'P1DT1M');
    expect(await standing()).toEqual({ holds: 0, owes: 0 });
    expect(await journalsOf(player)).toHaveLength(1);
    expect(await heard(admin, 'chargedBack')).toHaveLength(1);
    expect(await heard(player, 'paymentTakenBack')).toHaveLength(1);
  });

  test('not told: the comparison finds it', async () => {
    const topUp = await aTopUp();
    await topUp.at('reversed', { webhook: 'lose' });
    expect(await standing()).toEqual({ holds: 1000, owes: 0 });
    await advance(server, 'P1DT1M');
    expect(await standing()).toEqual({ holds: 0, owes: 0 });
  });

  test('won back: it counts again, settles what was owed first, and can be taken back anew', async () => {
    const topUp = await aTopUp();
    expect((await pay(player, await aGame(server, { priceCents: 800 }))).status).toBe(200);
    await topUp.at('reversed');
    await topUp.at('won');
    expect(await standing()).toEqual({ holds: 200, owes: 0 });
    expect(await journalsOf(player)).toEqual([
      'charge_back: fees -36, owed_by_person -800, provider 1036, wallet -200',
      'charge_back_won: fees 36, provider -1036, wallet 1000',
      'owed_settled: owed_by_person 800, wallet -800',
    ]);
    const { body } = await server.as(admin).get(`/api/admin/journals?query=${player.id}`);
    const lines = (body.data as CallResponse<typeof listJournals>['data']).journals.flatMap((journal) => journal.lines);
    expect(lines.find(({ account }) => account === 'owed_by_person')?.owner).toMatchObject({
      kind: 'user',
      _id: player.id,
    });
    expect(await heard(player, 'chargeBackWon')).toMatchObject([{ params: { amount: 10 } }]);
    await topUp.at('reversed');
    expect(await standing()).toEqual({ holds: 0, owes: 800 });
  });

  test('won back without a report: asked about again within the hour', async () => {
    const topUp = await aTopUp();
    await topUp.at('reversed');
    await topUp.at('won', { webhook: 'lose' });
    await advance(server, 'PT61M');
    expect(await standing()).toEqual({ holds: 1000, owes: 0 });
  });

  test('of who has left: a loss of the house, and what they owed as they left is one too', async () => {
    const [first, second] = [await aTopUp(), await aTopUp()];
    // The games are confirmed, so leaving refunds nothing.
    for (let spots = 0; spots < 2; spots += 1)
      expect((await pay(player, await aGame(server, { priceCents: 1000 }))).status).toBe(200);
    await server.sql`
      update game set status = 'confirmed' where id in (select game_id from registration where user_id = ${player.id})`;
    await first.at('reversed');
    expect(await standing()).toEqual({ holds: 0, owes: 1000 });
    const left = await server.as(player).delete('/api/users/deleteMe', { givenUpBalance: 0 });
    expect(left.body).toMatchObject({ status: 'success' });
    expect(await owedBy(player)).toBe(0);
    await second.at('reversed');
    expect(await standing()).toEqual({ holds: 0, owes: 0 });
    expect((await journalsOf(player)).slice(1)).toEqual([
      'owed_ended: losses -1000, owed_by_person 1000',
      'charge_back: fees -36, losses -1000, provider 1036',
    ]);
    expect(await heard(player, 'paymentTakenBack')).toEqual([]);
    await second.at('won');
    expect((await journalsOf(player)).at(-1)).toBe('charge_back_won: fees 36, losses 1000, provider -1036');
  });
});

describe('payments for spots', () => {
  test('a member’s: the spot stays, and its price is taken from the wallet as far as it goes', async () => {
    await credit(server, player.id, 300);
    const gameId = await aGame(server, { priceCents: 500 });
    const checkout = await startPayingAs(player, gameId, { method: 'ideal' });
    await checkout.complete('paid');
    await checkout.complete('reversed');
    expect(await standing()).toEqual({ holds: 0, owes: 200 });
    expect((await mailsTo(server, admin.email))[0]?.text).toContain('€\u00A05.00');
  });

  test('a guest’s: owed by them, and what comes for them settles it first', async () => {
    const email = guestEmail();
    const [paid, other] = [await aGame(server, { priceCents: 500 }), await aGame(server, { priceCents: 800 })];
    const checkout = await startPaying(paid, email, { method: 'ideal' });
    await checkout.complete('paid');
    await (await startPaying(other, email, { method: 'ideal' })).complete('paid');
    await advance(server, 'PT1M');
    const guest = await server.row<{ id: string }>`select id from app_user where email = ${email}`;
    await checkout.complete('reversed');
    expect(await owedBy(guest)).toBe(500);
    expect((await mailsTo(server, email))[0]?.text).toContain('Reply to this email');
    await call(`/api/admin/match/${other}/cancel`, { note: 'The hall is flooded' }, admin);
    expect(await owedBy(guest)).toBe(0);
    expect(await see(admin.token, guest.id)).toMatchObject({ owes: 0, owedToGuest: 3 });
  });
});

describe('a wallet that owes', () => {
  /** The player owes 8 euro. */
  beforeEach(async () => {
    const topUp = await aTopUp(8);
    await pay(player, await aGame(server, { priceCents: 800 }));
    await topUp.at('reversed');
  });

  test('pays for nothing, in whichever way, with one refusal; what is free or paid elsewhere it does not stop', async () => {
    const gameId = await aGame(server, { priceCents: 500, confirmed: true });
    const refused = { code: 'wallet_owes', params: { owed: '8.00' } };
    const friend = await aPlayer(server);
    expect((await pay(player, gameId)).body).toMatchObject(refused);
    expect((await payForFriend(player, gameId, friend.email)).body).toMatchObject(refused);
    const group = { way: 'all', places: 2, invited: [] };
    expect((await call(`/api/matches/${gameId}/groups`, group, player)).body).toMatchObject(refused);
    const giver = await aPlayer(server, { balanceCents: 500 });
    await pay(giver, gameId);
    await offer(giver, gameId, player.email);
    expect((await takeOver(player, gameId, giver.id)).body).toMatchObject(refused);
    const free = await aGame(server, { priceCents: 0 });
    expect((await call('/api/matches/mainlist', { matchId: free }, player)).status).toBe(200);
    const checkout = await startPayingAs(player, gameId, { method: 'ideal' });
    await checkout.complete('paid');
    await advance(server, 'PT1M');
    expect(await checkout.status()).toMatchObject({ outcome: 'joined' });
  });

  test('is not charged for a spot that opens: it is offered', async () => {
    const gameId = await aGame(server, { priceCents: 500, capacity: 5, minimumPlayers: 4 });
    const others = await Promise.all(Array.from({ length: 5 }, () => aPlayer(server, { balanceCents: 500 })));
    for (const one of others) await pay(one, gameId);
    await server.sql`update game set status = 'pending' where id = ${gameId}`;
    await call('/api/matches/mainlist', { matchId: gameId, allowPayment: true }, player);
    expect((await refund(others[0] ?? player, gameId)).status).toBe(200);
    expect(await heard(player, 'spotOffered')).toHaveLength(1);
    expect(await standing()).toEqual({ holds: 0, owes: 800 });
  });

  test('a top-up settles it first, the rest is credit, and the mail says so', async () => {
    await aTopUp(5);
    expect(await standing()).toEqual({ holds: 0, owes: 300 });
    expect((await mailsTo(server, player.email))[0]?.text).toContain('€\u00A05.00 settled your open amount');
    await aTopUp(10);
    expect(await standing()).toEqual({ holds: 700, owes: 0 });
    expect((await mailsTo(server, player.email))[0]?.text).toContain('€\u00A03.00 settled');
    expect(await heard(player, 'topUpConfirmed')).toMatchObject([
      { params: { amount: 8 } },
      { params: { amount: 5, owed: 5 } },
      { params: { amount: 10, owed: 3 } },
    ]);
    expect((await pay(player, await aGame(server, { priceCents: 700 }))).status).toBe(200);
    const csv = await get('/wallet/statement', player);
    expect(csv.body.data).toMatchObject({ closingBalance: 0 });
  });

  test('what a refund brings settles it too', async () => {
    const gameId = await server.value<string>`select game_id from registration where user_id = ${player.id}`;
    const { body } = await refund(player, gameId);
    expect(body.data).toMatchObject({ refundedAmount: 7.2, balance: 0 });
    expect(await standing()).toEqual({ holds: 0, owes: 80 });
  });

  const end = (body: object = {}, as = admin, id = player.id) =>
    call(`/api/admin/users/${id}/owed/end`, { how: 'waived', amount: 8, reason: 'Their card was stolen', ...body }, as);

  test.each([
    ['waived', 'losses'],
    ['paid', 'bank'],
  ])('an admin closes it as %s, once; the person hears why', async (how, account) => {
    expect((await end({ how })).body).toMatchObject({ data: { user: { owes: 0 } } });
    expect(await standing()).toEqual({ holds: 0, owes: 0 });
    expect((await journalsOf(player)).at(-1)).toContain(`${account} -800`);
    await refuses(end({ how }), 'nothing_owed');
    expect((await mailsTo(server, player.email))[0]?.text).toContain('“Their card was stolen”');
    expect((await audit(admin.token))[0]).toMatchObject({
      action: 'user.end_owed',
      reason: 'Their card was stolen',
      before: { owed: 800 },
      after: { how, owed: 0 },
    });
  });

  test('what was paid of it is ticked off at the bank', async () => {
    await end({ how: 'paid' });
    const entries = [{ day: '2026-05-02', cents: 800, reference: 'paid back' }];
    const of = { iban: 'NL91ABNA0417164300', number: 'S', from: '2026-05-01', until: '2026-05-03', openingCents: 0 };
    const statement = writeBankStatement({ ...of, entries });
    const { body, headers } = await formOf({}, { field: 'statement', name: 'a.xml', bytes: Buffer.from(statement) });
    await server.call('POST', '/api/admin/books/bank/statements', { as: admin.token, body, headers });
    const list = async () => (await get('/admin/books/bank', admin)).body.data as CallResponse<typeof listBank>['data'];
    const { entries: booked, account } = await list();
    const booking = account.bookings.find(({ kind }) => kind === 'owed_ended');
    expect(booking).toMatchObject({ amount: 8 });
    const explained = { reason: 'Their transfer', journal: booking?.journal };
    await call(`/api/admin/books/bank/entries/${booked[0]?._id}/explain`, explained, admin);
    expect((await list()).entries).toMatchObject([{ state: 'matched', kind: 'journal', journal: booking?.journal }]);
  });

  test('it is not closed at another amount, by oneself, by nobody’s admin, or with an old session', async () => {
    await refuses(end({ amount: 5 }), 'owed_changed', { params: { owed: '8.00' } });
    expect((await end({}, player)).status).toBe(403);
    await refuses(end({}, admin, admin.id), 'not_on_oneself');
    await refuses(end({}, admin, '0198c6a2-1111-7000-8000-000000000001'), 'user_not_found');
    await server.sql`
      update session set identity_confirmed_at = now() - interval '1 day' where user_id = ${admin.id}`;
    await refuses(end(), 'confirm_identity');
    expect(await standing()).toEqual({ holds: 0, owes: 800 });
  });

  test('the database refuses a wallet that holds and owes at once', async () => {
    const held = sql`update wallet set balance_cents = 1 where user_id = ${player.id}`;
    await expect(held.execute(server.db)).rejects.toThrow('wallet_holds_or_owes');
    const negative = sql`update wallet set owed_cents = -1, balance_cents = 0 where user_id = ${player.id}`;
    await expect(negative.execute(server.db)).rejects.toThrow('wallet_owed_never_negative');
  });
});

test('in whatever order payments come, go and come back, nothing is below zero and the books hold', async () => {
  const step = fc.oneof(
    { arbitrary: fc.record({ do: fc.constant('topUp' as const), euros: fc.integer({ min: 1, max: 12 }) }), weight: 3 },
    { arbitrary: fc.record({ do: fc.constant('take' as const), which: fc.nat(5) }), weight: 3 },
    { arbitrary: fc.record({ do: fc.constant('win' as const), which: fc.nat(5) }), weight: 2 },
    { arbitrary: fc.record({ do: fc.constant('join' as const), which: fc.nat(2) }), weight: 3 },
    { arbitrary: fc.record({ do: fc.constant('refund' as const), which: fc.nat(2) }), weight: 2 },
  );
  const games = [
    await aGame(server, { priceCents: 350 }),
    await aGame(server, { priceCents: 700 }),
    await aGame(server, { priceCents: 1000 }),
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const who = await aPlayer(server);
      const topUps: Awaited<ReturnType<typeof aTopUp>>[] = [];
      let paidWhileOwing = false;
      for (const one of steps) {
        const before = await standing(who);
        if (one.do === 'topUp') topUps.push(await aTopUp(one.euros, who));
        else if (one.do === 'take') await topUps[one.which]?.at('reversed');
        else if (one.do === 'win') await topUps[one.which]?.at('won');
        else if (one.do === 'join') {
          const { status } = await pay(who, games[one.which] ?? '');
          paidWhileOwing ||= before.owes > 0 && status === 200;
        } else await refund(who, games[one.which] ?? '');
        const after = await standing(who);
        expect(Math.min(after.holds, after.owes)).toBe(0);
        expect(Math.max(after.holds, after.owes)).toBeGreaterThanOrEqual(0);
      }
      expect(await checkInvariants(server.databaseUrl)).toEqual([]);
      expect(paidWhileOwing).toBe(false);
    }),
    { numRuns: 12 },
  );
});
