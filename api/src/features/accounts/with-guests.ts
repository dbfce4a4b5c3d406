import { sql } from 'kysely';
import { type Database, sqlState } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { guestName } from './queries.ts';

/** Somebody who is known by an address. `name`: what an external event's form says. */
interface Addressed {
  email: string;
  name?: string;
}

/**
 * Does something for people by their addresses: those who have no account get one without a password, as guests. Whoever names
 * an address gets no access to its account by that, and no sign of whether there is one
 * (docs/decisions/paying-for-a-spot.md). If it is refused, accounts made for it are gone again.
 * @param act gets their ids in the order of `people`
 */
export async function withGuests<T>(
  db: Database,
  people: readonly Addressed[],
  { language, now }: { language: 'en' | 'nl'; now: Date },
  act: (userIds: string[]) => Promise<T>,
): Promise<T> {
  const ids: string[] = [];
  const made: string[] = [];
  for (const { email, name = guestName } of people) {
    const { rows } = await sql<{ id: string }>`
      insert into app_user (name, email, role, language, created_at)
      values (${name}, ${email}, 'guest', ${language}, ${now})
      on conflict (email) where deleted_at is null do nothing returning id`.execute(db);
    if (rows[0]) made.push(rows[0].id);
    ids.push(rows[0]?.id ?? (await findByEmail(db, email)));
  }
  try {
    return await act(ids);
  } catch (error) {
    if (error instanceof Refused) for (const id of made) await dropGuest(db, id);
    throw error;
  }
}

async function findByEmail(db: Database, email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from app_user where email = ${email} and deleted_at is null`.execute(db);
  return rows[0]?.id ?? '';
}

/** Removes a guest who has nothing; one who has got something meanwhile stays. */
async function dropGuest(db: Database, id: string): Promise<void> {
  try {
    await sql`
      with emptied as (delete from wallet where user_id = ${id} returning user_id)
      delete from app_user where id = (select user_id from emptied) and role = 'guest'`.execute(db);
  } catch (error) {
    if (sqlState(error) !== '23503') throw error;
  }
}
