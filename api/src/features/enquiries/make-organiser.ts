import { enquiryDetails } from '@rondo/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

/** Makes an account an organiser; an admin stays one. A changed role ends its sessions. */
export async function makeOrganiser(
  trx: Transaction,
  userId: string,
  { freelancer }: { freelancer: boolean },
): Promise<void> {
  const kind = freelancer ? 'freelance' : 'volunteer';
  await sql`
    update app_user set role = case role when 'admin' then role else 'organiser' end, organiser_kind = ${kind}
    where id = ${userId}`.execute(trx);
}

/**
 * Makes a person an organiser whose application was approved before they had an account. Called in the transaction that proves the address
 * is theirs, before a session is opened; an approval at the same moment waits for the enquiry's lock.
 */
export async function claimApproval(trx: Transaction, userId: string): Promise<void> {
  const { rows } = await sql<Pick<Rows['enquiry'], 'id' | 'details' | 'awaits_account'>>`
    select e.id, e.details, e.awaits_account
    from enquiry e join app_user u on u.email = e.email and u.banned_at is null
    where u.id = ${userId} and e.kind = 'organiser'
    order by e.created_at desc, e.id for update of e`.execute(trx);
  const waiting = rows.filter((enquiry) => enquiry.awaits_account);
  const [latest] = waiting;
  if (!latest) return;
  await makeOrganiser(trx, userId, enquiryDetails.organiser.parse(latest.details));
  await sql`
    update enquiry set awaits_account = false where id = any(${waiting.map(({ id }) => id)}::uuid[])`.execute(trx);
}
