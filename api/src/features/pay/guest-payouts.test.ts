import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPlayer, balanceOf, usePlayer } from '../../../test/builders.ts';
import { aGuestWithMoney, guestMoneyCalls, type KeptGuest, pastProvider } from '../../../test/guest-money.ts';
import { mailsTo, subjectsTo } from '../../../test/mails.ts';
import { aFreelancer, aGivenGame, type Payout, payCalls, payoutIn } from '../../../test/pay-calls.ts';
import { recoveryCalls } from '../../../test/recovery-calls.ts';
import { refuses, useCheckedServer } from '../../../test/server.ts';
import { inTransaction } from '../../platform/db.ts';
import { lockWallets } from '../wallet/post-journals.ts';
import { settlePay } from './settle-pay.ts';

const server = useCheckedServer();
const { run, file, settle, undo, payouts, pay } = payCalls(server);
const { look, press, lookByAdmin, keepAccount } = guestMoneyCalls(server);
const { reset, tokenFor, logIn } = recoveryCalls(server);
const admin = usePlayer(server, { role: 'admin' });

beforeEach(async () => {
  await server.sql`delete from rate_limit`;
  // Pays what earlier tests left owed.
  await run(admin);
});

const another = 'DE89 3704 0044 0532 0130 00';
const sweep = () => server.jobs.runSweeps();

/** A guest to whom 5 euro can't go back the way they paid, with the bank account they gave. */
async function aGuestToPay(options: { priceCents?: number } = {}): Promise<KeptGuest> {
  const guest = await aGuestWithMoney(server, admin, options);
  await pastProvider(server, guest);
  const { status } = await keepAccount(admin, guest.id, { amount: (options.priceCents ?? 500) / 100 });
  expect(status).toBe(200);
  return guest;
}

const lineOf = (payout: Payout, { id }: { id: string }) => payout.lines.find(({ person }) => person._id === id);
const settled = (payout: Payout, guest: KeptGuest, state: 'executed' | 'returned', reason?: string, more?: object) =>
  settle(admin, payout, lineOf(payout, guest)?._id ?? '', state, reason, more);
const undone = (payout: Payout, guest: KeptGuest) => undo(admin, payout, lineOf(payout, guest)?._id ?? '');
const moneyOf = async ({ link }: KeptGuest) => (await look(link)).body.data as Record<string, unknown>;
const owedTo = async ({ id }: KeptGuest) => (await payouts(admin)).owed.find(({ _id }) => _id === id);
const hasDetails = async ({ id }: KeptGuest) =>
  (await server.value<number>`select count(*) as n from bank_details where user_id = ${id}`) > 0;
const subjectsOf = ({ email }: KeptGuest) => subjectsTo(server, email);
async function aFiledRun(): Promise<Payout> {
  const payout = payoutIn(await run(admin));
  await file(admin, payout);
  return payout;
}
/** Sets a password as the guest does by the mailed link. */
async function setPassword({ email }: KeptGuest): Promise<void> {
  const consents = { termsConsent: true, privacyConsent: true };
  expect((await reset(await tokenFor(email), { ...consents, name: 'Guus' })).status).toBe(200);
}

