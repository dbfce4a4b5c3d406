import type { Formats } from '../platform/formats.ts';

/** An amount on paper, where what goes off is below zero: `− € 2.00`. */
export function signedMoney({ money }: Formats, euros: number): string {
  return euros < 0 ? `− ${money(-euros)}` : money(euros);
}
