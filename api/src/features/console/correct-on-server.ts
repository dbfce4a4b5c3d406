import { sql } from 'kysely';
import { writeAction } from '../../platform/admins/admin-command.ts';
import { type Database, inTransaction, violates } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { correctAccountAddress } from '../accounts/correct-account-address.ts';

/**
 * Corrects the address of an admin's account from the server itself. The console refuses this, because the admin's money would follow the address
 * (product.md#administration).
 * @returns what the person who typed the command reads
 * @throws Refused `user_not_found`, `guest_address_apart`, `address_same`, `email_taken`
 */
export async function correctOnServer(
  context: { db: Database; jobs: Jobs; config: { publicUrl: string } },
  { from, to, reason }: { from: string; to: string; reason: string },
): Promise<string> {
  const email = from.trim().toLowerCase();
  try {
    return await inTransaction(context.db, async (trx) => {
      const { rows } = await sql<Pick<Rows['app_user'], 'id' | 'role'> & { now: string }>`
        select id, role, app_now() as now from app_user where email = ${email} and deleted_at is null for no key update`.execute(
        trx,
      );
      const [person] = rows;
      if (!person) throw new Refused('user_not_found');
      if (person.role === 'guest') throw new Refused('guest_address_apart');
      if (to === email) throw new Refused('address_same');
      await correctAccountAddress(trx, context, person.id, to, new Date(person.now));
      await writeAction(trx, null, {
        action: 'user.change',
        subject: { kind: 'user', id: person.id },
        reason,
        before: { role: person.role },
        after: { role: 'player', address: 'corrected' },
      });
      const again =
        person.role === 'player' ? '' : ` The account is a player’s now: give it its role (${person.role}) again.`;
      return `${email} is ${to} now, and sets a password by the link that was mailed there.${again}`;
    });
  } catch (error) {
    if (violates(error, 'app_user_email')) throw new Refused('email_taken');
    throw error;
  }
}
