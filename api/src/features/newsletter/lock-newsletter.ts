import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';

/**
 * Locks a newsletter, so that batches, editing and stopping come one after the other.
 * @returns its state
 * @throws Refused `newsletter_not_found`
 */
export async function lockNewsletter(trx: Transaction, id: string): Promise<Rows['newsletter']['state']> {
  const { rows } = await sql<Pick<Rows['newsletter'], 'state'>>`
    select state from newsletter where id = ${id} for no key update`.execute(trx);
  if (!rows[0]) throw new Refused('newsletter_not_found');
  return rows[0].state;
}
