import { sql } from 'kysely';
import { writeAction } from '../../platform/admins/admin-command.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

type Person = Pick<Rows['app_user'], 'id' | 'role' | 'confirmed_at' | 'banned_at'>;

/**
 * Makes an account admin from the server itself, as each installation's first must be (product.md#administration). It logs in anew.
 * @returns the outcome, for the person who typed the command
 */
export async function makeAdmin(db: Database, address: string): Promise<{ done: boolean; says: string }> {
  const email = address.trim().toLowerCase();
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<Person>`
      select id, role, confirmed_at, banned_at from app_user where email = ${email} and deleted_at is null
      for no key update`.execute(trx);
    const person = rows[0];
    const refuse = (says: string) => ({ done: false, says });
    if (!person || person.role === 'guest')
      return refuse(`No account has the address ${email}. Sign up with it on the site first, then repeat this.`);
    if (person.confirmed_at === null) return refuse(`The address ${email} isn't confirmed yet: open the mailed link.`);
    if (person.banned_at !== null)
      return refuse(`The account of ${email} is banned. Another admin lifts the ban first.`);
    if (person.role === 'admin') return { done: true, says: `${email} is an admin already.` };
    await sql`update app_user set role = 'admin' where id = ${person.id}`.execute(trx);
    await writeAction(trx, null, {
      action: 'user.change',
      subject: { kind: 'user', id: person.id },
      reason: 'npm run make-admin',
      before: { role: person.role },
      after: { role: 'admin' },
    });
    return { done: true, says: `${email} is an admin now. Log in again, then open /console.` };
  });
}
