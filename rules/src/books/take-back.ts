import type { Cents } from '../money.ts';
import { type SoldLine, vatBack } from './vat.ts';

/** A line of which a gift paid a part, which bears no VAT. */
export interface LineWithGift extends SoldLine {
  giftCents: Cents;
  giftBackCents: Cents;
}

/** The part of a line that goes back. */
export interface PartBack<L extends LineWithGift> {
  line: L;
  /** What money paid of it. */
  cents: Cents;
  vatCents: Cents;
  giftCents: Cents;
}

/**
 * Splits what goes back over the lines in which it was sold, in their order, and counts it there: first what money paid, then what gifts paid.
 * Anything beyond these lines is left out: it was sold before there were documents.
 */
export function takeBackOf<L extends LineWithGift>(lines: readonly L[], cents: Cents): PartBack<L>[] {
  let left = cents;
  const parts = lines.map((line) => {
    const now = Math.max(0, Math.min(left, line.cents - line.backCents));
    const part = { line, cents: now, vatCents: vatBack(line, now), giftCents: 0 };
    line.backCents += now;
    left -= now;
    return part;
  });
  for (const part of parts) {
    const { line } = part;
    part.giftCents = Math.max(0, Math.min(left, line.giftCents - line.giftBackCents));
    line.giftBackCents += part.giftCents;
    left -= part.giftCents;
  }
  return parts.filter((part) => part.cents > 0 || part.giftCents > 0);
}
