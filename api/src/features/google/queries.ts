import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

/** Whose account a person of a provider opens; null when none. */
export async function findLinked(db: Database, issuer: string, subject: string): Promise<string | null> {
  const { rows } = await sql<{ userId: string }>`
    select u.id as "userId" from identity_link l join app_user u on u.id = l.user_id
    where l.issuer = ${issuer} and l.subject = ${subject} and u.deleted_at is null`.execute(db);
  return rows[0]?.userId ?? null;
}

interface Addressed {
  id: string;
  name: string;
  email: string;
  language: 'en' | 'nl';
  isGuest: boolean;
  isConfirmed: boolean;
}

/** The account with an address, locked until the transaction ends. */
export async function lockByEmail(trx: Database, email: string): Promise<Addressed | null> {
  const { rows } = await sql<Addressed>`
    select id, name, email, language, role = 'guest' as "isGuest", confirmed_at is not null as "isConfirmed"
    from app_user where email = ${email} and deleted_at is null for no key update`.execute(trx);
  return rows[0] ?? null;
}

/** The person of a provider that opens an account; null when none does. */
export async function findSubject(db: Database, userId: string, issuer: string): Promise<string | null> {
  const { rows } = await sql<{ subject: string }>`
    select subject from identity_link where user_id = ${userId} and issuer = ${issuer}`.execute(db);
  return rows[0]?.subject ?? null;
}

/** Makes a person of a provider open an account. */
export async function insertLink(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
  userId: string,
): Promise<void> {
  await sql`insert into identity_link (issuer, subject, user_id) values (${issuer}, ${subject}, ${userId})`.execute(db);
}
