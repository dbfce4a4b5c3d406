import { mailPhrases } from '@rondo/phrases';
import { maySeePerson } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db.ts';

/** Somebody with an account, as a mail to them needs it. */
export interface Receiver {
  id: string;
  email: string;
  name: string;
  language: 'en' | 'nl';
  isGuest: boolean;
  /** From visitors, and so from guests. */
  hidesName: boolean;
}

/** The columns of a {@link Receiver}, for a statement on `app_user` that does more than find them. */
export const receiverColumns = sql`id, email, name, language, role = 'guest' as "isGuest", hides_name as "hidesName"`;

/** Whoever has these ids, in no order; also who has left, as their name is still said to others. */
export async function findReceivers(db: Database, ids: readonly string[]): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select ${receiverColumns} from app_user where id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Whose address it is; null when nobody has an account with it. */
export async function findReceiverAt(db: Database, email: string): Promise<Receiver | null> {
  const { rows } = await sql<Receiver>`
    select ${receiverColumns} from app_user where email = ${email} and deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Somebody's account, locked until the transaction ends; null when there is none, or they have left. */
export async function lockReceiver(
  trx: Transaction,
  who: { id: string } | { email: string },
): Promise<Receiver | null> {
  const isTheirs = 'id' in who ? sql`id = ${who.id}` : sql`email = ${who.email}`;
  const { rows } = await sql<Receiver>`
    select ${receiverColumns} from app_user where ${isTheirs} and deleted_at is null for no key update`.execute(trx);
  return rows[0] ?? null;
}

/** What a mail calls somebody: a guest reads it without a login, as a visitor reads a page. */
export function nameFor(
  reader: Pick<Receiver, 'id' | 'isGuest' | 'language'>,
  named: Pick<Receiver, 'name' | 'hidesName'>,
) {
  const actor = reader.isGuest ? null : ({ id: reader.id, role: 'player' } as const);
  return maySeePerson(actor, named) ? named.name : mailPhrases[reader.language].anotherPlayer;
}
