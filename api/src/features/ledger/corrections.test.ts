import type { CallResponse, listCorrections } from '@rondo/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, credit, type Player, useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { mailsTo, subjectsTo } from '../../../test/mails.ts';
import { aFreelancer, aGivenGame, payCalls, payoutIn } from '../../../test/pay-calls.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';

type Correction = CallResponse<typeof listCorrections>['data']['corrections'][number];

const server = useCheckedServer();
const { audit, change } = consoleCalls(server);
const { pay: play } = joiningCalls(server);
const { pay, run, settle } = payCalls(server);
const first = useNewPlayer(server, { role: 'admin' });
const second = useNewPlayer(server, { role: 'admin' });
const player = useNewPlayer(server, { balanceCents: 2000 });

const propose = (more: object = {}, as = first) => {
  const body = { person: player.email, account: 'wallet', against: 'revenue', amount: 30, reason: 'Charged twice' };
  return server.as(as).post('/api/admin/corrections', { ...body, ...more });
};
const proposed = async (more: object = {}, as = first) => {
  const { body } = await propose(more, as);
  if (!body.data) throw new Error(`refused: ${body.code}`);
  return (body.data as { correction: Correction }).correction;
};
const decide = (id: string, decision = 'approved', as = second, key?: string) =>
  server.as(as).post(`/api/admin/corrections/${id}/decide`, { decision, reason: 'Looked' }, key);
const code = async (id: string, decision = 'approved', as = second) =>
  (await decide(id, decision, as)).body.code ?? 'done';
const list = async (query = '') =>
  (
    (await server.as(first).get(`/api/admin/corrections?${query}`)).body.data as {
      corrections: Correction[];
    }
  ).corrections;
const booked = (id: string) =>
  server.value<number>`select count(*) as n from journal where idempotency_key = ${`correction:${id}`}`;
const grow = ({ id }: Player) =>
  server.sql`update session set identity_confirmed_at = now() - interval '11 minutes' where user_id = ${id}`;
const holds = (account: string) =>
  server.value<number>`
    select coalesce(sum(amount_cents), 0) as cents from posting where account = ${account}`;

