import { type BasisPoints, rateOn, type SaleKind, type VatRate } from './vat.ts';

/** A rate that will hold from a day on. */
interface NewRate {
  kind: SaleKind;
  rate: BasisPoints;
  from: string;
  exemptReason: string | null;
}

/** The facts about present rates when a new one is entered. */
interface Known {
  rates: readonly VatRate[];
  today: string;
  /** The last day with a documented sale of this kind. */
  lastSold: string | null;
}

type RateRefusal = 'rate_in_past' | 'rate_of_sales' | 'rate_there_already' | 'rate_same' | 'exempt_reason_needed';

/**
 * Why a rate can't begin; null if it can (product.md#vat). It can't begin before today. What isn't a game has the rate of its sale, so its rate can't begin on a
 * day with documented sales at another one.
 */
export function refuseRate(
  { kind, rate, from, exemptReason }: NewRate,
  { rates, today, lastSold }: Known,
): RateRefusal | null {
  if (rate === 0 && exemptReason === null) return 'exempt_reason_needed';
  if (from < today) return 'rate_in_past';
  if (rates.some((one) => one.kind === kind && one.from === from)) return 'rate_there_already';
  if (kind !== 'game' && lastSold !== null && lastSold >= from) return 'rate_of_sales';
  const before = rateOn(rates, kind, from);
  return before.rate === rate && before.exemptReason === exemptReason ? 'rate_same' : null;
}

/** Whether a rate is not in force yet, so that it can be taken back. */
export const isRateToCome = ({ from }: Pick<VatRate, 'from'>, today: string): boolean => from > today;
