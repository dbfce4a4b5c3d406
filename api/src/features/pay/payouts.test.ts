import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { mailsTo, subjectsTo } from '../../../test/mails.ts';
import { aPlayerWithPassword, logIn, oldPassword } from '../../../test/passwords.ts';
import { aFreelancer, ageDetails, aGivenGame, type Payout, payCalls, payoutIn } from '../../../test/pay-calls.ts';
import { advance, moveClock, moveToNoon, refuses, useCheckedServer } from '../../../test/server.ts';
import { closeDays } from '../ledger/close-days.ts';
import { verifyCloses } from '../ledger/verify-closes.ts';

const server = useCheckedServer();
const { pay, keepDetails, confirm, run, file, settle, undo, payouts } = payCalls(server);
let admin: Player;

beforeAll(async () => {
  await moveToNoon(server);
  admin = await aPlayer(server, { role: 'admin' });
});
beforeEach(async () => {
  // Pays what earlier tests left owed.
  await run(admin);
});

const sweep = () => server.jobs.runSweeps();

/** An organiser who earned something: 20 euro unless more played. */
async function anEarner({ players = 12, iban }: { players?: number; iban?: string | null } = {}): Promise<Player> {
  const organiser = await aFreelancer(server, iban === undefined ? {} : { iban });
  await aGivenGame(server, organiser.id, { players });
  await sweep();
  return organiser;
}

const lineOf = (payout: Payout, { id }: Player) => payout.lines.find(({ person }) => person._id === id);
const settled = async (
  payout: Payout,
  organiser: Player,
  state: 'executed' | 'returned',
  reason?: string,
  more?: object,
) => settle(admin, payout, lineOf(payout, organiser)?._id ?? '', state, reason, more);
const undone = async (payout: Payout, organiser: Player) => undo(admin, payout, lineOf(payout, organiser)?._id ?? '');

describe('a run', () => {
  test('pays who is owed more than ten euros and has bank details; nobody again before they earn more', async () => {
    const [paid, without] = [await anEarner({ players: 15 }), await anEarner({ iban: null })];
    const before = await payouts(admin);
    expect(before.owed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ _id: paid.id, owed: 26, isNext: true }),
        expect.objectContaining({ _id: without.id, owed: 20, iban: null, isNext: false }),
      ]),
    );
    const payout = payoutIn(await run(admin));
    expect(payout.lines).toMatchObject([{ person: { _id: paid.id }, amount: 26, state: 'proposed' }]);
    expect(JSON.stringify(payout)).not.toContain('0123456789');
    expect(await pay(paid)).toMatchObject({ owed: 0, underWay: 26, paid: 0 });
    await refuses(run(admin), 'nothing_to_pay');
    await keepDetails(without);
    await refuses(run(admin), 'nothing_to_pay');
    await ageDetails(server, without);
    expect(payoutIn(await run(admin)).lines).toMatchObject([{ person: { _id: without.id } }]);
  });

  test('is made once of twenty at once, and once with the same key', async () => {
    const earners = [await anEarner(), await anEarner(), await anEarner()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => run(admin)));
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    expect(made.flatMap((answer) => payoutIn(answer).lines)).toHaveLength(earners.length);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'nothing_to_pay']));
    await anEarner();
    const again = await Promise.all(Array.from({ length: 5 }, () => run(admin, 'the-same-key')));
    expect(new Set(again.map((answer) => payoutIn(answer)._id)).size).toBe(1);
  });

  test('and games that are settled meanwhile lose and double nothing', async () => {
    const organiser = await aFreelancer(server);
    for (let games = 0; games < 5; games += 1) await aGivenGame(server, organiser.id, { players: 12 });
    const runs = async () => {
      for (let times = 0; times < 8; times += 1) await run(admin);
    };
    await Promise.all([sweep(), runs(), runs()]);
    const { owed, underWay } = await pay(organiser);
    expect(owed + underWay).toBe(100);
  });

  test('needs an admin with a fresh session', async () => {
    const other = await aPlayer(server, { role: 'admin' });
    await server.sql`
      update session set identity_confirmed_at = now() - interval '11 minutes' where user_id = ${other.id}`;
    await anEarner();
    await refuses(run(other), 'confirm_identity');
    const payout = payoutIn(await run(admin));
    await refuses(file(other, payout), 'confirm_identity');
    await refuses(settle(other, payout, payout.lines[0]?._id ?? '', 'executed'), 'confirm_identity');
  });
});

