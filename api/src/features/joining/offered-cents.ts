import { eurosToCents } from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';

/**
 * The price a payer saw, in cents; null if the client didn't send it.
 * @throws Refused `invalid_input` for an amount with fractions of a cent
 */
export function offeredCents(euros: number | null | undefined): number | null {
  if (euros === null || euros === undefined) return null;
  const cents = eurosToCents(euros);
  if (cents === null)
    throw new Refused('invalid_input', undefined, [{ path: 'amount', message: 'at most two decimals' }]);
  return cents;
}
