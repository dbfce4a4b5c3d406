import { type booksReconciliation, type CallResponse, entryForms } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { chart } from '@rondo/rules/books';
import { readCsv } from '../../../../../rules/src/read-csv.ts';
import { XMLParser } from 'fast-xml-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aGame, aPlayer, usePlayer } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { aPromocode } from '../../../../test/promocodes.ts';
import { takingOutCalls } from '../../../../test/taking-out-calls.ts';
import { advance, moveToNoon, useCheckedServer } from '../../../../test/server.ts';
import { writeDocuments } from '../../books/write-documents.ts';

const server = useCheckedServer();
const { pay, refund } = joiningCalls(server);
const { goodwill } = takingOutCalls(server);
const admin = usePlayer(server, { role: 'admin' });
const today = () => amsterdamDay(server.clock.now());

type Data = CallResponse<typeof booksReconciliation>['data'];
let day = '';
const reconciled = async () =>
  (await server.as(admin).get(`/api/admin/books/reconciliation?from=${day}&to=${day}`)).body.data as Data;
const file = async (form: string) => {
  const { payload, headers } = await server.app.inject({
    method: 'GET',
    url: `/api/admin/books/entries?from=${day}&to=${day}&form=${form}`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  return { payload, type: String(headers['content-type']) };
};

beforeAll(async () => {
  await moveToNoon(server);
  day = today();
  const player = await aPlayer(server, { balanceCents: 5000 });
  const { code } = await aPromocode(server, { type: 'topupBalance', value: 150 });
  await server.as(player).post('/api/promocode/activate', { code });
  const soon = await aGame(server, { priceCents: 400, hoursAhead: 2, confirmed: true });
  const later = await aGame(server, { priceCents: 700, hoursAhead: 48 });
  const given = await aGame(server, { priceCents: 500, hoursAhead: 48 });
  for (const id of [soon, later, given]) await pay(player, id);
  await refund(player, given);
  await writeDocuments(server);
  await advance(server, 'PT5H');
  const spot = await server.value<string>`select id from registration where game_id = ${soon}`;
  await goodwill(admin, spot, 1);
  await writeDocuments(server);
});

describe('the way from revenue to the return', () => {
  test('ends where the return is', async () => {
    const { steps, turnover, difference, lines } = await reconciled();
    const of = Object.fromEntries(steps.map(({ step, amount }) => [step, amount]));
    // 4.00 played and 0.50 kept of a refund; 7.00 to come; 1.00 given back; a gift of 1.50 paid of it.
    expect(of).toMatchObject({ revenue: 4.5, fees: 0, goodwill: -1, soldAhead: 7, unsold: 0, gifts: -1.5 });
    expect(of.vat).toBeLessThan(0);
    expect(difference).toBe(0);
    expect(turnover).toBeCloseTo(4.5 - 1 + 7 - 1.5 + (of.vat ?? 0) + (of.vatAhead ?? 0), 2);
    const accounts = lines.map(({ account, debit, credit }) => [account, debit, credit]);
    expect(accounts).toContainEqual(['goodwill', 1, 0]);
    expect(accounts).toContainEqual(['revenue', 0, 4.5]);
  });

  test('says by how much it misses it, where a sale has no receipt', async () => {
    const player = await aPlayer(server, { balanceCents: 900 });
    await pay(player, await aGame(server, { priceCents: 900, hoursAhead: 48 }));
    expect((await reconciled()).difference).toBe(9);
    await writeDocuments(server);
    expect((await reconciled()).difference).toBe(0);
  });
});

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && (name === 'line' || name === 'GLTransactionLine'),
});
const text = z.string();
/** The elements of Exact Online's description that a transaction needs. */
const eExact = z.object({
  eExact: z.object({
    GLTransactions: z.object({
      GLTransaction: z.strictObject({
        TransactionType: z.strictObject({ number: z.literal('90') }),
        Journal: z.strictObject({ code: text, type: text }),
        Date: z.iso.date(),
        GLTransactionLine: z.array(
          z.strictObject({
            type: text,
            line: text,
            status: text,
            Date: z.iso.date(),
            FinYear: z.strictObject({ number: text }),
            FinPeriod: z.strictObject({ number: text }),
            GLAccount: z.strictObject({ code: text }),
            Description: text,
            Amount: z.strictObject({
              Currency: z.strictObject({ code: z.literal('EUR') }),
              Value: z.string().regex(/^-?\d+\.\d\d$/),
            }),
          }),
        ),
      }),
    }),
  }),
});
/** The elements of Twinfield's description of a journal transaction. */
const memorial = z.object({
  transactions: z.object({
    transaction: z.strictObject({
      destiny: z.literal('temporary'),
      header: z.strictObject({
        code: text,
        currency: text,
        date: z.string().regex(/^\d{8}$/),
        period: z.string().regex(/^\d{4}\/\d\d$/),
        freetext1: text,
      }),
      lines: z.strictObject({
        line: z.array(
          z.strictObject({
            type: z.literal('detail'),
            id: text,
            dim1: text,
            value: z.string().regex(/^\d+\.\d\d$/),
            debitcredit: z.enum(['debit', 'credit']),
            description: text,
          }),
        ),
      }),
    }),
  }),
});

