import type { Cents } from '../money.ts';
import { type SoldLine, vatBack } from './vat.ts';

/** The part of a line that goes back. */
export interface PartBack<L extends SoldLine> {
  line: L;
  cents: Cents;
  vatCents: Cents;
}

/**
 * Splits what goes back over the lines in which it was sold, in their order, and counts it there. Anything beyond these lines is left out: it was
 * sold before there were documents.
 */
export function takeBackOf<L extends SoldLine>(lines: readonly L[], cents: Cents): PartBack<L>[] {
  let left = cents;
  const parts: PartBack<L>[] = [];
  for (const line of lines) {
    const now = Math.min(left, line.cents - line.backCents);
    if (now <= 0) continue;
    parts.push({ line, cents: now, vatCents: vatBack(line, now) });
    line.backCents += now;
    left -= now;
  }
  return parts;
}