describe('an organiser without an account', () => {
  const remind = (of: Player) => server.as(admin).post(`/api/admin/payouts/accounts/${of.id}/remind`, {});

  test('is asked for it once a week, and not where nothing is owed or it is known', async () => {
    const organiser = await anEarner({ iban: null });
    expect((await remind(organiser)).status).toBe(200);
    expect(await subjectsTo(server, organiser.email)).toContainEqual(expect.stringContaining('add your bank details'));
    await refuses(remind(organiser), 'reminded_lately');
    await advance(server, 'P8D');
    admin = await aPlayer(server, { role: 'admin' });
    expect((await remind(organiser)).status).toBe(200);
    for (const other of [await anEarner(), await aFreelancer(server, { iban: null })])
      await refuses(remind(other), 'nothing_to_remind');
  });
});

describe('another account', () => {
  const owedTo = async ({ id }: Player) => (await payouts(admin)).owed.find(({ _id }) => _id === id);
  const another = { iban: 'DE89 3704 0044 0532 0130 00' };

  test('is told, in the app and by mail; the same again is no change', async () => {
    const organiser = await aFreelancer(server, { iban: null });
    for (let times = 0; times < 2; times += 1) await keepDetails(organiser);
    await keepDetails(organiser, another);
    const rows = await server.rows<{ kind: string; params: object; redirect_path: string }>`
      select kind, params, redirect_path from notification where user_id = ${organiser.id} order by created_at`;
    expect(rows).toMatchObject([
      { kind: 'bankDetailsChanged', params: { words: 'NL •••• 6789' }, redirect_path: '/organising?tab=pay' },
      { kind: 'bankDetailsChanged', params: { words: 'DE •••• 3000' } },
    ]);
    const mails = await mailsTo(server, organiser.email);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Your bank details have changed'));
    expect(mails[0]?.text).toMatch(/DE •••• 3000 of J\. de Vries[^]*Change your password right away/);
  });

  test('waits for three days, and is marked in the run that pays it first', async () => {
    const organiser = await anEarner();
    const first = payoutIn(await run(admin));
    expect(lineOf(first, organiser)?.detailsChangedAt).not.toBeNull();
    await file(admin, first);
    await settled(first, organiser, 'executed');
    await aGivenGame(server, organiser.id, { players: 12 });
    await sweep();
    expect(await owedTo(organiser)).toMatchObject({ detailsChangedAt: null, payableFrom: null, isNext: true });
    await keepDetails(organiser, another);
    const waiting = await owedTo(organiser);
    expect(waiting).toMatchObject({ iban: 'DE •••• 3000', isNext: false });
    const wait = Date.parse(waiting?.payableFrom ?? '') - Date.parse(waiting?.detailsChangedAt ?? '');
    expect(wait).toBe(3 * 24 * 3_600_000);
    await refuses(run(admin), 'nothing_to_pay');
    expect((await confirm(admin, organiser, waiting?.detailsChangedAt ?? null)).status).toBe(200);
    const line = lineOf(payoutIn(await run(admin)), organiser);
    expect(line).toMatchObject({ iban: 'DE •••• 3000', amount: 20 });
    expect(line?.detailsChangedAt).not.toBeNull();
  });

  test('is paid at once when an admin confirms the one they saw; never their own', async () => {
    const organiser = await anEarner({ iban: null });
    await keepDetails(organiser);
    const seen = (await owedTo(organiser))?.detailsChangedAt ?? null;
    await keepDetails(organiser, another);
    await refuses(confirm(admin, organiser, seen), 'already_decided');
    const now = (await owedTo(organiser))?.detailsChangedAt ?? null;
    expect((await confirm(admin, organiser, now)).status).toBe(200);
    await refuses(confirm(admin, organiser, now), 'already_decided');
    const logged = await server.row`
      select action, reason, after from admin_action where subject_id = ${organiser.id} order by id desc limit 1`;
    expect(logged).toEqual({
      action: 'payout.confirm',
      reason: 'They rang us',
      after: { confirmed: true, iban: 'DE •••• 3000' },
    });
    expect(lineOf(payoutIn(await run(admin)), organiser)?.amount).toBe(20);
    await refuses(confirm(admin, admin, now), 'not_on_oneself');
    // Another account has to be confirmed again.
    await keepDetails(organiser);
    await aGivenGame(server, organiser.id, { players: 12 });
    await sweep();
    await refuses(run(admin), 'nothing_to_pay');
  });
});

