import { readFile } from 'node:fs/promises';
import type { CallResponse, listBank } from '@rondo/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPlayer, usePlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { formOf } from '../../../test/passwords.ts';
import { aFreelancer, aGivenGame, payCalls, payoutIn } from '../../../test/pay-calls.ts';
import { moveToNoon, refuses, useCheckedServer } from '../../../test/server.ts';
import { writeBankStatement } from '../../demo/write-bank-statement.ts';

type Bank = CallResponse<typeof listBank>['data'];
type Written = Parameters<typeof writeBankStatement>[0];

const iban = 'NL91ABNA0417164300';
const server = useCheckedServer();
const { audit } = consoleCalls(server);
const { run, file, settle } = payCalls(server);
const admin = usePlayer(server, { role: 'admin' });
/** A month that no other test uses. */
let month = 0;

beforeAll(() => moveToNoon(server));

/** Days of a past month that nothing else uses. */
function someDays() {
  month += 1;
  const day = (of: number) => `${2000 + month}-05-${String(of).padStart(2, '0')}`;
  return { day, from: day(1), until: day(28), number: `S-${month}`, openingCents: 0, iban };
}

async function send(xml: string | Buffer, as = admin) {
  const { body, headers } = await formOf({}, { field: 'statement', name: 'bank.xml', bytes: Buffer.from(xml) });
  return server.call('POST', '/api/admin/books/bank/statements', { as: as.token, body, headers });
}
const add = async (statement: Written) => (await send(writeBankStatement(statement))).body;
const list = async (query = '') => (await server.as(admin).get(`/api/admin/books/bank${query}`)).body.data as Bank;
const entriesOf = async ({ from, until }: { from: string; until: string }) =>
  (await list(`?from=${from}&until=${until}&sort=oldest`)).entries;
const explain = (id: string, reason = 'Rent of the office') =>
  server.as(admin).post(`/api/admin/books/bank/entries/${id}/explain`, { reason });

async function aSettlement(cents: number, day: string): Promise<string> {
  const reference = `stl_${crypto.randomUUID().slice(0, 8)}`;
  const id = crypto.randomUUID();
  await server.sql`
    with s as (
      insert into settlement (id, provider, reference, paid_at, net_cents, fetched_at)
      values (${id}, 'mollie', ${reference}, ${`${day}T08:00:00Z`}, ${cents}, app_now())),
    line as (
      insert into settlement_line (id, settlement_id, position, kind, reference, gross_cents, fee_cents, explained_cents)
      values (gen_random_uuid(), ${id}, 0, 'cost', 'a cost', 0, ${-cents}, 0)),
    j as (
      insert into journal (kind, idempotency_key, created_at) values ('provider_paid', ${`provider_paid:${id}`}, app_now()) returning id)
    insert into posting (journal_id, account, amount_cents)
    select j.id, a.account, a.cents from j, (values ('bank', ${-cents}::int), ('provider_costs', ${cents}::int)) a(account, cents)`;
  return reference;
}

describe('a statement', () => {
  test('ticks off what the provider paid, by reference or amount, and leaves the rest to explain', async () => {
    const { day, ...of } = someDays();
    const reference = await aSettlement(20_14, day(3));
    await aSettlement(5_00, day(9));
    const answer = await add({
      ...of,
      entries: [
        { day: day(4), cents: 20_14, reference: 'a', words: `Payout ${reference}`, name: 'Mollie' },
        { day: day(10), cents: 5_00, reference: 'b' },
        { day: day(12), cents: -250_00, reference: 'c', name: 'Sporthal', words: 'Rent' },
      ],
    });
    expect(answer.data).toEqual({ added: 3, known: 0, matched: 2, others: [] });
    expect(await entriesOf(of)).toMatchObject([
      { day: day(4), amount: 20.14, state: 'matched', kind: 'settlement', of: reference, name: 'Mollie' },
      { amount: 5, state: 'matched', kind: 'settlement' },
      { amount: -250, state: 'open', kind: null, name: 'Sporthal', text: 'Rent', bankReference: 'c' },
    ]);
    expect((await list(`?query=sporthal rent&from=${of.from}&until=${of.until}`)).entries).toHaveLength(1);
    expect((await audit(admin.token))[0]).toMatchObject({ action: 'bank.add', after: { added: 3, matched: 2 } });
  });

  test('is here once; of one that overlaps what is new alone is added', async () => {
    const { day, ...of } = someDays();
    const [first, second, alike] = [
      { day: day(2), cents: 1_00, reference: 'x' },
      { day: day(5), cents: 2_00, reference: '' },
      { day: day(5), cents: 2_00, reference: '' },
    ];
    await add({ ...of, until: day(5), entries: [first, second, alike] });
    expect((await add({ ...of, until: day(5), entries: [first, second, alike] })).code).toBe('statement_known');
    const later = { day: day(6), cents: 3_00, reference: 'z' };
    const overlapping = { ...of, from: day(5), number: 'another', openingCents: 1_00 };
    expect((await add({ ...overlapping, entries: [second, alike, later] })).data).toMatchObject({ added: 1, known: 2 });
    expect((await entriesOf(of)).map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
      1, 2, 2, 3,
    ]);
  });

  test('sent by four at once is added once', async () => {
    const { day, ...of } = someDays();
    const other = await aPlayer(server, { role: 'admin' });
    const xml = writeBankStatement({ ...of, entries: [{ day: day(2), cents: 1_00, reference: 'one' }] });
    const answers = await Promise.all([send(xml), send(xml, other), send(xml), send(xml, other)]);
    expect(answers.map(({ body }) => body.code ?? 'added').toSorted()).toEqual([
      'added',
      'statement_known',
      'statement_known',
      'statement_known',
    ]);
    expect(await entriesOf(of)).toHaveLength(1);
  });

  test('is ticked off again once the provider tells of a payout later', async () => {
    const { day, ...of } = someDays();
    await add({ ...of, entries: [{ day: day(4), cents: 77_00, reference: 'late' }] });
    expect(await entriesOf(of)).toMatchObject([{ state: 'open' }]);
    await aSettlement(77_00, day(3));
    await server.jobs.runNow('bank entries');
    expect(await entriesOf(of)).toMatchObject([{ state: 'matched' }]);
  });
});

