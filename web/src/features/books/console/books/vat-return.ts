import type { Period } from './queries.ts';

interface ReturnRow {
  /** In percent. */
  rate: number;
  /** Without VAT, after refunds. */
  turnover: number;
  vat: number;
}

const toCent = (euros: number) => Math.round(euros * 100) / 100;

/** The figures of the VAT return: turnover and VAT of each rate, the highest first. */
export function returnOf(rows: Period['vat']): ReturnRow[] {
  const byRate = Map.groupBy(rows, ({ rate }) => rate);
  return [...byRate]
    .map(([rate, of]) => ({
      rate,
      turnover: toCent(of.reduce((sum, { sold, back, vat }) => sum + sold + back - vat, 0)),
      vat: toCent(of.reduce((sum, { vat }) => sum + vat, 0)),
    }))
    .sort((one, other) => other.rate - one.rate);
}
