import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

export interface SettingsRow {
  language: 'en' | 'nl';
  hides_name: boolean;
  has_password: boolean;
  pending_email: string | null;
}

export async function findSettings(db: Database, userId: string, now: Date): Promise<SettingsRow | null> {
  const { rows } = await sql<SettingsRow>`
    select u.language, u.hides_name, u.password_hash is not null as has_password, c.email as pending_email
    from app_user u left join address_change c on c.user_id = u.id and c.expires_at > ${now}
    where u.id = ${userId} and u.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Stores what is given; the rest stays. */
export async function storeSettings(
  db: Database,
  userId: string,
  { language, hidesName }: { language?: 'en' | 'nl' | undefined; hidesName?: boolean | undefined },
): Promise<void> {
  await sql`
    update app_user set language = coalesce(${language ?? null}, language),
      hides_name = coalesce(${hidesName ?? null}, hides_name)
    where id = ${userId} and deleted_at is null`.execute(db);
}
