import type { booksPeriod, CallResponse } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import type { KeptMonth } from './month-queries.ts';
import type { Period, SoldRow } from './period-queries.ts';

type BooksPeriod = CallResponse<typeof booksPeriod>['data'];

export function presentPeriod(
  days: { from: string; to: string },
  period: Period,
  { documentedUntil, isPart, kept }: { documentedUntil: Date; isPart: boolean; kept: KeptMonth | null },
): BooksPeriod {
  return {
    ...days,
    documentedUntil: documentedUntil.toISOString(),
    isPart,
    ...presentFigures(period),
    kept: kept && {
      at: kept.closed_at,
      by: { _id: kept.closer_id, name: kept.closer_name },
      ...presentFigures(kept.figures),
    },
  };
}

function presentFigures(period: Period): Omit<BooksPeriod, 'from' | 'to' | 'documentedUntil' | 'isPart' | 'kept'> {
  const moved = new Map(period.moved.map((row) => [row.account, row]));
  return {
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
