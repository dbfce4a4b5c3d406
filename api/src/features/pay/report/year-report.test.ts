import type { CallResponse, listPaid, organisersPay } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPlayer, type Player, usePlayer } from '../../../../test/builders.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { aFreelancer, aGivenGame, payCalls, type Payout, payoutIn } from '../../../../test/pay-calls.ts';
import { moveClock, moveToNoon, refuses, useServer } from '../../../../test/server.ts';
import { readConfig } from '../../../platform/config.ts';
import { paidList } from '../paid-listing.ts';
import { resealAccounts } from '../reseal-accounts.ts';
import { keepTaxDetails } from './keep-tax-details.ts';
import { findReport } from './report-lines.ts';

const server = useServer();
const { run, file, settle } = payCalls(server);

const details = {
  name: 'Johanna de Vries',
  address: 'Oudegracht 12 bis, 3511 AB Utrecht',
  bornOn: '1990-05-17',
  bsn: '1234 56 782',
};
const keep = (who: Player, more: object = {}) =>
  server.as(who).put('/api/organising/tax-details', { ...details, ...more });
const charge = (who: Player, vat = 'NL123456782B90') =>
  server.as(who).put('/api/organising/vat-number', { name: 'De Vries Sport', address: details.address, vat });
/** What is said of each freelancer in the report. */
const asked = { isReported: true, canBeInvoiced: true };
const askedOf = async (who: Player) =>
  ((await server.as(who).get('/api/organising/pay')).body.data as CallResponse<typeof organisersPay>['data'])
    .taxDetails;
const stored = (who: Player) =>
  server.row<{ text: string; bsn: string | null }>`
    select tax_details::text as text, encode(bsn_sealed, 'escape') as bsn from tax_details where user_id = ${who.id}`;
const isStored = async (who: Player) =>
  server.value<boolean>`select exists (select from tax_details where user_id = ${who.id})`;
const year = () => Number(amsterdamDay(server.clock.now()).slice(0, 4));
const wanted = async (who: Player) =>
  (await mailsTo(server, who.email)).filter(({ subject }) => subject === 'Enter your details for the tax office');

/** Each of them earns twenty euro with a game of twelve players, which the bank sends. */
async function payOut(organisers: readonly Player[]): Promise<Payout> {
  const admin = await aPlayer(server, { role: 'admin' });
  for (const { id } of organisers) await aGivenGame(server, id, { players: 12 });
  await server.jobs.runSweeps();
  const payout = payoutIn(await run(admin));
  await file(admin, payout);
  for (const { _id } of payout.lines) await settle(admin, payout, _id, 'executed');
  return payout;
}

async function aPaidOne(): Promise<Player> {
  const organiser = await aFreelancer(server);
  await payOut([organiser]);
  return organiser;
}

beforeAll(() => moveToNoon(server));

