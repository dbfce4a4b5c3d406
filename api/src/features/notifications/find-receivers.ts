import { phrasesIn } from '@rondo/phrases';
import { maySeePerson } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

/** What a mail needs to know about a user. */
export interface Receiver extends Pick<Rows['app_user'], 'id' | 'email' | 'name' | 'language' | 'hides_name'> {
  is_guest: boolean;
}

/** The columns of a {@link Receiver}, for statements on `app_user` that do more than find receivers. */
export const receiverColumns = sql`id, email, name, language, hides_name, role = 'guest' as is_guest`;

/** The people with these ids, in no order; including former players, whose name is still shown to others. */
export async function findReceivers(db: Database, ids: readonly string[]): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select ${receiverColumns} from app_user where id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** The owner of an address; null if nobody has an account with it. */
export async function findReceiverAt(db: Database, email: string): Promise<Receiver | null> {
  const { rows } = await sql<Receiver>`
    select ${receiverColumns} from app_user where email = ${email} and deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Rondo's admins, except the one that the message is about. */
export async function findAdmins(db: Database, besides: string): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select ${receiverColumns} from app_user
    where role = 'admin' and id <> ${besides} and banned_at is null and deleted_at is null order by id`.execute(db);
  return rows;
}

/** Somebody's account, locked until the transaction ends; null if there is none, or it was deleted. */
export async function lockReceiver(
  trx: Transaction,
  who: { id: string } | { email: string },
): Promise<Receiver | null> {
  const isTheirs = 'id' in who ? sql`id = ${who.id}` : sql`email = ${who.email}`;
  const { rows } = await sql<Receiver>`
    select ${receiverColumns} from app_user where ${isTheirs} and deleted_at is null for no key update`.execute(trx);
  return rows[0] ?? null;
}

/** The name of somebody in a mail: a guest reads it without a login, as a visitor reads a page. */
export function nameFor(
  reader: Pick<Receiver, 'id' | 'is_guest' | 'language'>,
  { name, hides_name: hidesName }: Pick<Receiver, 'name' | 'hides_name'>,
) {
  const actor = reader.is_guest ? null : ({ id: reader.id, role: 'player' } as const);
  return maySeePerson(actor, { hidesName }) ? name : phrasesIn[reader.language].mail.anotherPlayer;
}