/** What each account of a form's file moved, in cents, above zero for debit. */
const readers: Readonly<Record<(typeof entryForms)[number], (text: string) => [account: string, cents: number][]>> = {
  general: (text) => rowsOf(text).map((row) => [row['Rekening'] ?? '', both(row)]),
  exact: (text) => rowsOf(text).map((row) => [row['Grootboekrekening'] ?? '', amount(row['Bedrag'])]),
  'exact-xml': (text) => {
    const {
      Journal: journal,
      Date: on,
      GLTransactionLine: lines,
    } = eExact.parse(xml.parse(text)).eExact.GLTransactions.GLTransaction;
    expect([journal.code, on]).toEqual(['90', day]);
    return lines.map(({ GLAccount: { code }, Amount: { Value: value } }) => [code, Math.round(Number(value) * 100)]);
  },
  twinfield: (text) => {
    const { header, lines } = memorial.parse(xml.parse(text)).transactions.transaction;
    expect(header).toMatchObject({ code: 'MEMO', currency: 'EUR', date: day.replaceAll('-', '') });
    return lines.line.map(({ dim1, value, debitcredit }) => [
      dim1,
      Math.round(Number(value) * 100) * (debitcredit === 'debit' ? 1 : -1),
    ]);
  },
  moneybird: (text) => rowsOf(text).map((row) => [(row['Categorie'] ?? '').split(' ')[0] ?? '', both(row)]),
  snelstart: (text) => rowsOf(text).map((row) => [row['Grootboeknummer'] ?? '', both(row)]),
  eboekhouden: (text) => rowsOf(text).map((row) => [row['Rekening'] ?? '', both(row)]),
};

describe.each(entryForms)('a file for %s', (form) => {
  test('has each account’s movement, adds up to zero, and names nobody', async () => {
    const { payload, type } = await file(form);
    expect(type).toContain(payload.startsWith('<?xml') ? 'application/xml' : 'text/csv');
    const lines = readers[form](payload);
    const { lines: shown } = await reconciled();
    expect(lines).toEqual(shown.map(({ number, debit, credit }) => [number, Math.round((debit - credit) * 100)]));
    expect(lines.reduce((sum, [, cents]) => sum + cents, 0)).toBe(0);
    expect(payload).toContain('Omzet');
    expect(payload).not.toMatch(/revenue|escrow|Player/);
  });
});

test('the general form has the codes of the chart, the rate of each VAT, and the range of its receipts', async () => {
  const rows = rowsOf((await file('general')).payload);
  const vat = rows.filter((row) => row['Rekening'] === chart.vat.number);
  expect(vat.map((row) => [row['RGS'], row['Btw %']])).toEqual([[chart.vat.rgs, '9']]);
  expect(rows[0]?.['Bonnen']).toMatch(/^R-\d{4}-000001 t\/m R-\d{4}-\d{6}, C-\d{4}-000001 t\/m C-\d{4}-\d{6}$/);
});

test('that a file was taken is in the log', async () => {
  await file('twinfield');
  const after = await server.value`
    select after from admin_action where action = 'list.look' and subject_kind = 'entries' order by id desc limit 1`;
  expect(after).toEqual({ from: day, to: day, form: 'twinfield' });
});

function rowsOf(text: string): Record<string, string>[] {
  const [heads, ...rows] = readCsv(text);
  return rows.map(({ cells }) =>
    Object.fromEntries((heads?.cells ?? []).map((head, index) => [head, cells[index] ?? ''])),
  );
}
const amount = (text = '') => Math.round(Number(text.replaceAll('.', '').replace(',', '.') || 0) * 100);
const both = (row: Record<string, string>) => amount(row['Debet']) - amount(row['Credit']);
