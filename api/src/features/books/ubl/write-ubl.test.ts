import type { DocumentHead, SaleDocument } from '@rondo/contract';
import { expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../../test/builders.ts';
import { brokenRules } from '../../../../test/e-invoice-rules.ts';
import { guestCalls, guestEmail } from '../../../../test/guest-calls.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { advance, refuses, useServer } from '../../../../test/server.ts';
import { writeDocuments } from '../write-documents.ts';
import { writeUbl } from './write-ubl.ts';

const seller = {
  name: 'Avondspel B.V.',
  address: 'Kade 12 bis, 3511 AA Utrecht',
  kvk: '12345678',
  vat: 'NL123456789B01',
  phone: null,
};
const buyer = {
  name: 'Bakkerij <Jansen> & Zn.',
  address: 'Markt 1, 3512 BB Utrecht',
  vat: 'NL123456782B01',
  kvk: '87654321',
};
const line = { kind: 'game', gift: 0, rate: 9, exemptReason: null, of: null } as const;
const invoice: SaleDocument = {
  number: 'R-2026-000012',
  kind: 'invoice',
  day: '2026-09-22',
  issuedAt: '2026-09-22T18:00:00.000Z',
  why: null,
  total: 9.36,
  about: { name: 'Żółw ⚽', startsAt: '2026-09-25T18:00:00.000Z' },
  lines: [
    { ...line, amount: 2.5, vat: 0.21, gift: 1.5 },
    { ...line, amount: 2.5, vat: 0.21 },
    { ...line, kind: 'fee', rate: 21, amount: 0.36, vat: 0.06 },
    { ...line, kind: 'correction', rate: 0, amount: 3, vat: 0, exemptReason: 'A sports club' },
    { ...line, kind: 'correction', rate: 0, amount: 1, vat: 0, exemptReason: 'A lesson' },
  ],
  vat: [],
  seller,
  buyer,
  hasXml: true,
};
const creditNote: SaleDocument = {
  ...invoice,
  number: 'C-2026-000003',
  kind: 'creditNote',
  why: 'vat_rate',
  lines: [
    { ...line, amount: -2.5, vat: -0.21, of: 'R-2026-000012' },
    { ...line, kind: 'fee', amount: -0.36, rate: 21, vat: -0.06, of: 'R-2026-000013' },
  ],
};
const german = { ...buyer, address: 'Hauptstraße 1, 10115 Berlin', vat: 'DE136695976', kvk: null };
const greek = { ...buyer, address: 'Ermou 1, Athina', vat: 'EL094259216', kvk: null };

test.each<[string, SaleDocument]>([
  ['an invoice of several rates, one exempt for two reasons', invoice],
  ['a credit note of two invoices', creditNote],
  ['one to a company in Germany', { ...invoice, buyer: german }],
  ['one to a company in Greece', { ...creditNote, buyer: greek }],
  ['one that takes something off', { ...invoice, lines: [...invoice.lines, { ...line, amount: -1, vat: -0.08 }] }],
  ['one paid with a gift alone', { ...invoice, lines: [{ ...line, amount: 0, vat: 0, gift: 4 }] }],
  [
    'one without a game, before VAT had a reason',
    { ...invoice, about: null, lines: [{ ...line, rate: 0, amount: 1, vat: 0 }] },
  ],
])('%s keeps to the public rules', (_, document) => {
  const xml = writeUbl(document, 'nl') ?? '';
  expect(brokenRules(xml)).toEqual([]);
  expect(writeUbl(document, 'nl')).toBe(xml);
});

test('the rules are looked at: what breaks one is named', () => {
  const xml = writeUbl(invoice, 'en') ?? '';
  const without = (from: RegExp | string, to: string) => brokenRules(xml.replace(from, to));
  expect(
    without('<cbc:TaxInclusiveAmount currencyID="EUR">9.36<', '<cbc:TaxInclusiveAmount currencyID="EUR">9.37<'),
  ).toEqual(['BR-CO-15', 'BR-CO-16']);
  expect(without(/<cbc:ProfileID>.*?<\/cbc:ProfileID>/, '')).toEqual(['PEPPOL-EN16931-R001', 'PEPPOL-EN16931-R007']);
  expect(without('<cbc:PostalZone>3512 BB</cbc:PostalZone>', '')).toEqual(['NL-R-004']);
  expect(without('>R-2026-000012</cbc:ID>', '></cbc:ID>')).toEqual(['BR-02', 'PEPPOL-EN16931-R008']);
  expect(without('<cbc:Description>', '<cbc:Colour>')).not.toEqual([]);
});

test('it has what the paper says, in the reader’s language', () => {
  const xml = writeUbl(creditNote, 'nl') ?? '';
  for (const said of [
    '<cbc:ID>C-2026-000003</cbc:ID>',
    '<cbc:ID>R-2026-000012</cbc:ID>',
    '<cbc:ID>R-2026-000013</cbc:ID>',
    '<cbc:ActualDeliveryDate>2026-09-25<',
    '<cbc:StreetName>Kade 12 bis<',
    'Bakkerij &lt;Jansen&gt; &amp; Zn.',
    '<cbc:Name>Entreegeld<',
    '<cbc:TaxInclusiveAmount currencyID="EUR">2.86<',
    '<cbc:EndpointID schemeID="0106">87654321<',
  ])
    expect(xml).toContain(said);
  expect(writeUbl({ ...invoice, buyer: greek }, 'en')).toContain('<cbc:IdentificationCode>GR<');
});

test.each<[string, Partial<SaleDocument>]>([
  ['a receipt', { kind: 'receipt', buyer: null }],
  ['one without a seller', { seller: null }],
  ['a buyer in the Netherlands without a postcode', { buyer: { ...buyer, address: 'Markt 1, Utrecht' } }],
  ['a seller without one', { seller: { ...seller, address: 'Kade 12' } }],
  ['a credit note of what has no invoice', { kind: 'creditNote', lines: [{ ...line, amount: -1, vat: -0.08 }] }],
])('there is none of %s', (_, more) => {
  expect(writeUbl({ ...invoice, ...more }, 'en')).toBeNull();
});

const server = useServer({
  SELLER_NAME: seller.name,
  SELLER_ADDRESS: seller.address,
  SELLER_KVK: seller.kvk,
  SELLER_VAT: seller.vat,
});
const { pay } = joiningCalls(server);
const { startPaying, bookingOf } = guestCalls(server);

test('a company’s invoice has it, for whoever paid; a receipt has none', async () => {
  const [player, other] = [await aPlayer(server, { balanceCents: 1000 }), await aPlayer(server)];
  await pay(player, await aGame(server, { priceCents: 400, hoursAhead: 48 }));
  await writeDocuments(server);
  const { documents } = (await server.as(player).get('/api/wallet/documents')).body.data as {
    documents: DocumentHead[];
  };
  const path = `/api/documents/${documents[0]?.number}`;
  await refuses(server.as(player).get(`${path}.xml`), 'no_e_invoice');
  const given = await server.as(player).post(`${path}/invoice`, { ...buyer, vat: 'NL004495445B01' });
  expect(given.body).toMatchObject({ data: { document: { kind: 'invoice', hasXml: true } } });
  const { status, headers, body } = await server.as(player).get(`${path}.xml?lang=nl`);
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('application/xml');
  expect(headers['content-disposition']).toBe(`attachment; filename="${documents[0]?.number}.xml"`);
  expect(brokenRules(String(body.text))).toEqual([]);
  await refuses(server.as(other).get(`${path}.xml`), 'document_not_found');
});

test('a guest has it by the link of their booking', async () => {
  const email = guestEmail();
  await (await startPaying(await aGame(server, { priceCents: 500, hoursAhead: 48 }), email)).complete('paid');
  await advance(server, 'PT1M');
  await writeDocuments(server);
  const { path } = await bookingOf(email);
  const { documents } = (await server.call('GET', `${path}/documents`)).body.data as { documents: DocumentHead[] };
  const paper = `${path}/documents/${documents[0]?.number}`;
  await server.call('POST', `${paper}/invoice`, { body: { ...buyer, vat: 'NL004495445B01' } });
  const { status, body } = await server.call('GET', `${paper}.xml`);
  expect(status).toBe(200);
  expect(brokenRules(String(body.text))).toEqual([]);
});