describe('what one admin proposes and another approves', () => {
  test('is booked with both names and the reason, told to the person, and logged', async () => {
    const revenue = await holds('revenue');
    const { _id: id, ...made } = await proposed();
    expect(made).toMatchObject({ state: 'open', amount: 30, proposedBy: { _id: first.id }, journalId: null });
    expect([await balanceOf(server, player.id), await booked(id)]).toEqual([2000, 0]);
    expect(await mailsTo(server, player.email)).toEqual([]);
    expect(await code(id)).toBe('done');
    expect([await balanceOf(server, player.id), (await holds('revenue')) - revenue]).toEqual([5000, -3000]);
    const [correction] = await list(`query=${player.email}`);
    expect(correction).toMatchObject({ state: 'approved', decision: { by: { _id: second.id }, reason: 'Looked' } });

    const { body } = await server.as(first).get(`/api/admin/journals?query=${correction?.journalId}`);
    const names = await Promise.all(
      [first, second].map(({ id: admin }) => server.value<string>`select name from app_user where id = ${admin}`),
    );
    expect((body.data as { journals: object[] }).journals).toMatchObject([
      {
        kind: 'correction',
        person: { _id: player.id },
        correction: { proposedBy: names[0], approvedBy: names[1], reason: 'Charged twice' },
        lines: [
          { account: 'revenue', amount: -30 },
          { account: 'wallet', amount: 30 },
        ],
      },
    ]);

    const [mail] = await mailsTo(server, player.email);
    expect(mail).toMatchObject({ subject: 'We corrected your balance: + €\u00A030.00' });
    expect(mail?.text).toContain('“Charged twice”');
    const told = await server.as(player).get('/api/users/notifications');
    expect((told.body.data as object[])[0]).toMatchObject({
      title: 'We corrected your balance: + €\u00A030.00',
      message: 'Reason: “Charged twice”',
    });
    const statement = await server.as(player).get('/api/wallet/statement');
    expect((statement.body.data as { lines: object[] }).lines.at(-1)).toMatchObject({
      kind: 'correction',
      amount: 30,
      receiptId: null,
    });
    const [approved, asked] = await audit(first.token, `subject=${player.id}&looks=without`);
    expect(asked).toMatchObject({ action: 'correction.propose', reason: 'Charged twice', actor: { _id: first.id } });
    expect(approved).toMatchObject({
      action: 'correction.approve',
      actor: { _id: second.id },
      before: { balance: 2000 },
      after: { correction: id, account: 'wallet', against: 'revenue', cents: 3000, balance: 5000 },
    });
  });

  test('is not booked when it is declined, and can be proposed anew', async () => {
    const { _id: id } = await proposed();
    expect(await code(id, 'declined')).toBe('done');
    expect([await booked(id), await balanceOf(server, player.id)]).toEqual([0, 2000]);
    expect(await code(id)).toBe('already_decided');
    expect(await mailsTo(server, player.email)).toEqual([]);
    expect(await list(`query=${player.email}&state=declined`)).toHaveLength(1);
    expect(await code((await proposed())._id)).toBe('done');
  });

  test('is booked once, however many approve it at the same time or again', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => aPlayer(server, { role: 'admin' })));
    const { _id: id } = await proposed();
    const answers = await Promise.all([second, second, ...others].map((admin) => code(id, 'approved', admin)));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['done', 'already_decided']));
    expect([await booked(id), await balanceOf(server, player.id)]).toEqual([1, 5000]);

    const { _id: again } = await proposed();
    const same = await Promise.all([1, 2, 3].map(() => decide(again, 'approved', second, 'the-same-key')));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await booked(again), await balanceOf(server, player.id)]).toEqual([1, 8000]);
  });

  test('is approved or declined, never both', async () => {
    const third = await aPlayer(server, { role: 'admin' });
    const { _id: id } = await proposed();
    const [approved, declined] = await Promise.all([code(id), code(id, 'declined', third)]);
    expect([approved, declined].sort()).toEqual(['already_decided', 'done']);
    expect(await booked(id)).toBe(approved === 'done' ? 1 : 0);
  });
});

describe('nobody decides alone or about themselves', () => {
  test('neither proposes nor approves about one’s own wallet', async () => {
    await refuses(propose({ person: first.email }), 'not_on_oneself');
    await refuses(propose({ person: first.id, account: 'losses', against: 'provider' }), 'not_on_oneself');
    const { _id: id } = await proposed({ person: second.email });
    expect(await code(id)).toBe('not_on_oneself');
    expect(await code(id, 'declined')).toBe('not_on_oneself');
    expect(await booked(id)).toBe(0);
  });

  test('neither approves nor declines what one proposed', async () => {
    const { _id: id } = await proposed();
    expect(await code(id, 'approved', first)).toBe('own_proposal');
    expect(await code(id, 'declined', first)).toBe('own_proposal');
    expect(await booked(id)).toBe(0);
  });

  test('both ask for a fresh session', async () => {
    const { _id: id } = await proposed();
    await Promise.all([first, second].map(grow));
    await refuses(propose(), 'confirm_identity');
    expect(await code(id)).toBe('confirm_identity');
    expect(await code(id, 'declined')).toBe('confirm_identity');
  });

  test('what somebody proposed who was unmade since is not approved, only declined', async () => {
    const { _id: id } = await proposed();
    expect((await change(second.token, first.id, { role: 'player' })).status).toBe(200);
    expect(await code(id)).toBe('proposer_no_admin');
    expect(await booked(id)).toBe(0);
    expect(await code(id, 'declined')).toBe('done');
  });

  test('an admin who is unmade while they approve has approved it, or not at all', async () => {
    for (let times = 0; times < 6; times += 1) {
      const third = await aPlayer(server, { role: 'admin' });
      const { _id: id } = await proposed();
      const [answer, unmade] = await Promise.all([
        decide(id, 'approved', third),
        change(second.token, third.id, { role: 'player' }),
      ]);
      expect(unmade.status).toBe(200);
      expect([200, 401, 403]).toContain(answer.status);
      expect(await booked(id)).toBe(answer.status === 200 ? 1 : 0);
    }
  });

  test('the database refuses it too', async () => {
    const { _id: id } = await proposed();
    const decided = (by: Player) => sql`
      update correction set decision = 'approved', decided_by = ${by.id}, decided_at = app_now(), decided_reason = 'x' where id = ${id}`;
    await expect(decided(first).execute(server.db)).rejects.toThrow(/correction_by_two/);
    await expect(decided(player).execute(server.db)).rejects.toThrow(/correction_of_another/);
    await expect(server.sql`update correction set amount_cents = 900000 where id = ${id}`).rejects.toThrow(
      /never changed/,
    );
    await expect(server.sql`delete from correction where id = ${id}`).rejects.toThrow(/never changed/);
    expect(await code(id, 'declined')).toBe('done');
    await expect(decided(second).execute(server.db)).rejects.toThrow(/never changed/);
  });
});