/** A statement as a bank's program writes it, for Rondo's own account. */
const written = (name: string) =>
  readFile(new URL(`cases/${name}.xml`, import.meta.url), 'utf8').then((xml) =>
    xml.replaceAll('NL00BANK0000000001', iban),
  );

describe('statements of a bank', () => {
  const october = { from: '2026-10-01', until: '2026-10-31' };
  const said = async () => (await entriesOf(october)).map(({ day, amount, text }) => [day, amount, text]);

  test('whose balances chain have each their entries, though they say the same; another account is passed over and named', async () => {
    expect((await send(await written('two-chained'))).body.data).toMatchObject({ added: 2, known: 0 });
    await refuses(send(await written('two-chained')), 'statement_known');
    const { data } = (await send(await written('two-accounts'))).body;
    expect(data).toMatchObject({ added: 1, others: ['NL •••• 0002'] });
    expect((await send(await written('booked-at-an-instant'))).body.data).toMatchObject({ added: 1 });
    expect(await said()).toEqual([
      ['2026-10-20', 7, 'canteen'],
      ['2026-10-20', 7, 'canteen'],
      ['2026-10-21', 4, 'hall'],
      ['2026-10-22', 1, 'late evening'],
    ]);
  });

  test('chain in two files too, whichever comes first, and one over both adds nothing', async () => {
    const { day, ...of } = someDays();
    const alike = { day: day(2), cents: 7_00, reference: '' };
    const part = { ...of, from: day(2), until: day(2) };
    const parts = [
      { ...part, number: 'one', openingCents: 112_00, entries: [alike] },
      { ...part, number: 'two', openingCents: 119_00, entries: [alike] },
    ];
    for (const one of parts.toReversed()) expect((await add(one)).data).toMatchObject({ added: 1, known: 0 });
    const both = { ...part, number: 'both', openingCents: 112_00, entries: [alike, alike] };
    expect((await add(both)).data).toMatchObject({ added: 0, known: 2 });
    expect(await entriesOf(of)).toHaveLength(2);
  });

  test('are refused with what differs where one of the same number says something else', async () => {
    const { day, ...of } = someDays();
    const entries = [{ day: day(2), cents: 7_00, reference: '', words: 'hall' }];
    await add({ ...of, entries });
    const more = await add({ ...of, entries: [...entries, ...entries] });
    expect([more.code, more.message]).toEqual(['statement_differs', expect.stringContaining('€ 0.00 → € 14.00, 2')]);
    const other = await add({ ...of, entries: [{ ...entries[0], day: day(3), cents: 7_00, reference: '' }] });
    expect([other.code, other.message]).toEqual([
      'statement_entry_differs',
      expect.stringContaining(`${day(3)}, € 7.00`),
    ]);
    expect(await entriesOf(of)).toHaveLength(1);
    const nextYear = { ...of, from: '2038-05-01', until: '2038-05-02', openingCents: 1 };
    expect((await add({ ...nextYear, entries: [] })).data).toMatchObject({ added: 0 });
  });
});

