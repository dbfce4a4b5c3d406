import type { Role, Sport } from '@rondo/rules';
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
}

export async function findUser(db: Database, id: string): Promise<UserRow | null> {
  const { rows } = await sql<UserRow>`
    select u.id, u.name, u.email, u.photo, u.role, u.language, u.game_count, w.balance_cents,
      coalesce((select jsonb_agg(jsonb_build_object('sport', s.sport, 'elo', s.score) order by s.sport)
                from score s where s.user_id = u.id), '[]') as scores
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