describe('refused', () => {
  test.each([
    [{ amount: 0 }],
    [{ amount: 0.001 }],
    [{ amount: 10_000.01 }],
    [{ amount: -10_000.01 }],
    [{ account: 'escrow' }],
    [{ against: 'wallet' }],
    [{ account: 'owed_to_organiser', against: 'promotions' }],
    [{ account: 'losses', against: 'losses' }],
    [{ reason: 'x' }],
  ])('%j', async (more) => {
    await refuses(propose(more), 'invalid_input');
  });

  test('about nobody, a guest’s wallet, pay of a player, another’s payment', async () => {
    await refuses(propose({ person: 'nobody@rondo.test' }), 'user_not_found');
    const guest = await aPlayer(server, { role: 'guest' });
    await refuses(propose({ person: guest.id }), 'wallet_for_players');
    await refuses(propose({ account: 'owed_to_organiser' }), 'not_an_organiser');
    const orderId = await anOrder(await aPlayer(server));
    await refuses(propose({ orderId }), 'order_of_another');
    await refuses(propose({ orderId: crypto.randomUUID() }), 'payment_not_found');
    expect(await code(crypto.randomUUID())).toBe('correction_not_found');
  });

  test('after a week', async () => {
    const { _id: id } = await proposed();
    await advance(server, 'P7D');
    for (const admin of [first, second])
      await server.sql`
        update session set identity_confirmed_at = now(), expires_at = now() + interval '30 days' where user_id = ${admin.id}`;
    expect(await code(id)).toBe('correction_expired');
    expect(await code(id, 'declined')).toBe('correction_expired');
    expect((await list(`query=${player.email}&state=expired`)).map(({ _id }) => _id)).toEqual([id]);
    expect(await list(`query=${player.email}&state=open`)).toEqual([]);
  });

  test('below zero, when proposed and when approved; at once with a spot that takes the money, one of them', async () => {
    await credit(server, player.id, 1000);
    await refuses(propose({ amount: -30.01 }), 'correction_below_zero', { params: { balance: '30.00' } });
    const { _id: id } = await proposed({ amount: -30 });
    const gameId = await aGame(server, { priceCents: 500 });
    const [taken, joined] = await Promise.all([code(id), play(player, gameId)]);
    expect([taken, joined.status, await balanceOf(server, player.id)]).toEqual(
      taken === 'done' ? ['done', 400, 0] : ['correction_below_zero', 200, 2500],
    );
  });

  test('to who has left since', async () => {
    const { _id: id } = await proposed();
    await server.sql`update app_user set deleted_at = app_now() where id = ${player.id}`;
    expect(await code(id)).toBe('user_not_found');
    expect(await booked(id)).toBe(0);
  });
});