describe('a line', () => {
  test('is filed, executed and told with each game it pays; told again, nothing more', async () => {
    const organiser = await anEarner({ players: 12 });
    await aGivenGame(server, organiser.id, { players: 13, name: 'Friday futsal' });
    await sweep();
    const payout = payoutIn(await run(admin));
    await refuses(settled(payout, organiser, 'executed'), 'payout_not_filed');
    await file(admin, payout);
    for (let times = 0; times < 2; times += 1)
      expect(lineOf(payoutIn(await settled(payout, organiser, 'executed')), organiser)?.state).toBe('executed');
    expect(await pay(organiser)).toMatchObject({ owed: 0, underWay: 0, paid: 42 });
    const logged = await server.values<string>`
      select action from admin_action where subject_id in (${payout._id}, ${lineOf(payout, organiser)?._id ?? ''})
      order by id`;
    expect(logged).toEqual(['payout.file', 'payout.settle', 'payout.settle']);
    const mails = await mailsTo(server, organiser.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'You’ve been paid €\u00A042.00',
      'Your bank details have changed',
    ]);
    expect(mails[0]?.text).toMatch(/NL •••• 6789/);
    expect(mails[0]?.text).toMatch(/Thursday game: €\u00A020\.00[^]*Friday futsal: €\u00A022\.00/);
  });

  test('that came back is owed again and in the next run; its mail says why, in the language of its reader', async () => {
    const organiser = await anEarner();
    await server.sql`update app_user set language = 'nl' where id = ${organiser.id}`;
    const payout = payoutIn(await run(admin));
    await file(admin, payout);
    await settled(payout, organiser, 'executed');
    await settled(payout, organiser, 'returned', 'Rekening opgeheven');
    await refuses(settled(payout, organiser, 'executed'), 'payout_line_settled');
    const { owed, paid, lines } = await pay(organiser);
    expect([owed, paid, lines.map(({ kind, amount }) => [kind, amount])]).toEqual([
      20,
      0,
      [
        ['game', 20],
        ['payout', -20],
        ['returned', 20],
      ],
    ]);
    const mails = await mailsTo(server, organiser.email);
    expect(mails[0]?.subject).toBe('Je uitbetaling van €\u00A020,00 is teruggekomen');
    expect(mails[0]?.text).toContain('“Rekening opgeheven”');
    expect(lineOf(payoutIn(await run(admin)), organiser)?.amount).toBe(20);
  });

  test('that is taken out before it was filed is not in the file', async () => {
    const [one, other] = [await anEarner(), await anEarner()];
    const payout = payoutIn(await run(admin));
    await settled(payout, one, 'returned');
    const { text } = (await file(admin, payout)).body as { text: string };
    expect(text).toContain('<NbOfTxs>1</NbOfTxs>');
    expect(text).toContain(lineOf(payout, other)?._id.replaceAll('-', ''));
  });

  test('is settled by one of ten at once', async () => {
    const organiser = await anEarner();
    const payout = payoutIn(await run(admin));
    await file(admin, payout);
    const states = Array.from({ length: 5 }, () => ['executed', 'returned'] as const).flat();
    await Promise.all(states.map((state) => settled(payout, organiser, state)));
    expect(await pay(organiser)).toMatchObject({ owed: 20, underWay: 0, paid: 0 });
  });

  test('to oneself is settled by another', async () => {
    const organiser = await aPlayer(server, { role: 'admin' });
    await server.sql`update app_user set organiser_kind = 'freelance' where id = ${organiser.id}`;
    await keepDetails(organiser);
    await ageDetails(server, organiser);
    await aGivenGame(server, organiser.id, { players: 12 });
    await sweep();
    const payout = payoutIn(await run(organiser));
    const own = lineOf(payout, organiser)?._id ?? '';
    await file(organiser, payout);
    await refuses(settle(organiser, payout, own, 'executed'), 'not_on_oneself');
    expect((await settled(payout, organiser, 'executed')).status).toBe(200);
  });

  test('for a game that was reopened is set off against the next games', async () => {
    const organiser = await anEarner();
    const payout = payoutIn(await run(admin));
    await file(admin, payout);
    await server.sql`
      update game set archived = false, ends_at = ends_at + interval '1 day' where organiser_id = ${organiser.id}`;
    await sweep();
    await settled(payout, organiser, 'executed');
    expect(await pay(organiser)).toMatchObject({ owed: -20, paid: 20 });
    await aGivenGame(server, organiser.id, { players: 30 });
    await sweep();
    expect(lineOf(payoutIn(await run(admin)), organiser)?.amount).toBe(56 - 20);
  });
});

