import { sql } from 'kysely';
import { writeAction } from '../../platform/admins/admin-command.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Rows } from '../../platform/schema.ts';
import { StartError } from '../../platform/settings/start-error.ts';
import { tellAdmins } from './tell-admins.ts';

type Person = Pick<Rows['app_user'], 'id' | 'role' | 'confirmed_at' | 'banned_at'> & { now: string };

/**
 * Makes an account admin from the server itself, as each installation's first two must be (product.md#administration), and tells the other admins.
 * Its owner must log in anew.
 * @returns what the person who typed the command reads
 * @throws StartError with what is missing
 */
export async function makeAdmin(
  context: { db: Database; jobs: Jobs; config: { publicUrl: string } },
  address: string,
): Promise<string> {
  const email = address.trim().toLowerCase();
  return inTransaction(context.db, async (trx) => {
    const { rows } = await sql<Person>`
      select id, role, confirmed_at, banned_at, app_now() as now from app_user where email = ${email} and deleted_at is null
      for no key update`.execute(trx);
    const [person] = rows;
    if (!person || person.role === 'guest')
      throw new StartError(`No account has the address ${email}. Sign up with it on the site first, then repeat this.`);
    if (person.confirmed_at === null)
      throw new StartError(`The address ${email} isn't confirmed yet: open the mailed link.`);
    if (person.banned_at !== null)
      throw new StartError(`The account of ${email} is banned. Another admin lifts the ban first.`);
    if (person.role === 'admin') return `${email} is an admin already.`;
    await sql`update app_user set role = 'admin' where id = ${person.id}`.execute(trx);
    await writeAction(trx, null, {
      action: 'user.change',
      subject: { kind: 'user', id: person.id },
      reason: 'npm run make-admin',
      before: { role: person.role },
      after: { role: 'admin' },
    });
    await tellAdmins(trx, context, { userId: person.id, actorId: null }, new Date(person.now));
    return `${email} is an admin now. Log in again, then open /console.`;
  });
}
