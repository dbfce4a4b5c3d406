import type { Cents } from '../money.ts';

/** The boxes of the Dutch return that sales fill: the high rate, a low one, and none (0 % or exempt). */
export const returnBoxes = ['1a', '1b', '1e'] as const;

/** What was sold at a rate, less what went back. */
export interface TaxedSales {
  /** In percent. */
  rate: number;
  /** Without VAT. */
  turnoverCents: Cents;
  vatCents: Cents;
}

export interface ReturnBox extends Omit<TaxedSales, 'rate'> {
  box: (typeof returnBoxes)[number];
  /** The rates that were sold at, the highest first. */
  rates: number[];
  /** What is filled in: whole euros. */
  turnoverEuros: number;
  vatEuros: number;
}

/** A general rate is 15 % or more everywhere in the Union, a reduced one less. */
const leastGeneralRate = 15;

const boxOf = (rate: number): ReturnBox['box'] => (rate === 0 ? '1e' : rate >= leastGeneralRate ? '1a' : '1b');

/** Whole euros in the entrepreneur's favour: what is owed is rounded down, also below zero. */
const inFavour = (cents: Cents): number => Math.floor(cents / 100);

interface Sum {
  cents: Cents;
  /** What is filled in: whole euros. */
  euros: number;
}

interface VatReturn {
  boxes: ReturnBox[];
  /** Box 5a. */
  owed: Sum;
  /** Box 5b, of the invoices that Rondo writes for organisers alone. */
  input: Sum;
}

/**
 * The boxes of the return (product.md#books), in its order; those without sales are left out. Box 5a is the sum of their VAT.
 * @param inputCents the VAT that organisers charged, which is deducted
 */
export function vatReturn(sales: readonly TaxedSales[], inputCents: Cents): VatReturn {
  const boxes = returnBoxes.flatMap((box) => {
    const of = sales.filter(({ rate }) => boxOf(rate) === box);
    if (of.length === 0) return [];
    const turnoverCents = of.reduce((sum, { turnoverCents: cents }) => sum + cents, 0);
    const vatCents = of.reduce((sum, { vatCents: cents }) => sum + cents, 0);
    const rates = [...new Set(of.map(({ rate }) => rate))].sort((one, other) => other - one);
    return [
      { box, rates, turnoverCents, vatCents, turnoverEuros: inFavour(turnoverCents), vatEuros: inFavour(vatCents) },
    ];
  });
  return {
    boxes,
    owed: {
      cents: boxes.reduce((sum, { vatCents }) => sum + vatCents, 0),
      euros: boxes.reduce((sum, { vatEuros }) => sum + vatEuros, 0),
    },
    // What is deducted is rounded up in the entrepreneur's favour; without `0 -` a zero would be below zero.
    input: { cents: inputCents, euros: 0 - inFavour(0 - inputCents) },
  };
}
