import { amsterdamDay } from '@rondo/rules';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { aGame, aPlayer, type Player, usePlayer } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { passCalls } from '../../../../test/pass-calls.ts';
import { readAuditfile } from '../../../../test/read-auditfile.ts';
import { advance, moveToNoon, useServer } from '../../../../test/server.ts';
import { inTransaction } from '../../../platform/db.ts';
import { startOfDay } from '../../../platform/time/amsterdam.ts';
import { writeAuditfile } from './write-auditfile.ts';
import { writeDocuments } from '../../books/write-documents.ts';
import { lockWallets, postJournals } from '../../wallet/post-journals.ts';

const server = useServer();
const { pay, payForFriend, refund } = joiningCalls(server);
const { aHolder, aSeries } = passCalls(server);

const admin = usePlayer(server, { role: 'admin' });
let player: Player;
let year: number;
const ask = (of: number, version = '3.2') =>
  server.app.inject({
    method: 'GET',
    url: `/api/admin/books/auditfile?year=${of}&version=${version}`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
const fileOf = async (of: number, version = '3.2') => readAuditfile((await ask(of, version)).payload);
const today = () => amsterdamDay(server.clock.now());

/** A payment that came through the provider, with its fee. */
const topUp = ({ id: userId }: Player) =>
  inTransaction(server.db, async (trx) => {
    await lockWallets(trx, [userId]);
    const postings = [
      { account: 'wallet' as const, ownerId: userId, amountCents: 500 },
      { account: 'fees' as const, ownerId: null, amountCents: 36 },
      { account: 'provider' as const, ownerId: null, amountCents: -536 },
    ];
    await postJournals(trx, [{ kind: 'top_up', key: randomUUID(), userId, postings }], server.clock.now());
  });

beforeAll(async () => {
  await moveToNoon(server);
  year = Number(today().slice(0, 4));
  player = await aPlayer(server, { balanceCents: 3000 });
  const friend = await aPlayer(server);
  const [first] = await aSeries();
  await aHolder(first);
  const gameId = await aGame(server, { priceCents: 400, hoursAhead: 300 });
  await pay(player, gameId);
  await payForFriend(player, gameId, friend.email);
  await topUp(player);
  await refund(player, gameId);
  const rained = await aGame(server, { priceCents: 700, hoursAhead: 300 });
  await pay(player, rained);
  await server.as(admin).post(`/api/admin/match/${rained}/cancel`, { note: 'Rain' });
  await writeDocuments(server);
});

describe.each(['3.2', '4.0'])('the auditfile %s of a year', (version) => {
  test('has each element in its place', async () => {
    const { order, header, company } = await fileOf(year, version);
    const opening = version === '3.2' ? ['opBalDate'] : [];
    expect(order('auditfile', 'header')).toEqual([
      'fiscalYear',
      'startDate',
      'endDate',
      'curCode',
      'dateCreated',
      'softwareDesc',
      'softwareVersion',
    ]);
    expect(order('auditfile', 'company')).toEqual([
      version === '3.2' ? 'companyIdent' : 'Commercenr',
      'companyName',
      'taxRegistrationCountry',
      'taxRegIdent',
      'streetAddress',
      'customersSuppliers',
      'generalLedger',
      'vatCodes',
      'periods',
      'openingBalance',
      'transactions',
    ]);
    expect(order('company', 'openingBalance').slice(0, 3 + opening.length)).toEqual([
      ...opening,
      'linesCount',
      'totalDebit',
      'totalCredit',
    ]);
    expect(order('generalLedger', 'ledgerAccount')).toEqual([
      'accID',
      'accDesc',
      'accTp',
      version === '3.2' ? 'leadReference' : 'RGScode',
    ]);
    expect(order('vatCodes', 'vatCode')).toEqual(['vatID', 'vatDesc', 'vatToPayAccID']);
    expect(order('periods', 'period')).toEqual(['periodNumber', 'startDatePeriod', 'endDatePeriod']);
    expect(order('customersSuppliers', 'customerSupplier')).toEqual(['custSupID', 'custSupTp']);
    expect(order('transactions', 'journal').slice(0, 3)).toEqual(['jrnID', 'desc', 'jrnTp']);
    expect(order('journal', 'transaction').slice(0, 4)).toEqual(['nr', 'desc', 'periodNumber', 'trDt']);
    expect(order('transaction', 'trLine').slice(0, 6)).toEqual(['nr', 'accID', 'docRef', 'effDate', 'amnt', 'amntTp']);
    // The schema allows fifty letters.
    expect(header).toMatchObject({
      softwareDesc: 'Rondo: subadministratie, importeren, niet indienen',
    });
    expect(header).toMatchObject({ fiscalYear: `${year}`, curCode: 'EUR', dateCreated: today() });
    expect(company).toMatchObject({
      companyName: 'Rondo Demo B.V.',
      taxRegIdent: 'NL000000000B00',
      streetAddress: { streetname: 'Oudegracht', number: '1', postalCode: '3511 AA', city: 'Utrecht', country: 'NL' },
    });
  });

  test('has sums that hold: of each transaction, each daybook and the whole', async () => {
    const { lines, transactions, journals, totals } = await fileOf(year, version);
    for (const part of [...transactions, ...journals, { lines }])
      expect(part.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    const debit = lines.reduce((sum, { cents }) => sum - Math.min(0, cents), 0);
    expect(totals).toEqual({ lines: lines.length, debit, credit: debit });
    expect(lines.length).toBeGreaterThan(20);
    const posted = lines.filter(({ number }) => !number.startsWith('VA-'));
    const rows = await server.rows<{ number: string; cents: number }>`
      select p.id::text as number, p.amount_cents as cents from posting p order by p.id`;
    const byNumber = posted.toSorted((a, b) => Number(a.number) - Number(b.number));
    expect(byNumber.map(({ number, cents }) => ({ number, cents }))).toEqual(rows);
  });

  test('defines each account, person, VAT code and period that a line names, and each once', async () => {
    const { lines, transactions, defined } = await fileOf(year, version);
    for (const names of Object.values(defined)) expect(new Set(names).size).toBe(names.length);
    expect(defined.accounts).toEqual(expect.arrayContaining(lines.map(({ account }) => account)));
    expect(defined.people.toSorted()).toEqual([...new Set(lines.flatMap(({ person }) => person ?? []))].toSorted());
    expect(defined.vat).toEqual(expect.arrayContaining(lines.flatMap(({ vat }) => vat.map(({ id }) => id))));
    expect(defined.periods).toEqual(expect.arrayContaining(transactions.map(({ period }) => period)));
    expect(defined.periods).toHaveLength(12);
  });
});

test('VAT is at its account, by kind and rate', async () => {
  const { lines } = await fileOf(year);
  const ofVat = lines.filter(({ vat }) => vat.length > 0);
  expect(ofVat).not.toEqual([]);
  for (const { account, cents, vat } of ofVat) {
    expect(account).toBe('1700');
    expect(vat.reduce((sum, one) => sum + one.cents, 0)).toBe(cents);
  }
  expect(new Set(ofVat.flatMap(({ vat }) => vat.map(({ id, percent }) => `${id} ${percent}`)))).toEqual(
    new Set(['fee-21 21', 'game-9 9', 'pass-9 9']),
  );
});

test('VAT of what is sold ahead stands at its own account, moved there at the end of each month', async () => {
  const { journals } = await fileOf(year);
  const ahead = journals.find(({ id }) => id === 'ahead');
  const month = today().slice(0, 7);
  expect(ahead?.transactions).toMatchObject([{ number: `VA-${month}`, period: String(Number(month.slice(5))) }]);
  // A pass of 45.00 and a friend's spot of 4.00 are to come; the rest was given back, less what the policy kept.
  const cents = 372 + 33;
  expect(ahead?.lines).toMatchObject([
    { account: '1662', cents: -cents, document: `VA-${month}`, day: today() },
    { account: '8900', cents, document: `VA-${month}`, day: today() },
  ]);
});

test('a sale names its document, all else its journal; people are numbers', async () => {
  const { transactions, xml } = await fileOf(year);
  const sold = transactions.find(({ words }) => words === 'Entreegeld');
  expect(sold?.lines[0]?.document).toMatch(/^R-\d{4}-\d{6}$/);
  const booked = transactions.find(({ words }) => words === 'Btw');
  expect(booked?.lines[0]?.document).toBe(booked?.number);
  expect(xml).toContain(player.id.replaceAll('-', ''));
  expect(xml).not.toContain(player.email);
  const rows = await server.rows<{ name: string }>`select name from app_user where id = ${player.id}`;
  expect(xml).not.toContain(rows[0]?.name);
});

test('a year that is over gives the same bytes each time; the next begins with what it left', async () => {
  const asOf = startOfDay(`${year + 1}-01-02`);
  await advance(server, `PT${Math.ceil((asOf.getTime() - server.clock.now().getTime()) / 3_600_000)}H`);
  const [before, again] = [await fileOf(year), await fileOf(year)];
  expect(again.xml).toBe(before.xml);
  await pay(player, await aGame(server, { priceCents: 400, hoursAhead: 300 }));
  await writeDocuments(server);
  expect((await fileOf(year)).xml).toBe(before.xml);
  expect(before.header.dateCreated).toBe(`${year}-12-31`);

  const { opening, lines } = await fileOf(year + 1);
  const left = new Map<string, number>();
  for (const { account, cents } of before.lines) {
    // Income and costs before the year are the result of earlier years.
    const on = /^[48]/.test(account) ? '0500' : account;
    left.set(on, (left.get(on) ?? 0) + cents);
  }
  expect(new Map(opening.lines.map(({ account, cents }) => [account, cents]))).toEqual(
    new Map([...left].filter(([, cents]) => cents !== 0)),
  );
  // What was sold ahead and isn't played yet is no result of the year.
  expect(opening.lines.find(({ account }) => account === '1662')?.cents).toBeLessThan(0);
  const debit = opening.lines.reduce((sum, { cents }) => sum - Math.min(0, cents), 0);
  expect(opening.totals).toEqual({ lines: opening.lines.length, debit, credit: debit });
  expect(lines.filter(({ day }) => !day.startsWith(`${year + 1}-`))).toEqual([]);
});

test('a look is in the log', async () => {
  const rows = await server.rows`
    select subject_id, after from admin_action where action = 'auditfile.look' order by id desc limit 1`;
  expect(rows).toEqual([{ subject_id: `${year + 1}`, after: { version: '3.2' } }]);
});

test('a year that has not begun has none; without a seller it says what is missing', async () => {
  expect((await ask(year + 2)).json()).toMatchObject({ code: 'year_to_come' });
  const { seller } = server.config;
  Object.assign(server.config, { seller: null });
  try {
    expect((await ask(year)).json()).toMatchObject({
      code: 'seller_missing',
      message: expect.stringContaining('SELLER_NAME, SELLER_ADDRESS, SELLER_KVK, SELLER_VAT') as string,
    });
    const { body } = await server.as(admin).get('/api/admin/books/accounts');
    expect(body).toMatchObject({ data: { missing: ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_KVK', 'SELLER_VAT'] } });
  } finally {
    Object.assign(server.config, { seller });
  }
});

test('an auditfile of whole books doesn’t say that they are imported', async () => {
  const { config } = server;
  const pieces = Readable.from(
    writeAuditfile(server.db, {
      year,
      version: '3.2',
      seller: config.seller ?? raise(),
      booksAre: 'whole',
      iban: null,
      today: today(),
    }),
  );
  expect(readAuditfile(await text(pieces)).header).toMatchObject({ softwareDesc: 'Rondo' });
});

function raise(): never {
  throw new Error('the demo has a seller');
}
