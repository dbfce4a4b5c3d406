import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, inTransaction, type Transaction, violates } from './db.ts';
import { Refused } from './refusal.ts';

/** The `Idempotency-Key` of a call and a hash of what it asked for. */
export interface IdempotencyKey {
  key: string;
  bodyHash: Buffer;
}

/** What a key may be. The house's own keys have a space in them (`houseKey`), so nobody sends one of those. */
const sendable = /^[\x21-\x7e]{1,200}$/;

/**
 * @param asked all that the call asks for: which one, of what, and the file that came along
 * @returns null when the client sent no key: then each call is its own.
 */
export function idempotencyKeyOf(
  header: string | string[] | undefined,
  { path, params, body, file }: { path: string; params: unknown; body: unknown; file: { hash: Buffer } | null },
): IdempotencyKey | null {
  if (typeof header !== 'string' || header === '') return null;
  if (!sendable.test(header))
    throw new Refused('invalid_input', undefined, [
      { path: 'Idempotency-Key', message: 'at most 200 characters of ASCII, without spaces' },
    ]);
  return {
    key: header,
    bodyHash: createHash('sha256')
      .update(`${path}\n${JSON.stringify([params, body])}\n`)
      .update(file?.hash ?? '')
      .digest(),
  };
}

/** The key of something that the house does once for a person, by itself. @param what names it: 'settle' and an id */
export function houseKey(...what: [string, string]): IdempotencyKey {
  const key = what.join(' ');
  return { key, bodyHash: createHash('sha256').update(key).digest() };
}

interface StoredAnswer {
  bodyHash: Buffer;
  answer: unknown;
}

/**
 * The answer an earlier call with this key got, else null.
 * @throws Refused `idempotency_key_reused` when that call asked for something else.
 */
async function earlierAnswer<T>(trx: Transaction, userId: string, given: IdempotencyKey | null): Promise<T | null> {
  if (given === null) return null;
  const { rows } = await sql<StoredAnswer>`
    select body_hash as "bodyHash", answer from idempotency_key where user_id = ${userId} and key = ${given.key}`.execute(
    trx,
  );
  return rows[0] ? (sameRequest(rows[0], given) as T) : null;
}

/** The stored answer, if it was to the same request. */
export function sameRequest(stored: StoredAnswer, given: IdempotencyKey): unknown {
  if (!stored.bodyHash.equals(given.bodyHash)) throw new Refused('idempotency_key_reused');
  return stored.answer;
}

/** Keeps the answer of a call, in the transaction that had its effect. */
async function keepAnswer(
  trx: Transaction,
  userId: string,
  given: IdempotencyKey | null,
  answer: unknown,
): Promise<void> {
  if (given === null) return;
  await sql`insert into idempotency_key (user_id, key, body_hash, answer)
    values (${userId}, ${given.key}, ${given.bodyHash}, ${JSON.stringify(answer)}::jsonb)`.execute(trx);
}

/**
 * Runs `effect` once for a key: in one transaction with its answer. Two calls at the same moment are told apart by an
 * advisory lock on user and key, so the second waits and gets the first one's answer.
 */
export async function once<T>(
  db: Database,
  userId: string,
  given: IdempotencyKey | null,
  effect: (trx: Transaction) => Promise<T>,
): Promise<T> {
  const call = async (trx: Transaction) => {
    if (given) await sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}:${given.key}`}, 0))`.execute(trx);
    const earlier = await earlierAnswer<T>(trx, userId, given);
    if (earlier !== null) return earlier;
    const answer = await effect(trx);
    await keepAnswer(trx, userId, given, answer);
    return answer;
  };
  return againIfKeyTaken(() => inTransaction(db, call));
}

/** Forgets an answer that is worth nothing any more, if it is still the key's: the next call with the key is a first one. */
export async function forgetAnswer(
  db: Database,
  userId: string,
  given: IdempotencyKey | null,
  answer: unknown,
): Promise<void> {
  if (given === null) return;
  await sql`delete from idempotency_key
    where user_id = ${userId} and key = ${given.key} and answer = ${JSON.stringify(answer)}::jsonb`.execute(db);
}

/** Repeats what failed because a call of another kind with the same key was answered beside it: then it finds that answer. */
export async function againIfKeyTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!violates(error, 'idempotency_key_pkey')) throw error;
    return work();
  }
}

/** Answers are kept for a week. */
export async function sweepIdempotencyKeys(db: Database): Promise<void> {
  await sql`delete from idempotency_key where created_at < now() - interval '7 days'`.execute(db);
}
