import type { booksPeriod, CallResponse, listPayInvoices, organisersPay } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPlayer, type Player, usePlayer } from '../../../../test/builders.ts';
import { aFreelancer, aGivenGame } from '../../../../test/pay-calls.ts';
import { readAuditfile } from '../../../../test/read-auditfile.ts';
import { advance, moveClock, moveToNoon, refuses, useServer } from '../../../../test/server.ts';
import { findOwnPayInvoice } from './pay-invoice-queries.ts';
import { writePayInvoicePdf } from './write-pay-invoice-pdf.ts';

const server = useServer({
  SELLER_NAME: 'Avondspel B.V.',
  SELLER_ADDRESS: 'Kade 12, 3511 AA Utrecht',
  SELLER_KVK: '12345678',
  SELLER_VAT: 'NL123456789B01',
});
const admin = usePlayer(server, { role: 'admin' });

const agree = (who: Player, more: object = {}) =>
  server.as(who).put('/api/organising/vat-number', {
    name: 'De Wit Sport',
    address: 'Kade 12, 3511 AB Utrecht',
    vat: 'NL123456782B90',
    isInvoiced: true,
    ...more,
  });
const payOf = async (who: Player) =>
  (await server.as(who).get('/api/organising/pay')).body.data as CallResponse<typeof organisersPay>['data'];
/** The numbers of the papers of each line, in order. */
const papersOf = async (who: Player) => (await payOf(who)).lines.map(({ amount, invoices }) => [amount, invoices]);
const numberOf = (at: number) => `SB-${amsterdamDay(server.clock.now()).slice(0, 4)}-000${at}`;

/** A game of twelve players is over, which earns its organiser 20 euro. */
async function play({ id }: Player): Promise<string> {
  const game = await aGivenGame(server, id, { players: 12 });
  await server.jobs.runSweeps();
  return game;
}
async function anInvoicedOne(): Promise<Player> {
  const organiser = await aFreelancer(server);
  expect((await agree(organiser)).status).toBe(200);
  return organiser;
}
const reopen = async (game: string) => {
  await server.sql`update game set archived = false, ends_at = ends_at + interval '2 days' where id = ${game}`;
  await server.jobs.runSweeps();
};
const pdf = (path: string, as: Player) =>
  server.app.inject({ method: 'GET', url: `/api${path}`, headers: { authorization: `Bearer ${as.token}` } });

beforeAll(() => moveToNoon(server));

describe('that Rondo writes the invoices', () => {
  test('is agreed to by a freelancer with a Dutch number, and ends when they say so', async () => {
    const organiser = await aFreelancer(server);
    expect((await payOf(organiser)).taxDetails).toEqual({ kept: null, isReported: false, canBeInvoiced: true });
    await agree(organiser);
    const began = (await payOf(organiser)).taxDetails?.kept?.invoicedSince;
    expect(began).not.toBeNull();
    await advance(server, 'PT1M');
    await agree(organiser, { name: 'De Wit & Zn.' });
    expect((await payOf(organiser)).taxDetails?.kept).toMatchObject({ name: 'De Wit & Zn.', invoicedSince: began });
    await agree(organiser, { isInvoiced: false });
    expect((await payOf(organiser)).taxDetails?.kept).toMatchObject({ vat: 'NL123456782B90', invoicedSince: null });
  });

  test.each([
    ['a German number', { vat: 'DE136695976' }, 'vat_not_dutch'],
    ['a wrong number', { vat: 'NL123456789B01' }, 'vat_number_invalid'],
    ['a name that no paper can print', { name: 'Wit 𓀀' }, 'letters_unprintable'],
  ] as const)('is refused with %s', async (_name, more, code) => {
    const organiser = await aFreelancer(server);
    await refuses(agree(organiser, more), code);
    expect((await payOf(organiser)).taxDetails?.kept).toBeNull();
  });

  test('is refused of volunteers, who earn nothing', async () => {
    const volunteer = await aPlayer(server, { role: 'organiser' });
    await refuses(agree(volunteer), 'invoices_not_written');
    await refuses(agree(volunteer, { isInvoiced: false }), 'not_reported');
  });

  test('keeps their details while they are freelancers, though they were never paid', async () => {
    const organiser = await anInvoicedOne();
    await moveClock(server, 'PT2H');
    await server.jobs.runSweeps();
    expect((await payOf(organiser)).taxDetails?.kept).toMatchObject({ name: 'De Wit Sport' });
    await server.sql`update app_user set organiser_kind = 'volunteer' where id = ${organiser.id}`;
    await moveClock(server, 'PT2H');
    await server.jobs.runSweeps();
    expect(await server.value<boolean>`select exists (select from tax_details where user_id = ${organiser.id})`).toBe(
      false,
    );
  });
});

