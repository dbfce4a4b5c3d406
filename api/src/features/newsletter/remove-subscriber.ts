import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { hashToken } from '../../platform/sessions/tokens.ts';

/**
 * Takes an address off the newsletter's list, and withdraws its account's consent. The log names the account, or else the hash of the address,
 * because it holds no addresses (decisions/0039-console.md).
 * @throws Refused `subscriber_not_found`
 */
export async function removeSubscriber(
  context: { db: Database },
  call: AdminCall,
  { email, reason }: { email: string; reason: string },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from app_user where email = ${email} and deleted_at is null`.execute(context.db);
  const subject = { kind: 'subscriber', id: rows[0]?.id ?? hashToken(email).toString('hex') };
  await adminCommand(context, call, { action: 'newsletter.remove', subject, reason }, async (trx, now) => {
    const { rows: removed } = await sql<{ by: string }>`
      with account as (
        update app_user set newsletter_consent = false
        where email = ${email} and deleted_at is null and newsletter_consent returning 'account' as by),
      form as (
        update newsletter_subscription set unsubscribed_at = ${now}
        where email = ${email} and unsubscribed_at is null returning 'form' as by)
      select by from account union all select by from form`.execute(trx);
    if (removed.length === 0) throw new Refused('subscriber_not_found');
    return { answer: true, before: { subscribed: removed.map(({ by }) => by) }, after: { subscribed: [] } };
  });
}
