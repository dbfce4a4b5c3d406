import type { booksPeriod, CallResponse, DocumentHead, SaleDocument } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import type { DocumentRow, HeadRow } from './document-queries.ts';
import type { Period, SoldRow } from './period-queries.ts';

type BooksPeriod = CallResponse<typeof booksPeriod>['data'];

type Numbered = Pick<HeadRow, 'series' | 'year' | 'number'>;

/** `R-2026-000012` */
function sayNumber({ series, year, number }: Numbered): string {
  return `${series}-${year}-${String(number).padStart(6, '0')}`;
}

/** What {@link sayNumber} said; the contract has checked its form. */
export function readNumber(said: string): Numbered {
  const [series = '', year, number] = said.split('-');
  return { series: series === 'C' ? 'C' : 'R', year: Number(year), number: Number(number) };
}

export function presentHead(row: HeadRow): DocumentHead {
  return {
    number: sayNumber(row),
    kind: row.series === 'R' ? 'receipt' : 'creditNote',
    day: row.day,
    total: centsToEuros(row.total_cents),
    about: row.about_name === null ? null : { name: row.about_name, startsAt: row.about_at },
  };
}

export function presentDocument(row: DocumentRow): SaleDocument {
  const byRate = new Map<string, { rate: number; exemptReason: string | null; cents: number; vatCents: number }>();
  for (const { rate, exemptReason, cents, vatCents } of row.lines) {
    const key = `${rate} ${exemptReason}`;
    const sum = byRate.get(key) ?? { rate, exemptReason, cents: 0, vatCents: 0 };
    byRate.set(key, { ...sum, cents: sum.cents + cents, vatCents: sum.vatCents + vatCents });
  }
  return {
    ...presentHead(row),
    issuedAt: row.issued_at,
    lines: row.lines.map(({ kind, cents, rate, vatCents, exemptReason, of }) => ({
      kind,
      amount: centsToEuros(cents),
      rate: rate / 100,
      vat: centsToEuros(vatCents),
      exemptReason,
      of: of && sayNumber(of),
    })),
    vat: [...byRate.values()].map(({ rate, exemptReason, cents, vatCents }) => ({
      rate: rate / 100,
      exemptReason,
      amount: centsToEuros(cents),
      vat: centsToEuros(vatCents),
    })),
    seller: row.seller,
  };
}

export function presentPeriod(days: { from: string; to: string }, period: Period): BooksPeriod {
  const moved = new Map(period.moved.map((row) => [row.account, row]));
  return {
    ...days,
    documentedUntil: period.documentedUntil.toISOString(),
    vat: period.vat.map(({ kind, rate, exempt_reason: exemptReason, ...row }) => ({
      kind,
      rate: rate / 100,
      exemptReason,
      ...presentSold(row),
    })),
    sports: period.sports.map(({ sport, ...row }) => ({ sport, ...presentSold(row) })),
    communities: period.communities.map(({ id, name, ...row }) => ({
      community: id === null || name === null ? null : { _id: id, name },
      ...presentSold(row),
    })),
    accounts: period.opening.map(({ account, cents }) => {
      const { added_cents: added = 0, taken_cents: taken = 0 } = moved.get(account) ?? {};
      return {
        account,
        opening: centsToEuros(cents),
        added: centsToEuros(added),
        taken: centsToEuros(taken),
        closing: centsToEuros(cents + added + taken),
      };
    }),
  };
}

function presentSold({ sold_cents, back_cents, vat_cents }: SoldRow) {
  return { sold: centsToEuros(sold_cents), back: centsToEuros(back_cents), vat: centsToEuros(vat_cents) };
}