/** A paid top-up of 20 euros. */
async function anOrder(payer: Player): Promise<string> {
  const body = { amount: 20, method: 'ideal' };
  const { orderId } = (await server.as(payer).post('/api/payments/topUp', body)).body;
  await server.sql`update sandbox_payment set status = 'paid' where order_id = ${String(orderId)}`;
  await advance(server, 'PT2M');
  return String(orderId);
}

describe('what it settles', () => {
  test('a payment that was charged back: from the wallet what is there, the rest as a loss', async () => {
    const orderId = await anOrder(player);
    const before = await holds('provider');
    await play(player, await aGame(server, { priceCents: 3000 }));
    expect(await balanceOf(server, player.id)).toBe(1000);
    const settles = { against: 'provider', orderId, reason: 'Charged back by the bank' };
    for (const account of ['wallet', 'losses'])
      expect(await proposed({ ...settles, account, amount: -10 })).toMatchObject({ state: 'approved' });
    expect([await balanceOf(server, player.id), (await holds('provider')) - before]).toEqual([0, 2000]);
    const { body } = await server.as(first).get(`/api/admin/journals?query=${orderId}`);
    const { journals } = body.data as { journals: { kind: string; orderId: string }[] };
    expect(journals.map(({ kind }) => kind)).toEqual(['correction', 'correction', 'top_up']);
    expect(new Set(journals.map((journal) => journal.orderId))).toEqual(new Set([orderId]));
    // The person doesn't read about the house's loss.
    const mails = await mailsTo(server, player.email);
    expect(mails.filter(({ subject }) => subject.includes('corrected'))).toHaveLength(1);
  });

  test('pay that came back after its organiser left, which was then paid by hand', async () => {
    const organiser = await aFreelancer(server);
    await aGivenGame(server, organiser.id, { players: 12 });
    await server.jobs.runSweeps();
    const payout = payoutIn(await run(first));
    await server.sql`update app_user set deleted_at = app_now() where id = ${organiser.id}`;
    const line = payout.lines.find(({ person }) => person._id === organiser.id);
    await settle(first, payout, line?._id ?? '', 'returned', 'Account closed');
    const about = { person: organiser.id, account: 'owed_to_organiser', against: 'bank', reason: 'Paid by hand' };
    await refuses(propose({ ...about, amount: -20.01 }), 'correction_below_zero');
    await refuses(propose({ ...about, amount: 1 }), 'user_not_found');
    expect(await proposed({ ...about, amount: -20 })).toMatchObject({ state: 'approved' });
    const owed = await server.value<number>`
      select sum(amount_cents) as owed from posting where account = 'owed_to_organiser' and owner_id = ${organiser.id}`;
    expect(owed).toBe(0);
    const details =
      await server.value<number>`select count(*) as details from bank_details where user_id = ${organiser.id}`;
    expect(details).toBe(0);
  });

  test('pay, which a run at the same moment does not pay as well', async () => {
    const organiser = await aFreelancer(server);
    await aGivenGame(server, organiser.id, { players: 12 });
    await server.jobs.runSweeps();
    const about = { person: organiser.email, account: 'owed_to_organiser', against: 'revenue', amount: -20 };
    const [answer] = await Promise.all([propose(about), run(first)]);
    const taken = answer.body.code ?? 'done';
    const { owed, underWay } = await pay(organiser);
    expect([owed, underWay]).toEqual([0, taken === 'done' ? 0 : 20]);
    expect(['done', 'correction_below_zero']).toContain(taken);
    const mails = await subjectsTo(server, organiser.email);
    expect(mails.filter((subject) => subject !== 'Your bank details have changed')).toEqual(
      taken === 'done' ? ['We corrected your pay: − €\u00A020.00'] : [],
    );
  });
});

test('corrections as a file run no formula', async () => {
  await proposed({ reason: '=HYPERLINK("x")' });
  const { body } = await server.as(first).get(`/api/admin/corrections.csv?query=${player.email}`);
  expect(String(body.text)).toContain(`"'=HYPERLINK(""x"")"`);
});
