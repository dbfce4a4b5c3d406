import { aloneTerms, centsToEuros } from '@rondo/rules';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import { areOfOneHand } from '../../platform/admins/appointments.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';

/**
 * Confirms somebody's new bank account as theirs, so that it is paid without waiting (product.md#organisers).
 * @throws Refused `user_not_found` without bank details; `already_decided` if the account was confirmed before, or has changed since;
 * `not_on_oneself`; `address_corrected_by_you`, `pay_confirmed_by_days` for admins who could have put the account there themselves
 */
export async function confirmBankDetails(
  context: { db: Database },
  call: AdminCall,
  userId: string,
  { changedAt, reason }: { changedAt: string; reason: string },
): Promise<void> {
  const subject = { kind: 'user', id: userId };
  const command = { action: 'payout.confirm', subject, about: userId, reason } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    const { rows } = await sql<Pick<Rows['bank_details'], 'iban_masked' | 'changed_at' | 'confirmed_at'>>`
      select iban_masked, changed_at, confirmed_at from bank_details where user_id = ${userId} for no key update`.execute(
      trx,
    );
    const [details] = rows;
    if (!details) throw new Refused('user_not_found');
    const isAnother = new Date(details.changed_at).getTime() !== new Date(changedAt).getTime();
    if (details.confirmed_at !== null || isAnother) throw new Refused('already_decided');
    await requireNoHand(trx, userId, call.viewer.id);
    await sql`
      update bank_details set confirmed_at = ${now}, confirmed_by = ${call.viewer.id} where user_id = ${userId}`.execute(
      trx,
    );
    return { answer: true, before: { confirmed: false }, after: { confirmed: true, iban: details.iban_masked } };
  });
}

/**
 * The wait protects a person from whoever got into their account: the admin who corrected its address can't shorten it, and nobody can for a large
 * amount (decisions/0125-two-people.md).
 */
async function requireNoHand(trx: Transaction, userId: string, adminId: string): Promise<void> {
  const { rows } = await sql<{ is_theirs: boolean; owed_cents: number }>`
    select
      exists (select from admin_action a where a.subject_kind = 'user' and a.subject_id = ${userId}
        and (a.action = 'user.address' or (a.action = 'user.change' and a.after ? 'address'))
        and ${areOfOneHand(sql`${adminId}::uuid`, sql`a.actor_id`)}) as is_theirs,
      (select coalesce(sum(p.amount_cents), 0) from posting p
        where p.account = 'owed_to_organiser' and p.owner_id = ${userId}) as owed_cents`.execute(trx);
  const { is_theirs: isTheirs = false, owed_cents: owedCents = 0 } = rows[0] ?? {};
  if (isTheirs) throw new Refused('address_corrected_by_you');
  if (owedCents > aloneTerms.confirmedPayCents)
    throw new Refused('pay_confirmed_by_days', { most: centsToEuros(aloneTerms.confirmedPayCents) });
}
