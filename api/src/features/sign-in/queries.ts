import { guestName } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

export interface RecoveryRow extends Pick<Rows['recovery'], 'user_id' | 'expires_at'>, Pick<Rows['app_user'], 'email'> {
  /** Null for a guest who has not given a name. */
  name: string | null;
  is_guest: boolean;
  is_banned: boolean;
  passkeys: number;
  google: boolean;
}

/** The account whose password a mailed token sets; null if the token is invalid or has expired. */
export async function findRecovery(db: Database, tokenHash: Buffer, now: Date): Promise<RecoveryRow | null> {
  const { rows } = await sql<RecoveryRow>`
    select r.user_id, r.expires_at, u.email, u.role = 'guest' as is_guest,
      u.banned_at is not null as is_banned,
      (select count(*) from passkey p where p.user_id = u.id) as passkeys,
      exists (select from identity_link l where l.user_id = u.id) as google,
      case when u.role = 'guest' then nullif(u.name, ${guestName}) else u.name end as name
    from recovery r join app_user u on u.id = r.user_id
    where r.token_hash = ${tokenHash} and r.used_at is null and r.expires_at > ${now} and u.deleted_at is null`.execute(
    db,
  );
  return rows[0] ?? null;
}
