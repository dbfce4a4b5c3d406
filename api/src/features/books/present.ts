import type { booksRates, CallResponse, DocumentHead, SaleDocument } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { isRateToCome, rateOn, sayNumber, type VatRate } from '@rondo/rules/books';
import type { DocumentRow, HeadRow } from './document-queries.ts';

export function presentHead(row: HeadRow): DocumentHead {
  return {
    number: sayNumber(row),
    kind: row.series === 'C' ? 'creditNote' : row.is_invoice ? 'invoice' : 'receipt',
    day: row.day,
    total: centsToEuros(row.total_cents),
    about: row.about_name === null ? null : { name: row.about_name, startsAt: row.about_at },
    vat: row.by_rate.map(({ rate, exemptReason, cents, vatCents }) => ({
      rate: rate / 100,
      exemptReason,
      net: centsToEuros(cents - vatCents),
      vat: centsToEuros(vatCents),
      amount: centsToEuros(cents),
    })),
  };
}

export function presentDocument(row: DocumentRow): Omit<SaleDocument, 'hasXml'> {
  return {
    ...presentHead(row),
    issuedAt: row.issued_at,
    why: row.why === null ? null : 'vat_rate',
    lines: row.lines.map(({ kind, cents, rate, giftCents, vatCents, exemptReason, of }) => ({
      kind,
      gift: centsToEuros(giftCents),
      amount: centsToEuros(cents),
      rate: rate / 100,
      vat: centsToEuros(vatCents),
      exemptReason,
      of: of && sayNumber(of),
    })),
    seller: row.seller,
    buyer: row.buyer,
  };
}

export function presentRates(
  rates: readonly VatRate[],
  today: string,
): CallResponse<typeof booksRates>['data']['rates'] {
  const ordered = rates.toSorted((a, b) => a.kind.localeCompare(b.kind) || b.from.localeCompare(a.from));
  return ordered.map((rate) => ({
    kind: rate.kind,
    percent: rate.rate / 100,
    from: rate.from,
    exemptReason: rate.exemptReason,
    keepsPrepaid: rate.keepsPrepaid,
    state: isRateToCome(rate, today) ? 'coming' : rateOn(rates, rate.kind, today) === rate ? 'current' : 'past',
  }));
}