describe('a slip', () => {
  const subjects = ({ email }: Player) => subjectsTo(server, email);

  test.each([
    ['executed', { owed: 0, underWay: 20, paid: 0 }, 'filed'],
    ['returned', { owed: 0, underWay: 20, paid: 0 }, 'filed'],
  ] as const)('%s is taken back within a day, told, and can be said again', async (state, sums, before) => {
    const organiser = await anEarner();
    const payout = payoutIn(await run(admin));
    await file(admin, payout);
    for (let times = 0; times < 2; times += 1) {
      const line = lineOf(payoutIn(await settled(payout, organiser, state)), organiser);
      expect(line?.undoUntil).not.toBeNull();
      expect(lineOf(payoutIn(await undone(payout, organiser)), organiser)).toMatchObject({
        state: before,
        undoUntil: null,
        reason: '',
      });
      expect(await pay(organiser)).toMatchObject(sums);
    }
    await refuses(undone(payout, organiser), 'payout_not_undone');
    expect((await subjects(organiser))[0]).toBe('Correction: your payment of €\u00A020.00');
    const rows = await server.rows<{ action: string; reason: string; before: object; after: object }>`
      select action, reason, before, after from admin_action where subject_id = ${lineOf(payout, organiser)?._id ?? ''}
      order by id desc limit 1`;
    expect(rows).toEqual([
      { action: 'payout.undo', reason: 'Pressed the wrong line', before: { state }, after: { state: before } },
    ]);
  });

  test('of one that had left is taken back to that it left', async () => {
    const organiser = await anEarner();
    const payout = payoutIn(await run(admin));
    await file(admin, payout);
    await settled(payout, organiser, 'executed');
    await settled(payout, organiser, 'returned');
    expect(lineOf(payoutIn(await undone(payout, organiser)), organiser)?.state).toBe('executed');
    expect(await pay(organiser)).toMatchObject({ owed: 0, paid: 20 });
  });

  test('is not taken back after a day, nor once another run pays it', async () => {
    const [late, again] = [await anEarner(), await anEarner()];
    const payout = payoutIn(await run(admin));
    await file(admin, payout);
    await settled(payout, late, 'executed');
    await server.sql`
      update payout_line set executed_at = executed_at - interval '25 hours', filed_at = filed_at - interval '25 hours'
      where user_id = ${late.id}`;
    await refuses(undone(payout, late), 'payout_not_undone');
    await settled(payout, again, 'returned');
    await run(admin);
    await refuses(undone(payout, again), 'payout_not_undone');
  });

  test('of one taken out is put back until the others are filed', async () => {
    const [one, other] = [await anEarner(), await anEarner()];
    const payout = payoutIn(await run(admin));
    for (const organiser of [one, other]) await settled(payout, organiser, 'returned');
    expect(lineOf(payoutIn(await undone(payout, one)), one)?.state).toBe('proposed');
    await file(admin, payout);
    await refuses(undone(payout, other), 'payout_not_undone');
    await refuses(settled(payout, other, 'executed', 'It left', { afterAll: true }), 'payout_not_filed');
  });

  test('that paid twice is booked: executed after all, set off against the next games', async () => {
    const organiser = await anEarner();
    const payout = payoutIn(await run(admin));
    await file(admin, payout);
    await settled(payout, organiser, 'returned');
    const second = payoutIn(await run(admin));
    await file(admin, second);
    await settled(second, organiser, 'executed');
    await refuses(settled(payout, organiser, 'executed', '', { afterAll: true }), 'invalid_input', {
      issues: [{ path: 'reason' }],
    });
    const line = await settled(payout, organiser, 'executed', 'On the bank’s statement', { afterAll: true });
    expect(lineOf(payoutIn(line), organiser)?.state).toBe('executed');
    const { owed, paid, lines } = await pay(organiser);
    expect([owed, paid]).toEqual([-20, 40]);
    expect(lines.at(-1)).toMatchObject({ kind: 'payout', amount: -20 });
  });

  test('is avoided: what came back has a reason', async () => {
    const organiser = await anEarner();
    const payout = payoutIn(await run(admin));
    await refuses(settled(payout, organiser, 'returned', ' x '), 'invalid_input', { issues: [{ path: 'reason' }] });
  });
});

