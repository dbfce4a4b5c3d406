import { eurosToCents } from '@rondo/rules';
import { ApiError } from '../../../platform/api.ts';

/** The new price in a `price_changed` refusal, in cents; null for any other error. */
export function changedPriceCents(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'price_changed') return null;
  return eurosToCents(Number(error.params.price));
}
