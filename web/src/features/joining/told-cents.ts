import { eurosToCents } from '@rondo/rules';
import { ApiError } from '../../platform/api.ts';

/** The price that a refusal `price_changed` tells, in cents; null for any other error. */
export function toldCents(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'price_changed') return null;
  return eurosToCents(Number(error.params.price));
}
