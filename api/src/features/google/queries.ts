import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

/** The account linked to a provider's person; null if there is none. */
export async function findLinked(db: Database, issuer: string, subject: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select u.id from identity_link l join app_user u on u.id = l.user_id
    where l.issuer = ${issuer} and l.subject = ${subject} and u.deleted_at is null`.execute(db);
  return rows[0]?.id ?? null;
}

interface Addressed extends Pick<Rows['app_user'], 'id' | 'name' | 'email' | 'language'> {
  is_guest: boolean;
  is_confirmed: boolean;
}

/** The account with an address, locked until the transaction ends. */
export async function lockByEmail(trx: Database, email: string): Promise<Addressed | null> {
  const { rows } = await sql<Addressed>`
    select id, name, email, language, role = 'guest' as is_guest, confirmed_at is not null as is_confirmed
    from app_user where email = ${email} and deleted_at is null for no key update`.execute(trx);
  return rows[0] ?? null;
}

/** A provider's id of the person linked to an account; null if there is none. */
export async function findSubject(db: Database, userId: string, issuer: string): Promise<string | null> {
  const { rows } = await sql<{ subject: string }>`
    select subject from identity_link where user_id = ${userId} and issuer = ${issuer}`.execute(db);
  return rows[0]?.subject ?? null;
}

/** Links a provider's person to an account. */
export async function insertLink(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
  userId: string,
): Promise<void> {
  await sql`insert into identity_link (issuer, subject, user_id) values (${issuer}, ${subject}, ${userId})`.execute(db);
}
