import { type BasisPoints, rateOn, type SaleKind, type VatRate } from './vat.ts';

/** A rate that is to hold from a day on. */
interface NewRate {
  kind: SaleKind;
  rate: BasisPoints;
  from: string;
  exemptReason: string | null;
}

/** What is known of the rates when one is to come. */
interface Known {
  rates: readonly VatRate[];
  today: string;
  /** The last day on which a sale of this kind has its document. */
  lastSold: string | null;
}

type RateRefusal = 'rate_in_past' | 'rate_of_sales' | 'rate_there_already' | 'rate_same' | 'exempt_reason_needed';

/**
 * Why a rate can't begin; null when it can (product.md#vat). One never begins before today, nor on a day with sales that have their
 * documents at another.
 */
export function refuseRate(
  { kind, rate, from, exemptReason }: NewRate,
  { rates, today, lastSold }: Known,
): RateRefusal | null {
  if (rate === 0 && exemptReason === null) return 'exempt_reason_needed';
  if (from < today) return 'rate_in_past';
  if (rates.some((one) => one.kind === kind && one.from === from)) return 'rate_there_already';
  if (lastSold !== null && lastSold >= from) return 'rate_of_sales';
  const before = rateOn(rates, kind, from);
  return before.rate === rate && before.exemptReason === exemptReason ? 'rate_same' : null;
}

/** Whether a rate is not in force yet, so that it can be taken back. */
export const isRateToCome = ({ from }: Pick<VatRate, 'from'>, today: string): boolean => from > today;
