import { paymentMethods } from '@rondo/rules';
import { expect, test } from 'vitest';
import { sayFeesPassedOn } from './fees-passed-on.ts';

test('a start says whose fee payers bear, with the way out and the page; a demo, and who bears all of them, doesn’t', () => {
  const said = sayFeesPassedOn({ demo: false, feesPaidByRondo: ['ideal'] });
  expect(said).toBe(
    "Payers bear the fee of revolut, card, applepay: in the Netherlands a consumer's card and SEPA payments may not be surcharged. FEES_PAID_BY_RONDO lets Rondo bear it; see docs/operate/duties.md.",
  );
  expect(sayFeesPassedOn({ demo: false, feesPaidByRondo: paymentMethods })).toBeNull();
  expect(sayFeesPassedOn({ demo: true, feesPaidByRondo: [] })).toBeNull();
});