describe('pay of who agreed', () => {
  test('has an invoice a game with its VAT within, from then on, numbered without gaps', async () => {
    const organiser = await aFreelancer(server);
    await play(organiser);
    await agree(organiser);
    await play(organiser);
    await play(organiser);
    expect(await papersOf(organiser)).toEqual([
      [20, []],
      [20, [numberOf(1)]],
      [20, [numberOf(2)]],
    ]);
    const other = await anInvoicedOne();
    await play(other);
    expect(await papersOf(other)).toEqual([[20, [numberOf(1)]]]);
  });

  test('that is taken back has a credit note, which names whom its invoice named, and pay that comes again an invoice', async () => {
    const organiser = await anInvoicedOne();
    const game = await play(organiser);
    await agree(organiser, { name: 'Another name', isInvoiced: false });
    await reopen(game);
    await agree(organiser);
    await moveClock(server, 'PT50H');
    await server.jobs.runSweeps();
    expect(await papersOf(organiser)).toEqual([
      [20, [numberOf(1)]],
      [-20, [numberOf(2)]],
      [20, [numberOf(3)]],
    ]);
    const [, year = ''] = numberOf(2).split('-');
    const note = await findOwnPayInvoice(server.db, organiser.id, { year: Number(year), number: 2 });
    expect(note).toMatchObject({
      cents: -2000,
      vat_cents: -347,
      of: { number: 1 },
      supplier: { name: 'De Wit Sport' },
      buyer: { name: 'Avondspel B.V.' },
    });
  });

  test('is a file for themselves and for admins, the same bytes each time, and for nobody else', async () => {
    const organiser = await anInvoicedOne();
    await play(organiser);
    const own = await pdf(`/organising/pay/invoices/${numberOf(1)}.pdf?lang=nl`, organiser);
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(own.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
    const id = await server.value<string>`select id from pay_invoice where user_id = ${organiser.id}`;
    const theirs = await pdf(`/admin/books/pay-invoices/${id}.pdf?lang=nl`, admin);
    expect(theirs.rawPayload.equals(own.rawPayload)).toBe(true);
    const other = await aFreelancer(server);
    await refuses(server.as(other).get(`/api/organising/pay/invoices/${numberOf(1)}.pdf`), 'document_not_found');
    await refuses(server.as(admin).get('/api/admin/books/pay-invoices/x.pdf'), 'document_not_found');
  });

  test('says in the reader’s language what the tax law asks for', async () => {
    const organiser = await anInvoicedOne();
    await play(organiser);
    const [, year = ''] = numberOf(1).split('-');
    const row = await findOwnPayInvoice(server.db, organiser.id, { year: Number(year), number: 1 });
    if (!row) throw new Error('no invoice');
    for (const language of ['en', 'nl'] as const)
      expect((await writePayInvoicePdf(row, language)).length).toBeGreaterThan(10_000);
  });
});

describe('in the books', () => {
  const day = () => amsterdamDay(server.clock.now());

  test('the VAT is deducted, and the organiser’s work costs as much less', async () => {
    await moveClock(server, 'PT72H');
    const organiser = await anInvoicedOne();
    await play(organiser);
    const query = `from=${day()}&to=${day()}`;
    const period = (await server.as(admin).get(`/api/admin/books/periods?${query}`)).body.data as CallResponse<
      typeof booksPeriod
    >['data'];
    const moved = (name: string) => {
      const of = period.accounts.find(({ account }) => account === name);
      return of ? Number((of.closing - of.opening).toFixed(2)) : 0;
    };
    expect({ input: moved('input_vat'), revenue: moved('revenue'), owed: moved('owed_to_organiser') }).toEqual({
      input: -3.47,
      revenue: -16.53,
      owed: 20,
    });
    const reconciled = await server.as(admin).get(`/api/admin/books/reconciliation?${query}`);
    expect(reconciled.body.data).toMatchObject({
      difference: 0,
      lines: expect.arrayContaining([
        expect.objectContaining({ account: 'input_vat', debit: 3.47 }),
        expect.objectContaining({ account: 'organisers', debit: 16.53 }),
      ]),
    });
  });

  test('the auditfile names the invoice on its lines, and the VAT with a code of its own', async () => {
    const organiser = await anInvoicedOne();
    await play(organiser);
    const { payload } = await pdf(`/admin/books/auditfile?year=${day().slice(0, 4)}&version=3.2`, admin);
    const { lines, defined } = readAuditfile(payload);
    expect(defined.vat).toContain('input-21');
    const vat = lines.filter(({ account }) => account === '1710');
    expect(vat.length).toBeGreaterThan(0);
    for (const { document, vat: of, cents } of vat) {
      expect(document).toMatch(/^SB-\d{4}-\d{4}$/);
      expect(of).toEqual([{ id: 'input-21', percent: '21', cents }]);
    }
    const documents = lines.filter(({ account }) => account === '1600').map(({ document }) => document);
    expect(documents).toEqual(expect.arrayContaining(vat.map(({ document }) => document)));
  });

  test('admins list the invoices of some days, by organiser', async () => {
    await moveClock(server, 'PT72H');
    const organiser = await anInvoicedOne();
    const game = await play(organiser);
    await reopen(game);
    const asked = `from=${day()}&until=${day()}&query=${encodeURIComponent(organiser.email)}&sort=most`;
    const { body } = await server.as(admin).get(`/api/admin/books/pay-invoices?${asked}`);
    const { invoices } = body.data as CallResponse<typeof listPayInvoices>['data'];
    expect(invoices).toMatchObject([
      {
        invoice: numberOf(1),
        withoutVat: 16.53,
        vat: 3.47,
        total: 20,
        person: { _id: organiser.id },
        game: { _id: game },
      },
      { invoice: numberOf(2), withoutVat: -16.53, vat: -3.47, total: -20 },
    ]);
    const file = await server.as(admin).get(`/api/admin/books/pay-invoices.csv?${asked}`);
    expect(file.status).toBe(200);
    expect(file.body).toMatchObject({ text: expect.stringContaining(numberOf(2)) });
  });
});
