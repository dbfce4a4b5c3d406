import type { DocumentHead, SaleDocument } from '@rondo/contract';
import { languageCodes } from '@rondo/rules';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../../test/guest-calls.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { advance, refuses, useServer } from '../../../../test/server.ts';
import { writeUbl } from '../ubl/write-ubl.ts';
import { writeDocuments } from '../write-documents.ts';
import { writeDocumentPdf } from './write-document-pdf.ts';

const server = useServer();
const { pay } = joiningCalls(server);
const { startPaying, bookingOf } = guestCalls(server);

const buyer = { name: 'Bakkerij Jansen', address: 'Markt 1, Utrecht', vat: 'NL123456782B01', kvk: '87654321' };
const document: SaleDocument = {
  number: 'C-2026-000003',
  kind: 'creditNote',
  day: '2026-09-22',
  issuedAt: '2026-09-22T18:00:00.000Z',
  why: null,
  total: -2.86,
  about: { name: 'Żółw ⚽ Ąčđ', startsAt: '2026-09-25T18:00:00.000Z' },
  lines: [
    { kind: 'game', amount: -2.5, gift: 0, rate: 9, vat: -0.21, exemptReason: null, of: 'R-2026-000012' },
    { kind: 'fee', amount: -0.36, gift: 0, rate: 0, vat: 0, exemptReason: 'A sports club', of: 'R-2026-000012' },
  ],
  vat: [
    { rate: 9, net: -2.29, vat: -0.21, amount: -2.5, exemptReason: null },
    { rate: 0, net: -0.36, vat: 0, amount: -0.36, exemptReason: 'A sports club' },
  ],
  seller: { name: 'Avondspel B.V.', address: 'Kade 12, Utrecht', kvk: '12345678', vat: 'NL123456789B01', phone: null },
  buyer,
  hasXml: false,
};