describe('a run', () => {
  test('pays a guest any sum beside an organiser, from what is kept for them, and says on the statement what it is', async () => {
    const guest = await aGuestToPay({ priceCents: 150 });
    const organiser = await aFreelancer(server);
    await aGivenGame(server, organiser.id, { players: 12 });
    await sweep();
    expect(await owedTo(guest)).toMatchObject({
      kind: 'guest',
      owed: 1.5,
      iban: 'NL •••• 6789',
      cameBack: null,
      isNext: true,
    });
    const payout = payoutIn(await run(admin));
    expect(lineOf(payout, guest)).toMatchObject({
      kind: 'guest',
      amount: 1.5,
      state: 'proposed',
      detailsChangedAt: null,
    });
    expect(lineOf(payout, organiser)).toMatchObject({ kind: 'organiser', amount: 20 });
    expect(payout.total).toBe(21.5);
    const rows = await server.rows<{ account: string; cents: number }>`
      select account, amount_cents as cents from posting p join journal j on j.id = p.journal_id
      where j.kind = 'payout' and j.user_id = ${guest.id} order by p.amount_cents`;
    expect(rows).toEqual([
      { account: 'owed_to_guest', cents: -150 },
      { account: 'payout', cents: 150 },
    ]);
    const { text } = (await file(admin, payout)).body as { text: string };
    expect(text).toContain(`<Ustrd>Rondo refund, run ${payout.number}</Ustrd>`);
    expect(text).toContain(`<Ustrd>Rondo organiser pay, run ${payout.number}</Ustrd>`);
    expect(text).toContain('<Nm>Guus Gast</Nm>');
    expect(await moneyOf(guest)).toMatchObject({ kept: 0, toBank: 1.5, byBank: 0 });
    await refuses(run(admin), 'nothing_to_pay');
  });

  test('is executed: told by mail alone, and the account is forgotten', async () => {
    const guest = await aGuestToPay();
    const payout = await aFiledRun();
    const inApp = () => server.row<{ n: number }>`select count(*) as n from notification where user_id = ${guest.id}`;
    const before = await inApp();
    for (let times = 0; times < 2; times += 1) expect((await settled(payout, guest, 'executed')).status).toBe(200);
    expect(await moneyOf(guest)).toMatchObject({ kept: 0, toBank: 0, byBank: 5, account: null });
    const [mail, ...others] = await mailsTo(server, guest.email);
    expect(mail?.subject).toBe('€\u00A05.00 is on its way to your bank');
    expect(mail?.text).toContain('NL •••• 6789');
    expect(others.map(({ subject }) => subject)).toContain('€\u00A05.00 goes to your bank account');
    expect(await inApp()).toEqual(before);
    expect(await hasDetails(guest)).toBe(false);
    expect(await owedTo(guest)).toBeUndefined();
  });

  test('comes back: kept again, shown with its reason, and paid to the account that is entered then', async () => {
    const guest = await aGuestToPay();
    await server.sql`update app_user set language = 'nl' where id = ${guest.id}`;
    const payout = await aFiledRun();
    await settled(payout, guest, 'executed');
    await settled(payout, guest, 'returned', 'Rekening opgeheven');
    expect(await moneyOf(guest)).toMatchObject({ kept: 5, canGoBack: 0, account: null, toBank: 0, byBank: 0 });
    const mail = (await mailsTo(server, guest.email))[0];
    expect(mail?.subject).toBe('Je €\u00A05,00 is teruggekomen');
    expect(mail?.text).toMatch(/“Rekening opgeheven”[^]*We bewaren het voor je/);
    const cameBack = 'Rekening opgeheven';
    expect(await owedTo(guest)).toMatchObject({ owed: 5, iban: null, cameBack, isNext: false });
    expect((await lookByAdmin(admin, guest.id)).body.data).toMatchObject({ kept: 5, account: null, cameBack });
    await refuses(run(admin), 'nothing_to_pay');
    expect((await keepAccount(admin, guest.id, { iban: another })).status).toBe(200);
    expect(await owedTo(guest)).toMatchObject({ iban: 'DE •••• 3000', cameBack: null, isNext: true });
    expect(lineOf(payoutIn(await run(admin)), guest)).toMatchObject({ amount: 5, iban: 'DE •••• 3000' });
  });

  test('that came back from the bank is not paid to the same account by itself; taken out before, it is', async () => {
    const [refused, out] = [await aGuestToPay(), await aGuestToPay()];
    const first = payoutIn(await run(admin));
    await settled(first, out, 'returned');
    await file(admin, first);
    await settled(first, refused, 'returned');
    expect([await hasDetails(refused), await hasDetails(out)]).toEqual([false, true]);
    expect(payoutIn(await run(admin)).lines).toMatchObject([{ person: { _id: out.id } }]);
  });

  test('pays what came since to the account that is known; another one counts from the next run', async () => {
    const guest = await aGuestToPay();
    await aGuestWithMoney(server, admin, { email: guest.email });
    expect(lineOf(payoutIn(await run(admin)), guest)).toMatchObject({ amount: 10, iban: 'NL •••• 6789' });
    await refuses(keepAccount(admin, guest.id, { iban: another }), 'nothing_kept');
  });
});