describe('what the report says of an organiser', () => {
  test('is asked of who was paid, and refused of everybody else', async () => {
    const unpaid = await aFreelancer(server);
    expect(await askedOf(unpaid)).toEqual({ kept: null, isReported: false, canBeInvoiced: true });
    await refuses(keep(unpaid), 'not_reported');
    const paid = await aPaidOne();
    expect(await askedOf(paid)).toEqual({ kept: null, ...asked });
    expect((await keep(paid)).status).toBe(200);
    const { bsn: _, ...said } = details;
    expect(await askedOf(paid)).toEqual({ kept: { ...said, bsn: '782', vat: null, invoicedSince: null }, ...asked });
  });

  test('is sealed, so that neither the database nor the person’s own file has the number', async () => {
    const organiser = await aPaidOne();
    const answer = await keep(organiser);
    expect(answer.body).toMatchObject({ data: { taxDetails: { bsn: '782' } } });
    const { text, bsn } = await stored(organiser);
    for (const kept of [text, bsn ?? '', JSON.stringify(answer.body)]) expect(kept).not.toContain('123456782');
    const exported = await server.as(organiser).get('/api/users/export');
    expect(exported.body.text ?? JSON.stringify(exported.body)).toContain('Johanna de Vries');
    expect(exported.body.text ?? JSON.stringify(exported.body)).not.toContain('123456782');
  });

  test.each([
    [{ bsn: '123456783' }, 'bsn_invalid'],
    [{ bsn: '' }, 'bsn_invalid'],
    [{ bornOn: '2025-01-01' }, 'birth_day_wrong'],
  ] as const)('%j is refused as %s', async (more, code) => {
    const organiser = await aPaidOne();
    await refuses(keep(organiser, more), code);
    expect(await isStored(organiser)).toBe(false);
  });

  test('has no number of who has none', async () => {
    const organiser = await aPaidOne();
    expect((await keep(organiser, { bsn: '', hasNoBsn: true })).status).toBe(200);
    expect(await askedOf(organiser)).toMatchObject({ kept: { bsn: null, vat: null } });
  });

  test('is gone once they charge VAT, whose number is checked', async () => {
    const organiser = await aPaidOne();
    await keep(organiser);
    await refuses(charge(organiser, 'NL123456789B01'), 'vat_number_invalid');
    expect((await stored(organiser)).bsn).not.toBeNull();
    expect((await charge(organiser)).status).toBe(200);
    const kept = { name: 'De Vries Sport', address: details.address, bornOn: null, bsn: null, vat: 'NL123456782B90' };
    expect(await askedOf(organiser)).toEqual({ kept: { ...kept, invoicedSince: null }, ...asked });
    expect((await stored(organiser)).bsn).toBeNull();
  });
});

describe('the report of a year', () => {
  const admin = usePlayer(server, { role: 'admin' });
  const report = (of: number) => server.as(admin).get(`/api/admin/books/report.csv?year=${of}`);
  const textOf = async (of: number) => String((await report(of)).body.text);
  const listed = async (query: string) =>
    ((await server.as(admin).get(`/api/admin/books/paid?${query}`)).body.data as CallResponse<typeof listPaid>['data'])
      .paid;

  test('has each payment with its day and whom it went to; who charges VAT is listed as left out', async () => {
    const [known, unknown, charging] = [
      await aFreelancer(server),
      await aFreelancer(server),
      await aFreelancer(server),
    ];
    await payOut([known, unknown, charging]);
    await payOut([known]);
    await keep(known, { name: 'Karel Bekend' });
    await charge(charging);
    const text = await textOf(year());
    const [head = '', ...rows] = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe('BSN,Name,Date of birth,Street,House number,House number suffix,Postcode,Town,Day,Paid (€)');
    const today = amsterdamDay(server.clock.now());
    const ofKnown = `123456782,Karel Bekend,1990-05-17,Oudegracht,12,bis,3511 AB,Utrecht,${today},20.00`;
    expect(rows.filter((row) => row === ofKnown)).toHaveLength(2);
    const names = new Map(
      (await server.rows<{ id: string; name: string }>`select id, name from app_user`).map(({ id, name }) => [
        id,
        name,
      ]),
    );
    expect(rows.filter((row) => row.startsWith(`,${names.get(unknown.id)},,,,,,,`))).toHaveLength(1);
    expect(text).not.toContain(names.get(charging.id));
    expect(text).not.toContain('De Vries Sport');

    const stateOf = async ({ id }: Player, query = '') =>
      (await listed(query)).find(({ person }) => person._id === id)?.report;
    expect(await stateOf(known)).toBe('complete');
    expect(await stateOf(unknown)).toBe('missing');
    expect(await stateOf(charging)).toBe('vat');
    expect(await stateOf(known, 'report=missing')).toBeUndefined();
    expect(await stateOf(unknown, 'report=missing')).toBe('missing');

    const taken = await server.row`
      select actor_id, after from admin_action where action = 'list.look' and subject_kind = 'report' order by id desc limit 1`;
    expect(taken).toEqual({
      actor_id: admin.id,
      after: { from: `${year()}-01-01`, to: `${year()}-12-31`, rows: rows.length },
    });
  });

  test('is made of this year and the last, whose details are kept', async () => {
    for (const other of [year() - 2, year() + 1]) await refuses(report(other), 'report_over');
    expect((await report(year() - 1)).status).toBe(200);
  });

  test('has the numbers still after the secret key was rotated', async () => {
    const before = server.config.secretKey;
    const organiser = await aPaidOne();
    await keep(organiser, { name: 'Rotated' });
    const { signal } = new AbortController();
    const [older] = [before].flat();
    expect(await resealAccounts(server.db, ['a-key-of-tomorrow-with-many-letters', older ?? ''], signal)).toBe(0);
    const asked = { year: year(), now: server.clock.now() };
    const anew = await findReport(server.db, 'a-key-of-tomorrow-with-many-letters', asked);
    expect(anew.find(({ name }) => name === 'Rotated')?.bsn).toBe('123456782');
    await expect(findReport(server.db, before, asked)).rejects.toThrow('unable to authenticate');
    expect(await resealAccounts(server.db, [older ?? '', 'a-key-of-tomorrow-with-many-letters'], signal)).toBe(0);
  });

  test('has nothing of a payment that came back', async () => {
    const organiser = await aFreelancer(server);
    const payout = await payOut([organiser]);
    await keep(organiser, { name: 'Returned to sender' });
    expect(await textOf(year())).toContain('Returned to sender');
    await settle(admin, payout, payout.lines[0]?._id ?? '', 'returned');
    expect(await textOf(year())).not.toContain('Returned to sender');
  });
});

