import { guestName } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

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