describe('a slip about a guest', () => {
  test('is taken back: paid, or come back while it is kept', async () => {
    const guest = await aGuestToPay();
    const payout = await aFiledRun();
    for (const state of ['executed', 'returned'] as const) {
      await settled(payout, guest, state);
      expect(lineOf(payoutIn(await undone(payout, guest)), guest)?.state).toBe('filed');
      expect(await moneyOf(guest)).toMatchObject({ kept: 0, toBank: 5, byBank: 0 });
    }
    expect((await subjectsOf(guest))[0]).toBe('Correction: your €\u00A05.00');
    await settled(payout, guest, 'returned');
    const afterAll = await settled(payout, guest, 'executed', 'On the statement', { afterAll: true });
    expect(lineOf(payoutIn(afterAll), guest)?.state).toBe('executed');
    expect(await moneyOf(guest)).toMatchObject({ kept: 0, byBank: 5 });
  });

  test('is not, once what came back is paid again or credit', async () => {
    const [again, player] = [await aGuestToPay(), await aGuestToPay()];
    const payout = await aFiledRun();
    for (const guest of [again, player]) await settled(payout, guest, 'returned');
    await keepAccount(admin, again.id);
    await run(admin);
    await setPassword(player);
    for (const guest of [again, player]) {
      await refuses(undone(payout, guest), 'payout_not_undone');
      await refuses(settled(payout, guest, 'executed', 'On the statement', { afterAll: true }), 'kept_gone');
    }
  });
});

describe('a guest who sets a password', () => {
  test('before the run has it as credit: nothing is paid, and the account is forgotten', async () => {
    const guest = await aGuestToPay();
    await setPassword(guest);
    await refuses(run(admin), 'nothing_to_pay');
    expect(await balanceOf(server, guest.id)).toBe(500);
    await sweep();
    expect(await hasDetails(guest)).toBe(false);
  });

  test('after it is paid all the same; come back, it is credit', async () => {
    const guest = await aGuestToPay();
    const payout = await aFiledRun();
    await setPassword(guest);
    expect(await balanceOf(server, guest.id)).toBe(0);
    await sweep();
    expect(await hasDetails(guest)).toBe(true);
    await settled(payout, guest, 'executed');
    expect(await moneyOf(guest)).toMatchObject({ isGuest: false, kept: 0, byBank: 5 });
    await settled(payout, guest, 'returned');
    expect(await balanceOf(server, guest.id)).toBe(500);
    const mail = (await mailsTo(server, guest.email))[0];
    expect(mail?.text).toMatch(/credit in your wallet now[^]*\/wallet/);
    expect(await owedTo(guest)).toBeUndefined();
  });

  test('and left Rondo since gives up what comes back', async () => {
    const guest = await aGuestToPay();
    const payout = await aFiledRun();
    await setPassword(guest);
    const token = String((await logIn(guest.email)).body.token);
    const left = await server.call('DELETE', '/api/users/deleteMe', { as: token, body: { password: 'Zonnebloem12' } });
    expect(left.status).toBe(200);
    expect((await settled(payout, guest, 'returned')).status).toBe(200);
    expect(await hasDetails(guest)).toBe(false);
    const kinds =
      await server.value<string>`select kind from journal where user_id = ${guest.id} order by id desc limit 1`;
    expect(kinds).toBe('forfeit');
  });

  test('and becomes an organiser is paid nothing to the account that an admin entered', async () => {
    const guest = await aGuestToPay();
    await setPassword(guest);
    await server.sql`update app_user set role = 'organiser', organiser_kind = 'freelance' where id = ${guest.id}`;
    await server.sql`update bank_details set changed_at = changed_at - interval '4 days' where user_id = ${guest.id}`;
    const token = String((await logIn(guest.email)).body.token);
    const organiser = { ...admin, ...guest, token };
    expect(await pay(organiser)).toMatchObject({ bankDetails: null });
    const gameId = await aGivenGame(server, guest.id, { players: 12 });
    await server.sql`update game set archived = true where id = ${gameId}`;
    await server.sql`update registration set status = 'played' where game_id = ${gameId}`;
    await inTransaction(server.db, (trx) => settlePay(trx, gameId, null, server.clock.now()));
    expect(await owedTo(guest)).toMatchObject({ kind: 'organiser', owed: 20, iban: null, isNext: false });
    // Their own account takes its place.
    await payCalls(server).keepDetails(organiser, { iban: another });
    expect(await pay(organiser)).toMatchObject({ bankDetails: { iban: 'DE •••• 3000' } });
  });
});

