import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { guestName } from './queries.ts';

/**
 * The account of an address; a new one without a password when there is none: a guest. Whoever names an address gets no
 * access to its account by that, and no sign of whether there is one (docs/decisions/guests.md).
 * @param name what an external event's form says; else they are called Guest
 * @returns the user's id
 */
export async function findOrMakeGuest(
  db: Database,
  { email, name, language }: { email: string; name?: string; language: 'en' | 'nl' },
  now: Date,
): Promise<string> {
  await sql`
    insert into app_user (name, email, role, language, created_at)
    values (${name ?? guestName}, ${email}, 'guest', ${language}, ${now})
    on conflict (email) where deleted_at is null do nothing`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from app_user where email = ${email} and deleted_at is null`.execute(db);
  return rows[0]?.id ?? '';
}
