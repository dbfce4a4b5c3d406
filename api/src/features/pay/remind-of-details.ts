import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import { events } from '../notifications/events.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { sendMessages } from '../notifications/send-messages.ts';

/**
 * Reminds an organiser who is owed pay to enter a bank account for it, at most once a week (product.md#organisers).
 * @throws Refused `user_not_found`, `not_on_oneself`; `nothing_to_remind` without pay owed, or with an account; `reminded_lately`
 */
export async function remindOfDetails(
  { db, jobs, publicUrl }: { db: Database; jobs: Jobs; publicUrl: string },
  call: AdminCall,
  userId: string,
): Promise<void> {
  const subject = { kind: 'user', id: userId };
  await adminCommand({ db }, call, { action: 'payout.remind', subject, about: userId }, async (trx, now) => {
    const to = await lockReceiver(trx, { id: userId });
    if (!to) throw new Refused('user_not_found');
    const { rows } = await sql<{ owed_cents: number; has_account: boolean; is_reminded: boolean }>`
      select
        (select coalesce(sum(amount_cents), 0) from posting
          where account = 'owed_to_organiser' and owner_id = ${userId}) as owed_cents,
        exists (select from bank_details where user_id = ${userId} and kind = 'organiser') as has_account,
        exists (select from notification where user_id = ${userId} and kind = 'bankDetailsWanted'
          and created_at > ${now}::timestamptz - interval '7 days') as is_reminded`.execute(trx);
    const {
      owed_cents: amountCents = 0,
      has_account: hasAccount = false,
      is_reminded: isReminded = false,
    } = rows[0] ?? {};
    if (amountCents <= 0 || hasAccount) throw new Refused('nothing_to_remind');
    if (isReminded) throw new Refused('reminded_lately');
    await sendMessages(trx, { jobs, publicUrl }, [events.bankDetailsWanted(to, amountCents)], now);
    return { answer: true };
  });
}
