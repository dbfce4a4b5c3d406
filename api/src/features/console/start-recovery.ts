import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { withinMailBudget } from '../notifications/mail/within-mail-budget.ts';
import { mailRecovery } from '../sign-in/ask-recovery.ts';

/**
 * Mails a person who can't find the form the link that sets a password; only they get it.
 * @throws Refused `user_not_found`, `account_banned`, `mails_limited`
 */
export async function startRecovery(
  context: { db: Database; jobs: Jobs; config: Config },
  call: AdminCall,
  userId: string,
  reason: string,
): Promise<void> {
  const { db } = context;
  const { rows } = await sql<Pick<Rows['app_user'], 'email' | 'banned_at'>>`
    select email, banned_at from app_user where id = ${userId} and deleted_at is null`.execute(db);
  const person = rows[0];
  if (!person) throw new Refused('user_not_found');
  if (person.banned_at !== null) throw new Refused('account_banned');
  const { email } = person;
  const command = { action: 'user.recovery', subject: { kind: 'user', id: userId }, about: userId, reason } as const;
  await withinMailBudget(db, { budget: 'recovery', addresses: [email], key: call.idempotencyKey }, () =>
    adminCommand(context, call, command, async (trx, now) => {
      await mailRecovery(trx, context, email, now);
      return { answer: true };
    }),
  );
}