describe('at once', () => {
  test('twenty runs pay a guest once, whatever else is done', async () => {
    const guests = [await aGuestToPay(), await aGuestToPay()];
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => run(admin)),
      ...guests.map(({ id }) => keepAccount(admin, id)),
    ]);
    const lines = answers.slice(0, 20).flatMap((made) => (made.status === 200 ? payoutIn(made).lines : []));
    expect(lines.map(({ person }) => person._id).sort()).toEqual(guests.map(({ id }) => id).sort());
    for (const guest of guests) expect(await moneyOf(guest)).toMatchObject({ kept: 0, toBank: 5 });
  });

  test('back through the provider and by a run: one of both', async () => {
    const guests = [await aGuestToPay(), await aGuestToPay(), await aGuestToPay()];
    // The money can go back the way they paid again, as after the provider's setting was changed back.
    for (const { id } of guests)
      await server.sql`update payment_order set settled_at = settled_at + interval '181 days' where user_id = ${id}`;
    await Promise.all([run(admin), ...guests.map(({ link }) => press(link)), run(admin)]);
    for (const guest of guests) {
      const { kept, underWay, sent, toBank } = (await moneyOf(guest)) as Record<string, number>;
      expect([kept, (underWay ?? 0) + (sent ?? 0) + (toBank ?? 0)]).toEqual([0, 5]);
    }
    await sweep();
    for (const guest of guests)
      expect(await hasDetails(guest)).toBe(((await moneyOf(guest)) as Record<string, number>).toBank === 5);
  });

  test('an account that is entered while a run waits is paid by the next one', async () => {
    const known = await aGuestToPay();
    const later = await aGuestWithMoney(server, admin);
    await pastProvider(server, later);
    const { running } = await inTransaction(server.db, async (trx) => {
      await lockWallets(trx, [known.id]);
      const waits = run(admin);
      await expect
        .poll(() => server.row`select count(*) > 0 as waits from pg_stat_activity where wait_event_type = 'Lock'`)
        .toEqual({ waits: true });
      expect((await keepAccount(await aPlayer(server, { role: 'admin' }), later.id)).status).toBe(200);
      // Not awaited here, because it continues once this transaction is committed.
      return { running: waits };
    });
    expect(payoutIn(await running).lines).toMatchObject([{ person: { _id: known.id } }]);
    expect(payoutIn(await run(admin)).lines).toMatchObject([{ person: { _id: later.id } }]);
  });

  test('a password and a run: credit, or on its way', async () => {
    const guest = await aGuestToPay();
    const token = await tokenFor(guest.email);
    const consents = { termsConsent: true, privacyConsent: true };
    await Promise.all([reset(token, { ...consents, name: 'Guus' }), run(admin)]);
    const { toBank } = (await moneyOf(guest)) as { toBank: number };
    expect((await balanceOf(server, guest.id)) / 100 + toBank).toBe(5);
  });
});

test('charged back while it is on its way: it is owed, and settled first by what comes back', async () => {
  const guest = await aGuestToPay();
  const payout = await aFiledRun();
  await guest.checkout.complete('reversed');
  const owes = () => server.value<number>`select owed_cents from wallet where user_id = ${guest.id}`;
  expect(await owes()).toBe(500);
  await settled(payout, guest, 'returned');
  expect(await owes()).toBe(0);
  await refuses(undone(payout, guest), 'payout_not_undone');
});

test('the database has no account of a guest that nobody answers for, and no payee of another kind', async () => {
  const guest = await aGuestToPay();
  const payout = payoutIn(await run(admin));
  const unconfirmed = sql`update bank_details set confirmed_at = null, confirmed_by = null where user_id = ${guest.id}`;
  await expect(unconfirmed.execute(server.db)).rejects.toThrow('bank_details_of_guest');
  const strange = sql`update payout_line set kind = 'friend' where id = ${lineOf(payout, guest)?._id}`;
  await expect(strange.execute(server.db)).rejects.toThrow('payout_line_kind_check');
});
