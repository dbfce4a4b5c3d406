import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { centsToEuros, formatMoney, type Language, writeGrouped } from '@rondo/rules';
import { sayPayInvoice } from '@rondo/rules/books';
import { formatShortDay } from '../../../platform/time/amsterdam.ts';
import { openSheet } from '../../../platform/papers/sheet.ts';
import type { PayInvoiceRow } from './pay-invoice-queries.ts';

/**
 * An invoice or credit note in an organiser's name as PDF/A, the same bytes each time, with what the tax law asks of an invoice: both parties, that the
 * customer made it out, number, days, work, and VAT by rate (decisions/0145-invoices-for-organisers.md).
 */
export function writePayInvoicePdf(row: PayInvoiceRow, language: Language): Promise<Buffer> {
  const { document: words, files } = phrasesIn[language];
  const { supplier, buyer, cents, vat_cents: vatCents } = row;
  const number = sayPayInvoice(row);
  const title = cents < 0 ? words.creditNote : words.invoice;
  // Formats a day of any year, with the year if it isn't this one.
  const sayDay = (instant: string) => formatShortDay(new Date(instant), language, new Date(0));
  const money = (of: number) => formatMoney(centsToEuros(of), language);
  const sheet = openSheet({ title: `${title} ${number}`, language, at: new Date(row.issued_at), inside: null });
  sheet.write(title, { size: 24, weight: 600 });
  sheet.write(number, { size: 12, tone: 'muted' });
  sheet.write(files.payInvoice.madeByCustomer, { above: 6 });
  sheet.rule();
  for (const [name, of] of [
    [files.payInvoice.from, supplier],
    [files.payInvoice.to, buyer],
  ] as const) {
    sheet.pair(name, of.name, { above: 8 });
    sheet.pair('', of.address);
    sheet.pair('', fill(files.payInvoice.vatNumber, { vat: of.vat }));
  }
  sheet.pair('', fill(words.buyerKvk, { kvk: buyer.kvk }));
  sheet.pair(words.given, sayDay(`${row.day}T12:00:00Z`), { above: 8 });
  sheet.pair(files.payInvoice.workedOn, sayDay(row.about_at));
  if (row.of) sheet.pair(words.takesBackInvoice, sayPayInvoice(row.of));
  sheet.rule();
  sheet.cells(fill(files.payInvoice.work, { game: row.about_name }), [money(cents)]);
  sheet.cells(words.total, [money(cents)], { weight: 600, size: 13, above: 6 });
  const { vat } = words;
  sheet.cells(vat.rate, [vat.net, vat.of, vat.gross], { tone: 'muted', above: 12 });
  const rate = fill(vat.percent, { rate: writeGrouped(row.rate / 100, language) });
  sheet.cells(rate, [cents - vatCents, vatCents, cents].map(money));
  return sheet.file();
}
