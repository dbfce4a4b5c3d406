import type { Role, Sport } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

interface UserRow {
  id: string;
  name: string;
  email: string;
  photo: string | null;
  role: Role;
  language: 'en' | 'nl';
  game_count: number;
  balance_cents: number;
  scores: { sport: Sport; elo: number }[];
  /** Notifications, counted to 100. */
  unread: number;
}

export async function findUser(db: Database, id: string): Promise<UserRow | null> {
  const { rows } = await sql<UserRow>`
    select u.id, u.name, u.email, u.photo, u.role, u.language, u.game_count, w.balance_cents,
      coalesce((select jsonb_agg(jsonb_build_object('sport', s.sport, 'elo', s.score) order by s.sport)
                from score s where s.user_id = u.id), '[]') as scores,
      (select count(*) from (select from notification n where n.user_id = u.id and n.status = 'unread' and n.in_app
                             limit 100) few) as unread
    from app_user u join wallet w on w.user_id = u.id
    where u.id = ${id} and u.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Confirmed accounts that have not been deleted. */
export async function countUsers(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from app_user where confirmed_at is not null and deleted_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

interface SettingsRow {
  language: 'en' | 'nl';
  hides_name: boolean;
  has_password: boolean;
  pending_email: string | null;
  mails_returned: 'refused' | 'bounced' | 'complained' | null;
}

export async function findSettings(db: Database, userId: string, now: Date): Promise<SettingsRow | null> {
  const { rows } = await sql<SettingsRow>`
    select u.language, u.hides_name, u.password_hash is not null as has_password, c.email as pending_email,
      s.reason as mails_returned
    from app_user u
    left join address_change c on c.user_id = u.id and c.expires_at > ${now} and c.email <> u.email
    left join mail_suppression s on s.email = u.email and (s.until is null or s.until > now())
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
