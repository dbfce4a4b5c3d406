import { guestName, type Role, type Sport } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

export interface UserRow {
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

export interface RecoveryRow {
  userId: string;
  email: string;
  /** Null for a guest who has not said what they are called. */
  name: string | null;
  isGuest: boolean;
  passkeys: number;
  google: boolean;
  /** ISO 8601. */
  expiresAt: string;
}

/** Whose password a mailed token sets; null when it works no more, or never did. */
export async function findRecovery(db: Database, tokenHash: Buffer, now: Date): Promise<RecoveryRow | null> {
  const { rows } = await sql<RecoveryRow>`
    select u.id as "userId", u.email, u.role = 'guest' as "isGuest",
      (select count(*) from passkey p where p.user_id = u.id) as passkeys,
      exists (select from identity_link l where l.user_id = u.id) as google, r.expires_at as "expiresAt",
      case when u.role = 'guest' then nullif(u.name, ${guestName}) else u.name end as name
    from recovery r join app_user u on u.id = r.user_id
    where r.token_hash = ${tokenHash} and r.used_at is null and r.expires_at > ${now} and u.deleted_at is null`.execute(
    db,
  );
  return rows[0] ?? null;
}
