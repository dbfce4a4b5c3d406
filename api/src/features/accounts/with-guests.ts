import { guestName, type Language } from '@rondo/rules';
import { sql } from 'kysely';
import { type Database, sqlState } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';

/** Somebody known by an address; `name` is the one given in an external event's form. */
interface Addressed {
  email: string;
  name?: string;
}

/**
 * Acts for people given by address: those without an account become guests, who have no password. Naming an address gives no access to
 * its account, and doesn't reveal whether there is one (decisions/0014-paying-for-a-spot.md). If `act` is refused, accounts created for
 * it are removed.
 * @param act gets their ids in the order of `people`
 */
export async function withGuests<T>(
  db: Database,
  people: readonly Addressed[],
  { language, now }: { language: Language; now: Date },
  act: (userIds: string[]) => Promise<T>,
): Promise<T> {
  const ids: string[] = [];
  const made: string[] = [];
  for (const person of people) {
    const known = await findOrMake(db, person, language, now);
    ids.push(known.id);
    if (known.isNew) made.push(known.id);
  }
  try {
    return await act(ids);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    for (const id of made) await dropGuest(db, id);
    // A guest who was found may have been removed since by the refused request that created them, or may have got another address.
    if (error.code === 'not_logged_in' && (await isOneGone(db, people, ids, made)))
      return withGuests(db, people, { language, now }, act);
    throw error;
  }
}

async function findOrMake(
  db: Database,
  { email, name = guestName }: Addressed,
  language: Language,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  for (;;) {
    const made = await sql<{ id: string }>`
      insert into app_user (name, email, role, language, created_at)
      values (${name}, ${email}, 'guest', ${language}, ${now})
      on conflict (email) where deleted_at is null do nothing returning id`.execute(db);
    if (made.rows[0]) return { id: made.rows[0].id, isNew: true };
    const found = await sql<{ id: string }>`
      select id from app_user where email = ${email} and deleted_at is null`.execute(db);
    if (found.rows[0]) return { id: found.rows[0].id, isNew: false };
  }
}

async function isOneGone(
  db: Database,
  people: readonly Addressed[],
  ids: readonly string[],
  made: readonly string[],
): Promise<boolean> {
  const found = ids.flatMap((id, n) => (made.includes(id) ? [] : [{ id, email: people[n]?.email }]));
  const { rows } = await sql`
    select from app_user u join jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f(id uuid, email text)
      on f.id = u.id and f.email = u.email`.execute(db);
  return rows.length < found.length;
}

/**
 * Removes a guest who has nothing; one who has got something since, or is getting something right now, stays. It never waits for a lock: booking for
 * a guest locks the wallet, and becoming a player locks the account.
 */
async function dropGuest(db: Database, id: string): Promise<void> {
  try {
    await sql`
      with gone as (
        select u.id from app_user u join wallet w on w.user_id = u.id
        where u.id = ${id} and u.role = 'guest' for update skip locked
      ), emptied as (delete from wallet where user_id in (select id from gone))
      delete from app_user where id in (select id from gone)`.execute(db);
  } catch (error) {
    if (sqlState(error) !== '23503') throw error;
  }
}
