import { expect, test } from 'vitest';
import { ApiError } from '../../../platform/api.ts';
import { heldSpotQuery } from '../../../ui/joining/queries.ts';

const { refetchInterval } = heldSpotQuery('order');
const asksAgain = (status: string | null, error: ApiError | null) =>
  (refetchInterval as (query: object) => number | false)({
    state: { error, data: status === null ? undefined : { status } },
  }) !== false;
const none = new ApiError(404, { code: 'payment_not_found', message: '' });
const dropped = new ApiError(0, { code: 'unavailable', message: '' });

test('a held spot is asked about until it is decided, and again after a first answer that never came', () => {
  expect(asksAgain('created', null)).toBe(true);
  expect(asksAgain('paid', null)).toBe(false);
  expect(asksAgain(null, dropped)).toBe(true);
  expect(asksAgain('created', dropped)).toBe(true);
  expect(asksAgain(null, none)).toBe(false);
});