describe('what somebody booked against the bank', () => {
  test('ticks off the entry that it is, to the cent and once', async () => {
    const player = await aPlayer(server);
    const correction = {
      person: player.email,
      account: 'wallet',
      against: 'bank',
      amount: 12.5,
      reason: 'Paid by transfer',
    };
    const booked = await server.as(admin).post('/api/admin/corrections', correction);
    expect(booked.status).toBe(200);
    const { day, ...of } = someDays();
    const entries = [
      { day: day(2), cents: 12_50, reference: 'in', name: 'J. Smit', words: 'My wallet' },
      { day: day(3), cents: 12_51, reference: 'other' },
      { day: day(4), cents: 12_50, reference: 'again' },
    ];
    await add({ ...of, entries });
    const [entry, other, again] = (await entriesOf(of)).map(({ _id }) => _id);
    const [booking] = (await list()).account.bookings;
    expect(booking).toMatchObject({ kind: 'correction', person: expect.any(String), amount: 12.5 });
    const as = (id: string | undefined, journal = booking?.journal) =>
      server.as(admin).post(`/api/admin/books/bank/entries/${id}/explain`, { reason: 'Their transfer', journal });
    await refuses(as(other), 'bank_amount_differs', { params: { entry: '12.51', booked: '12.50' } });
    await refuses(as(entry, 999_999), 'bank_booking_not_found');
    expect((await as(entry)).body.data).toMatchObject({
      entry: {
        state: 'matched',
        kind: 'journal',
        journal: booking?.journal,
        of: `#${booking?.journal}`,
        name: '',
        text: '',
      },
    });
    await refuses(as(again), 'bank_booking_not_found');
    const { account } = await list();
    expect(account.bookings).toEqual([]);
    expect(account.comparison?.parts.corrections).toBe(0);
  });
});

describe('pay of organisers', () => {
  test('leaves and comes back by the names of our file, and names nobody', async () => {
    const organiser = await aFreelancer(server);
    await aGivenGame(server, organiser.id, { players: 12 });
    await server.jobs.runSweeps();
    const payout = payoutIn(await run(admin));
    const [line] = payout.lines;
    const own = String(line?._id).replaceAll('-', '');
    await file(admin, payout);
    await settle(admin, payout, String(line?._id), 'executed');
    const { day, ...of } = someDays();
    const named = {
      endToEndIds: [own],
      name: 'J. de Vries',
      words: `Rondo organiser pay, run ${payout.number}, J. de Vries`,
    };
    const answer = await add({
      ...of,
      entries: [
        { day: day(2), cents: -20_00, reference: 'out', ...named, file: `RONDO-PAY-${payout.number}.0` },
        { day: day(5), cents: 20_00, reference: 'back', ...named },
      ],
    });
    expect(answer.data).toMatchObject({ added: 2, matched: 2 });
    const about = { state: 'matched', of: `RONDO-PAY-${payout.number}`, name: '', iban: '', text: '' };
    expect(await entriesOf(of)).toMatchObject([
      { kind: 'payout', ...about },
      { kind: 'return', ...about },
    ]);
  });

  test('leaves as one batch that names the file alone', async () => {
    for (let many = 0; many < 2; many += 1) await aGivenGame(server, (await aFreelancer(server)).id, { players: 12 });
    await server.jobs.runSweeps();
    const payout = payoutIn(await run(admin));
    await file(admin, payout);
    const { day, ...of } = someDays();
    const cents = -Math.round(payout.total * 100);
    await add({ ...of, entries: [{ day: day(2), cents, reference: 'batch', file: `RONDO-PAY-${payout.number}.0` }] });
    expect(await entriesOf(of)).toMatchObject([{ state: 'matched', kind: 'payout', amount: cents / 100 }]);
    const lines = await server.value<number>`
      select count(*) as lines from bank_match m join payout_line l on l.id = m.payout_line_id where l.run_id = ${payout._id}`;
    expect(lines).toBe(payout.lines.length);
  });
});

describe('an entry that nothing explains', () => {
  test('is explained once, with a reason, and ticked off all the same if something turns up', async () => {
    const { day, ...of } = someDays();
    await add({ ...of, entries: [{ day: day(4), cents: 66_00, reference: 'odd' }] });
    const [entry] = await entriesOf(of);
    const id = entry?._id ?? '';
    await refuses(explain(crypto.randomUUID()), 'bank_entry_not_found');
    await refuses(explain(id, ''), 'invalid_input');
    const { body } = await explain(id);
    expect(body.data).toMatchObject({
      entry: { state: 'explained', reason: 'Rent of the office', by: expect.any(String) },
    });
    await refuses(explain(id), 'already_decided');
    expect((await list(`?state=explained&from=${of.from}&until=${of.until}`)).entries).toHaveLength(1);
    expect((await audit(admin.token))[0]).toMatchObject({ action: 'bank.explain', reason: 'Rent of the office' });
    await aSettlement(66_00, day(3));
    await server.jobs.runNow('bank entries');
    expect(await entriesOf(of)).toMatchObject([{ state: 'matched', reason: 'Rent of the office' }]);
    await refuses(explain(id), 'bank_entry_matched');
  });
});