/** All text on a file's pages. */
async function textOf(file: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** The receipt of a guest, and the path of their booking. */
async function aGuestsPaper() {
  const email = guestEmail();
  await (await startPaying(await aGame(server, { priceCents: 500, hoursAhead: 48 }), email)).complete('paid');
  await advance(server, 'PT1M');
  await writeDocuments(server);
  const { path } = await bookingOf(email);
  const { body } = await server.call('GET', `${path}/documents`);
  const [head] = (body.data as { documents: DocumentHead[] }).documents;
  return { email, path, head };
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
    for (const words of [
      'Credit note',
      'Against invoice',
      '−€ 2.86',
      '9 % −€ 2.29 −€ 0.21 −€ 2.50',
      'Rate Excl. VAT VAT Incl. VAT',
    ])
      expect(said.en).toContain(words);
    for (const words of [
      'Creditnota',
      'In mindering op factuur',
      '−€ 2,86',
      '9 % −€ 2,29 −€ 0,21 −€ 2,50',
      '0 %, geen btw: A sports club',
    ])
      expect(said.nl).toContain(words);
  });

  test('has names as they are written, of whichever letters, beside each other', async () => {
    const names = ['Đặng Thị', 'Żółw Ąčđ', 'Ελιά', 'Хляб', '王小明', '東京さくら', '김민수', 'สมชาย', '⚽🏐'];
    const named = { ...document, buyer: { ...buyer, name: names.join(' ') } };
    const file = await writeDocumentPdf(named, 'en');
    const text = (await textOf(file)).replaceAll(' ', '');
    for (const name of names) expect(text).toContain(name.replaceAll(' ', ''));
    expect(file.equals(await writeDocumentPdf(named, 'en'))).toBe(true);
  });

  test('has names that are written from the right, word by word', async () => {
    const named = { ...buyer, name: 'محمد علي', address: 'שלום עולם' };
    const text = await textOf(await writeDocumentPdf({ ...document, buyer: named }, 'nl'));
    for (const word of ['محمد', 'علي', 'שלום', 'עולם']) expect(text).toContain(word);
  });

  test('has a question mark for what no font has', async () => {
    const named = { ...buyer, name: 'Anna 𐎠' };
    expect(await textOf(await writeDocumentPdf({ ...document, buyer: named }, 'en'))).toContain('Anna ?');
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

  test('of a company is a PDF/A-3b with its e-invoice inside, the same bytes each time', async () => {
    const seller = document.seller && { ...document.seller, address: 'Kade 12, 3511 AA Utrecht' };
    const named = { ...document, seller, buyer: { ...buyer, address: 'Markt 1, 3512 BB Utrecht' } };
    const file = await writeDocumentPdf(named, 'en');
    expect(file.equals(await writeDocumentPdf(named, 'en'))).toBe(true);
    const raw = file.toString('latin1');
    for (const mark of [
      '<pdfaid:part>3<',
      '<pdfaid:conformance>B<',
      '/AFRelationship /Alternative',
      '/AF [',
      '/Subtype /application#2Fxml',
      '(C-2026-000003.xml)',
    ])
      expect(raw).toContain(mark);
    const pdf = await getDocumentProxy(new Uint8Array(file));
    const [id = ''] = [...((await pdf.getAttachments()) ?? new Map()).keys()].map(String);
    const xml = new TextDecoder().decode((await pdf.getAttachmentContent(id)) ?? undefined);
    expect(xml).toBe(writeUbl(named, 'en'));
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
  const list = await server.as(player).get('/api/wallet/documents');
  const [head] = (list.body.data as { documents: DocumentHead[] }).documents;
  const path = `/api/documents/${head?.number}.pdf?lang=nl`;
  const { status, headers, body } = await server.as(player).get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe(`attachment; filename="${head?.number}.pdf"`);
  expect(body.text).toMatch(/^%PDF-1\.7/);
  await refuses(server.as(other).get(path), 'document_not_found');
  expect((await server.call('GET', path)).status).toBe(401);
});

test('a guest has it by the link of their booking', async () => {
  const { path, head } = await aGuestsPaper();
  expect((await server.call('GET', `${path}/documents/${head?.number}.pdf`)).body.text).toMatch(/^%PDF-1\.7/);
  await refuses(server.call('GET', `${path}/documents/R-2026-999999.pdf`), 'document_not_found');
});

describe('a document is mailed with its file', () => {
  test('to whoever paid, five times a day', async () => {
    const player = await aPlayer(server, { balanceCents: 400 });
    await pay(player, await aGame(server, { priceCents: 400, hoursAhead: 48 }));
    await writeDocuments(server);
    const list = await server.as(player).get('/api/wallet/documents');
    const [head] = (list.body.data as { documents: DocumentHead[] }).documents;
    const mail = (number = head?.number) => server.as(player).post(`/api/documents/${number}/mail`);
    expect((await mail()).status).toBe(200);
    const [sent] = await mailsTo(server, player.email);
    expect(sent).toMatchObject({ subject: `Receipt ${head?.number}`, fileName: `${head?.number}.pdf` });
    expect(sent?.text).toContain(`/documents/${head?.number}`);
    const file =
      await server.value<Buffer>`select file from mail where recipient = ${player.email} and file is not null`;
    expect(file.subarray(0, 8).toString()).toBe('%PDF-1.7');
    for (let times = 1; times < 5; times += 1) expect((await mail()).status).toBe(200);
    await refuses(mail(), 'too_many_requests');
    await refuses(mail('R-2026-999999'), 'document_not_found');
  });

  test('to a guest, by the link of their booking', async () => {
    const { email, path, head } = await aGuestsPaper();
    expect((await server.call('POST', `${path}/documents/${head?.number}/mail`)).status).toBe(200);
    const [sent] = await mailsTo(server, email);
    expect(sent).toMatchObject({ fileName: `${head?.number}.pdf` });
    expect(sent?.text).toContain(`${path.replace('/api/guest/bookings', '/booking')}/documents/${head?.number}`);
  });

  test('by an admin, to a member and to a guest, who sees it by their booking; it is in the log', async () => {
    const [admin, player] = [await aPlayer(server, { role: 'admin' }), await aPlayer(server, { balanceCents: 400 })];
    const email = guestEmail();
    const gameId = await aGame(server, { priceCents: 400, hoursAhead: 48 });
    await pay(player, gameId);
    await (await startPaying(gameId, email)).complete('paid');
    await advance(server, 'PT1M');
    await writeDocuments(server);
    const paid = sql<{ id: string; email: string; number: string }>`
      select u.id, u.email, 'R-' || d.year || '-' || lpad(d.number::text, 6, '0') as number
      from document d join app_user u on u.id = d.user_id where u.email in (${player.email}, ${email}) and d.about_name is not null`;
    const { rows } = await paid.execute(server.db);
    const send = (userId: string, number: string, as = admin.token) =>
      server.call('POST', `/api/admin/users/${userId}/documents`, { as, body: { number, reason: 'Asked by phone' } });
    for (const { id, email: to, number } of rows) {
      expect((await send(id, number)).status).toBe(200);
      const [sent] = await mailsTo(server, to);
      expect(sent).toMatchObject({ fileName: `${number}.pdf` });
      expect(sent?.text).toMatch(to === email ? `/booking/` : `/documents/${number}`);
      expect(sent?.text).toContain(`/documents/${number}`);
    }
    await refuses(send(player.id, 'R-2026-999999'), 'document_not_found');
    expect((await send(player.id, rows[0]?.number ?? '', player.token)).status).toBe(403);
    const log = await server.value<number>`
      select count(*) as count from admin_action where action = 'user.document' and reason = 'Asked by phone'`;
    expect(log).toBe(rows.length);
  });
});
