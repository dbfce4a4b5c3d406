import { paymentMethods } from '@rondo/rules';
import type { Config } from '../config.ts';

/** What a start says of fees that payers bear (operate/duties.md#fees-of-payments); null in a demo, and if Rondo bears them all. */
export function sayFeesPassedOn({ demo, feesPaidByRondo }: Pick<Config, 'demo' | 'feesPaidByRondo'>): string | null {
  const passedOn = paymentMethods.filter((method) => !feesPaidByRondo.includes(method));
  if (demo || passedOn.length === 0) return null;
  return `Payers bear the fee of ${passedOn.join(', ')}: in the Netherlands a consumer's card and SEPA payments may not be surcharged. FEES_PAID_BY_RONDO lets Rondo bear it; see docs/operate/duties.md.`;
}
