import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { type Receiver, receiverColumns } from '../notifications/find-receivers.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { hashPassword } from './passwords.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

/**
 * Changes the password of a user who knows the present one. It ends their other sessions, cancels requested links for a password or another
 * address, and tells them by mail.
 * @throws Refused `wrong_password`, `password_not_set`, `passwords_differ`, `password_common`, `too_many_requests`
 */
export async function changePassword(
  { db, jobs, config }: { db: Database; jobs: Jobs; config: Config },
  viewer: Viewer,
  form: { passwordCurrent: string; password: string; confirm: string },
  now: Date,
): Promise<void> {
  if (form.password !== form.confirm)
    throw new Refused('passwords_differ', undefined, [{ path: 'confirm', message: 'Passwords must be identical' }]);
  refuseCommonPassword(form.password);
  const before = await checkOwnPassword(db, viewer.id, form.passwordCurrent);
  if (before === null) throw new Refused('password_not_set');
  const passwordHash = await hashPassword(form.password, config.passwordCost);
  await inTransaction(db, async (trx) => {
    // If two changes come at once, the second one's password is outdated.
    const { rows } = await sql<Receiver>`
      update app_user set password_hash = ${passwordHash}
      where id = ${viewer.id} and password_hash = ${before} and deleted_at is null
      returning ${receiverColumns}`.execute(trx);
    const person = rows[0];
    if (!person) throw new Refused('wrong_password');
    await sql`delete from session where user_id = ${viewer.id} and id <> ${viewer.sessionId}`.execute(trx);
    await sql`update recovery set used_at = ${now} where user_id = ${viewer.id} and used_at is null`.execute(trx);
    await sql`delete from address_change where user_id = ${viewer.id}`.execute(trx);
    const { email: to, name, language } = person;
    const link = `${config.publicUrl}/restore-password`;
    await queueMails(trx, jobs, [{ to, name, language, kind: 'passwordChanged', link }], now);
  });
}
