import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';

/**
 * Takes somebody's new account for theirs, so that it's paid without waiting (product.md#organisers).
 * @throws Refused `user_not_found` without bank details; `already_decided` when it was confirmed before, or is another one by now;
 * `not_on_oneself`
 */
export async function confirmBankDetails(
  context: { db: Database },
  call: AdminCall,
  userId: string,
  { changedAt, reason }: { changedAt: string; reason: string },
): Promise<void> {
  const subject = { kind: 'user', id: userId };
  const command = { action: 'payout.confirm', subject, about: userId, asksIdentity: true, reason } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    const { rows } = await sql<Pick<Rows['bank_details'], 'iban_masked' | 'changed_at' | 'confirmed_at'>>`
      select iban_masked, changed_at, confirmed_at from bank_details where user_id = ${userId} for no key update`.execute(
      trx,
    );
    const [details] = rows;
    if (!details) throw new Refused('user_not_found');
    const isAnother = new Date(details.changed_at).getTime() !== new Date(changedAt).getTime();
    if (details.confirmed_at !== null || isAnother) throw new Refused('already_decided');
    await sql`
      update bank_details set confirmed_at = ${now}, confirmed_by = ${call.viewer.id} where user_id = ${userId}`.execute(
      trx,
    );
    return { answer: true, before: { confirmed: false }, after: { confirmed: true, iban: details.iban_masked } };
  });
}