describe('who leaves Rondo', () => {
  const leave = (player: Player) => server.as(player).delete('/api/users/deleteMe', { password: oldPassword });
  const anOrganiserWithPassword = async (): Promise<Player> => {
    const player = await aPlayerWithPassword(server);
    await server.sql`update app_user set role = 'organiser', organiser_kind = 'freelance' where id = ${player.id}`;
    // A changed role ended the earlier sessions.
    return { ...player, token: String((await logIn(server, player.email)).body.token) };
  };
  const details = ({ id }: Player) =>
    server.value<number>`select count(*) as n from bank_details where user_id = ${id}`;

  test('is paid all the same, and then nothing of their bank is known but what was paid', async () => {
    const organiser = await anOrganiserWithPassword();
    await aGivenGame(server, organiser.id, { players: 12 });
    await sweep();
    await refuses(leave(organiser), 'pay_owed', { params: { owed: '20.00' } });
    await keepDetails(organiser);
    await ageDetails(server, organiser);
    expect((await leave(organiser)).status).toBe(200);
    expect(await details(organiser)).toBe(1);
    const payout = payoutIn(await run(admin));
    await file(admin, payout);
    expect(await details(organiser)).toBe(1);
    const before = await mailsTo(server, organiser.email);
    expect((await settled(payout, organiser, 'executed')).status).toBe(200);
    expect(await details(organiser)).toBe(0);
    expect(await mailsTo(server, organiser.email)).toEqual(before);
  });

  test('with nothing owed leaves no bank details', async () => {
    const organiser = await anOrganiserWithPassword();
    await keepDetails(organiser);
    expect((await leave(organiser)).status).toBe(200);
    expect(await details(organiser)).toBe(0);
  });
});

describe('the file for the bank', () => {
  test('is the same each time', async () => {
    await anEarner();
    const payout = payoutIn(await run(admin));
    const { headers, body } = await file(admin, payout);
    expect(headers['content-type']).toContain('application/xml');
    expect(body.text).toContain('<IBAN>NL02ABNA0123456789</IBAN>');
    expect((await file(admin, payout)).body).toEqual(body);
  });

  test('is not given to an admin who follows a link of another site', async () => {
    await anEarner();
    const payout = payoutIn(await run(admin));
    const other = await aPlayerWithPassword(server);
    await server.sql`update app_user set role = 'admin' where id = ${other.id}`;
    const cookie = String((await logIn(server, other.email)).headers['set-cookie']).split(';')[0] ?? '';
    const ask = (site: string) =>
      server.call('GET', `/api/admin/payouts/${payout._id}/file`, { headers: { cookie, 'sec-fetch-site': site } });
    await refuses(ask('cross-site'), 'cross_site');
    expect((await payouts(admin)).payouts[0]?.lines[0]?.state).toBe('proposed');
    expect((await ask('same-origin')).status).toBe(200);
  });
});

test('the daily close holds it all', async () => {
  const organiser = await anEarner();
  const payout = payoutIn(await run(admin));
  await file(admin, payout);
  await settled(payout, organiser, 'executed');
  await anEarner();
  await moveClock(server, 'PT24H');
  await closeDays(server);
  const close = await server.row<Record<string, number>>`select * from daily_close order by day desc limit 1`;
  expect(close.bank_cents).toBeGreaterThan(0);
  expect(close.owed_to_organiser_cents).toBeGreaterThan(0);
  expect(await verifyCloses(server.db)).toMatchObject({ alterations: [] });
});
