import type { DocumentHead, SaleDocument } from '@rondo/contract';
import { languageCodes } from '@rondo/rules';
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../../test/guest-calls.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { advance, useServer } from '../../../../test/server.ts';
import { writeDocuments } from '../write-documents.ts';
import { writeDocumentPdf } from './write-document-pdf.ts';

const server = useServer();
const { pay } = joiningCalls(server);
const { startPaying, bookingOf } = guestCalls(server);

const document: SaleDocument = {
  number: 'C-2026-000003',
  kind: 'creditNote',
  day: '2026-09-22',
  issuedAt: '2026-09-22T18:00:00.000Z',
  total: -2.86,
  about: { name: 'Żółw ⚽ Ąčđ', startsAt: '2026-09-25T18:00:00.000Z' },
  lines: [
    { kind: 'game', amount: -2.5, rate: 9, vat: -0.21, exemptReason: null, of: 'R-2026-000012' },
    { kind: 'fee', amount: -0.36, rate: 0, vat: 0, exemptReason: 'A sports club', of: 'R-2026-000012' },
  ],
  vat: [
    { rate: 9, amount: -2.5, vat: -0.21, exemptReason: null },
    { rate: 0, amount: -0.36, vat: 0, exemptReason: 'A sports club' },
  ],
  seller: { name: 'Avondspel B.V.', address: 'Kade 12, Utrecht', kvk: '12345678', vat: 'NL123456789B01', phone: null },
  buyer: { name: 'Bakkerij Jansen', address: 'Markt 1, Utrecht', vat: 'NL123456782B01', kvk: '87654321' },
};

/** All that stands on a file's pages. */
async function textOf(file: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

describe('the file of a document', () => {
  test('says all of it, in the reader’s language', async () => {
    const said = Object.fromEntries(
      await Promise.all(
        languageCodes.map(async (code) => [code, await textOf(await writeDocumentPdf(document, code))] as const),
      ),
    );
    const everywhere = [
      'C-2026-000003',
      'R-2026-000012',
      'Bakkerij Jansen',
      'NL123456782B01',
      '87654321',
      'Avondspel B.V.',
    ];
    for (const text of Object.values(said)) for (const words of everywhere) expect(text).toContain(words);
    for (const words of ['Credit note', 'Takes back from invoice', '−€ 2.86', '9 % VAT over −€ 2.50', '−€ 0.21'])
      expect(said.en).toContain(words);
    for (const words of ['Creditnota', 'In mindering op factuur', '−€ 2,86', '9 % btw over −€ 2,50', 'A sports club'])
      expect(said.nl).toContain(words);
  });

  test('has letters of other languages, and a question mark for what no font has', async () => {
    expect((await textOf(await writeDocumentPdf(document, 'en'))).replaceAll(' ', '')).toContain('Żółw?Ąčđ');
  });

  test('is a PDF/A-2b, the same bytes each time', async () => {
    const file = await writeDocumentPdf(document, 'en');
    expect(file.equals(await writeDocumentPdf(document, 'en'))).toBe(true);
    expect(file.equals(await writeDocumentPdf(document, 'nl'))).toBe(false);
    const raw = file.toString('latin1');
    for (const mark of [
      '%PDF-1.7',
      '<pdfaid:part>2<',
      '<pdfaid:conformance>B<',
      '/OutputIntent',
      '/ID [<',
      '/FontFile2',
      '/Lang (en)',
    ])
      expect(raw).toContain(mark);
    expect(raw).not.toMatch(/\/Encrypt|\/JavaScript|\/BaseFont \/(?:Helvetica|Times|Courier)/);
  });

  test('of many lines goes on to a next page', async () => {
    const lines = Array.from({ length: 40 }, () => document.lines.slice(0, 1)).flat();
    const file = await writeDocumentPdf({ ...document, lines }, 'en');
    expect((await extractText(new Uint8Array(file))).totalPages).toBe(2);
  });
});

test('whoever paid has it, and nobody else', async () => {
  const [player, other] = [await aPlayer(server, { balanceCents: 400 }), await aPlayer(server)];
  await pay(player, await aGame(server, { priceCents: 400, hoursAhead: 48 }));
  await writeDocuments(server);
  const list = await server.call('GET', '/api/wallet/documents', { as: player.token });
  const [head] = (list.body.data as { documents: DocumentHead[] }).documents;
  const path = `/api/documents/${head?.number}.pdf?lang=nl`;
  const { status, headers, body } = await server.call('GET', path, { as: player.token });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe(`attachment; filename="${head?.number}.pdf"`);
  expect(body.text).toMatch(/^%PDF-1\.7/);
  expect((await server.call('GET', path, { as: other.token })).body.code).toBe('document_not_found');
  expect((await server.call('GET', path)).status).toBe(401);
});

test('a guest has it by the link of their booking', async () => {
  const email = guestEmail();
  await (await startPaying(await aGame(server, { priceCents: 500, hoursAhead: 48 }), email)).complete('paid');
  await advance(server, 'PT1M');
  await writeDocuments(server);
  const { path } = await bookingOf(email);
  const { body } = await server.call('GET', `${path}/documents`);
  const [head] = (body.data as { documents: DocumentHead[] }).documents;
  expect((await server.call('GET', `${path}/documents/${head?.number}.pdf`)).body.text).toMatch(/^%PDF-1\.7/);
  expect((await server.call('GET', `${path}/documents/R-2026-999999.pdf`)).body.code).toBe('document_not_found');
});
