import type { CallRequest, CallResponse, soldAhead as Call } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { vatIn } from '@rondo/rules/books';
import type { Database } from '../../platform/db.ts';
import { findSoldAhead } from './rate-queries.ts';

/**
 * What was sold for days on which a rate would hold: how many, for how much, and by how much more (or, below zero, less) of it would be VAT. Nothing
 * is corrected where prepayments keep their rate.
 */
export async function soldAhead(
  db: Database,
  { kind, from, percent, keepsPrepaid }: CallRequest<typeof Call>['query'],
): Promise<CallResponse<typeof Call>['data']> {
  const sold = keepsPrepaid ? [] : await findSoldAhead(db, kind, from);
  let [count, cents, difference] = [0, 0, 0];
  const rate = Math.round(percent * 100);
  for (const group of sold.filter((one) => one.rate !== rate)) {
    count += group.count;
    cents += group.count * group.cents;
    difference += group.count * (vatIn(group.cents, rate) - vatIn(group.cents, group.rate));
  }
  return { count, gross: centsToEuros(cents), difference: centsToEuros(difference) };
}