test('who was paid is asked once a year until it is known, and it is deleted a year after the year of the last payment', async () => {
  const [answers, waits] = [await aPaidOne(), await aPaidOne()];
  for (let times = 0; times < 2; times += 1) await server.jobs.runNow('details for the report');
  expect([await wanted(answers), await wanted(waits)].map(({ length }) => length)).toEqual([1, 1]);
  expect((await wanted(waits))[0]?.text).toContain('/organising?tab=pay');
  await keep(answers);

  const moveTo = (day: string) =>
    moveClock(server, new Date(Temporal.ZonedDateTime.from(`${day}T12:00[Europe/Amsterdam]`).epochMilliseconds));
  const paidIn = year();
  await moveTo(`${paidIn + 1}-01-05`);
  for (let times = 0; times < 2; times += 1) await server.jobs.runNow('details for the report');
  expect([await wanted(answers), await wanted(waits)].map(({ length }) => length)).toEqual([1, 2]);
  await server.jobs.runNow('details of past reports');
  expect(await isStored(answers)).toBe(true);
  // Who leaves is still reported.
  await server.sql`update app_user set deleted_at = ${server.clock.now()} where id = ${answers.id}`;
  await moveTo(`${paidIn + 1}-12-31`);
  await server.jobs.runNow('details of past reports');
  expect(await isStored(answers)).toBe(true);
  await moveTo(`${paidIn + 2}-01-01`);
  await server.jobs.runNow('details of past reports');
  expect(await isStored(answers)).toBe(false);
  await server.jobs.runNow('details for the report');
  expect(await wanted(waits)).toHaveLength(2);
});

test('nobody is asked by who has no payroll number', async () => {
  const organiser = await aPaidOne();
  const keeping = { db: server.db, config: { ...server.config, reportsPay: false } };
  const given = { ...details, userId: organiser.id, hasNoBsn: false };
  await expect(keepTaxDetails(keeping, given, server.clock.now())).rejects.toMatchObject({ code: 'not_reported' });
  const list = paidList({ clock: server.clock, config: keeping.config });
  expect(await list.more?.(server.db, { query: '', sort: 'newest', page: 1 })).toEqual({ reported: null });
  const settings = { DATABASE_URL: '', RONDO_DEMO: 'off' };
  expect(readConfig(settings).reportsPay).toBe(false);
  expect(readConfig({ ...settings, PAYROLL_NUMBER: '123456789L01' }).reportsPay).toBe(true);
  expect(() => readConfig({ ...settings, PAYROLL_NUMBER: '123456789' })).toThrow('PAYROLL_NUMBER (…L…)');
});
