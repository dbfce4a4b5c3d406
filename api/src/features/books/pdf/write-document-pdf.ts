import type { SaleDocument } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { formatMoney, type Language, writeGrouped } from '@rondo/rules';
import { formatShortDay, formatWhen } from '../../../platform/time/amsterdam.ts';
import { writeUbl } from '../ubl/write-ubl.ts';
import { openSheet, type Sheet } from '../../../platform/papers/sheet.ts';

/**
 * A receipt, invoice or credit note as PDF/A, the same bytes each time (decisions/0096-invoices-to-a-company.md), with its e-invoice inside.
 * @returns a file of some 30 kB
 */
export function writeDocumentPdf(document: SaleDocument, language: Language): Promise<Buffer> {
  const words = phrasesIn[language].document;
  const { number, kind, issuedAt } = document;
  const xml = writeUbl(document, language);
  const inside = xml === null ? null : { name: `${number}.xml`, xml };
  const sheet = openSheet({ title: `${words[kind]} ${number}`, language, at: new Date(issuedAt), inside });
  sheet.write('Rondo', { size: 15, weight: 600, tone: 'brand' });
  sheet.write(words[kind], { size: 24, weight: 600, above: 6 });
  sheet.write(number, { size: 12, tone: 'muted' });
  sheet.rule();
  writeParties(sheet, document, language);
  writeFacts(sheet, document, language);
  sheet.rule();
  writeSums(sheet, document, language);
  sheet.rule();
  sheet.write(words.kept, { tone: 'muted' });
  return sheet.file();
}

function writeParties(sheet: Sheet, { seller, buyer }: SaleDocument, language: Language): void {
  const { document: words, receipt } = phrasesIn[language];
  if (seller)
    sheet.write(fill(receipt.soldBy, { name: seller.name, address: seller.address, kvk: seller.kvk, vat: seller.vat }));
  if (!buyer) return;
  sheet.pair(words.buyer, buyer.name, { above: 8 });
  sheet.pair('', buyer.address);
  sheet.pair('', fill(words.buyerVat, { vat: buyer.vat }));
  if (buyer.kvk !== null) sheet.pair('', fill(words.buyerKvk, { kvk: buyer.kvk }));
}

function writeFacts(sheet: Sheet, { day, issuedAt, about, why, lines, buyer }: SaleDocument, language: Language): void {
  const { document: words, receipt } = phrasesIn[language];
  // Formats a day of any year, with the year if it isn't this one.
  const sayDay = (instant: string) => formatShortDay(new Date(instant), language, new Date(0));
  sheet.pair(words.day, sayDay(`${day}T12:00:00Z`), { above: 8 });
  sheet.pair(words.given, sayDay(issuedAt));
  if (about) sheet.pair(receipt.game, about.name);
  if (about?.startsAt) sheet.pair('', formatWhen(new Date(about.startsAt), language));
  if (why) sheet.pair(words.why.title, words.why[why]);
  const backOf = [...new Set(lines.flatMap(({ of }) => of ?? []))];
  if (backOf.length > 0) sheet.pair(buyer ? words.takesBackInvoice : words.takesBack, backOf.join(', '));
}

function writeSums(sheet: Sheet, { lines, total, vat }: SaleDocument, language: Language): void {
  const words = phrasesIn[language].document;
  const money = (euros: number) => formatMoney(euros, language);
  for (const { kind, amount, gift } of lines) {
    sheet.cells(words.kind[kind], [money(amount + gift)]);
    if (gift !== 0) sheet.cells(words.gift, [money(-gift)]);
  }
  sheet.cells(words.total, [money(total)], { weight: 600, size: 13, above: 6 });
  const { vat: heads } = words;
  sheet.cells(heads.rate, [heads.net, heads.of, heads.gross], { tone: 'muted', above: 12 });
  for (const { rate, net, vat: of, amount, exemptReason } of vat) {
    const said = fill(exemptReason === null ? heads.percent : heads.exempt, {
      rate: writeGrouped(rate, language),
      reason: exemptReason ?? '',
    });
    sheet.cells(said, [net, of, amount].map(money));
  }
}