test('the account stands beside the ledger, with what they differ by to the cent, and what has not arrived', async () => {
  const today = server.clock.now().toISOString().slice(0, 10);
  const reference = await aSettlement(31_00, '2040-05-02');
  await aSettlement(9_00, '2040-05-20');
  const until = '2040-05-20';
  await add({
    iban,
    number: 'last',
    from: '2040-05-01',
    until,
    openingCents: 100_00,
    entries: [{ day: until, cents: -40_00, reference: 'tax' }],
  });
  const { account } = await list();
  expect(account).toMatchObject({ iban: 'NL •••• 4300', comparison: { day: until, closing: 60 } });
  expect(account.statements[0]).toMatchObject({ number: 'last', opening: 100, closing: 60, entries: 1 });
  expect(account.missing.map((one) => one.reference)).toContain(reference);
  expect(account.missing.map(({ net }) => net)).not.toContain(9);
  const { closing = 0, booked = 0, difference = 0, parts = {} } = account.comparison ?? {};
  const cents = (euros: number) => Math.round(euros * 100);
  expect(cents(difference)).toBe(cents(closing) - cents(booked));
  expect(Object.values<number>(parts).reduce((sum, part) => sum + cents(part), 0)).toBe(cents(difference));
  const held =
    await server.value<number>`select coalesce(-sum(amount_cents), 0) as held from posting where account = 'bank'`;
  expect([today < until, cents(booked)]).toEqual([true, held]);
});

test('an account number in the words of an entry is masked, and a file of odd characters is read', async () => {
  const { day, ...of } = someDays();
  const entries = [
    { day: day(2), cents: 1_00, reference: 'iban', words: 'IBAN NL02ABNA0123456789 NAAM A. Boer' },
    {
      day: day(3),
      cents: 2_00,
      reference: 'odd',
      words: `${'w'.repeat(499)}\u{1F3C0}`,
      name: `${'n'.repeat(499)}\u{1F3C0}`,
    },
  ];
  const xml = writeBankStatement({ ...of, entries }).replace(`<FrDtTm>${of.from}`, '<FrDtTm>2099-01-01');
  expect((await send(xml)).body).toMatchObject({ status: 'success', data: { added: 2 } });
  expect((await entriesOf(of)).map(({ text }) => text)).toEqual([
    'IBAN NL •••• 6789 NAAM A. Boer',
    `${'w'.repeat(499)}\uFFFD`,
  ]);
});

describe('a file is refused', () => {
  const written = (more: Partial<Written> = {}) => {
    const { day, ...of } = someDays();
    return writeBankStatement({ ...of, entries: [{ day: day(2), cents: 1_00, reference: 'r' }], ...more });
  };
  const laughs = (xml: string) =>
    xml.replace(
      '<Document',
      `<!DOCTYPE Document [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "&a;&a;&a;">`).join('')}]><Document`,
    );

  test.each<[string, string, () => string | Buffer]>([
    ['statement_not_xml', 'words', () => 'MT940'],
    ['statement_not_xml', 'a billion laughs', () => laughs(written())],
    [
      'statement_not_xml',
      'an entity of another file',
      () => written().replace('<Document', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document'),
    ],
    [
      'statement_not_xml',
      'bytes of another encoding',
      () => Buffer.from(written().replace('S-', 'S\u00EB-'), 'latin1'),
    ],
    ['statement_not_camt', 'an auditfile', () => '<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2"/>'],
    ['statement_not_camt', 'a statement cut short', () => written().replace(/<Bal>[^]*<\/Bal>/, '')],
    ['statement_of_other_account', 'another account', () => written({ iban: 'NL02ABNA0123456789' })],
    ['statement_of_other_currency', 'dollars', () => written().replaceAll('Ccy="EUR"', 'Ccy="USD"')],
    ['statement_sums_differ', 'sums that differ', () => written().replace('>1.00<', '>1.01<')],
    [
      'statement_too_large',
      'three megabytes',
      () => written().replace('</Document>', `${' '.repeat(3 * 1024 * 1024)}</Document>`),
    ],
    ['statement_too_large', 'ten megabytes', () => Buffer.alloc(10 * 1024 * 1024 + 10, '<')],
    ['statement_too_large', 'twelve megabytes', () => Buffer.alloc(12 * 1024 * 1024, '<')],
  ])('%s: %s', async (code, _, make) => {
    const { status, body } = await send(make());
    expect([status, body.code]).toEqual([400, code]);
    expect(String(body.message)).not.toMatch(/\{\w+\}/);
  });

  test('that is none', async () => {
    const { status, body } = await server.as(admin).post('/api/admin/books/bank/statements', {});
    expect([status, body.code]).toEqual([400, 'invalid_input']);
  });
});
