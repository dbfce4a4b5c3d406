import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { type ScoreEntry, scoresOfUser } from '../../platform/people/scores.ts';

interface UserRow extends Pick<
  Rows['app_user'],
  'id' | 'name' | 'email' | 'photo' | 'role' | 'language' | 'game_count' | 'terms_accepted_at' | 'newsletter_consent'
> {
  balance_cents: number;
  owed_cents: number;
  scores: ScoreEntry[];
  /** Unread notifications, counted up to 100. */
  unread: number;
  helps_organise: boolean;
}

export async function findUser(db: Database, id: string): Promise<UserRow | null> {
  const { rows } = await sql<UserRow>`
    select u.id, u.name, u.email, u.photo, u.role, u.language, u.game_count, u.terms_accepted_at, u.newsletter_consent, w.balance_cents, w.owed_cents,
      ${scoresOfUser} as scores,
      (select count(*) from (select from notification n where n.user_id = u.id and n.status = 'unread' and n.in_app
                             limit 100) few) as unread,
      exists (select from co_organiser c where c.user_id = u.id) as helps_organise
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
