import { expect, test } from 'vitest';
import { bookingDocumentsQuery } from './paper-queries.ts';

const asksAgain = (isPaid: boolean, data: object[], dataUpdateCount = 1) =>
  (bookingDocumentsQuery('token', { isPaid }).refetchInterval as (query: object) => number | false)({
    state: { data, dataUpdateCount },
  });

test('the paper of a payment is asked for until it is there, for some minutes', () => {
  expect(asksAgain(true, [])).toBe(20_000);
  expect(asksAgain(true, [{}])).toBe(false);
  expect(asksAgain(false, [])).toBe(false);
  expect(asksAgain(true, [], 15)).toBe(false);
});
