import { retention } from '@rondo/rules/retention';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, inTransaction, type Transaction, violates } from '../db.ts';
import { Refused } from '../refusal.ts';
import type { Rows } from '../schema.ts';

/** The `Idempotency-Key` of a call and a hash of its request. */
export interface IdempotencyKey {
  key: string;
  bodyHash: Buffer;
}

/** The form of a client's key. The house's own keys contain a space (`internalKey`), so clients can't send those. */
const sendable = /^[\x21-\x7e]{1,200}$/;

/**
 * @param asked the whole request: which call, its input, and any file
 * @returns null when the client sent no key, so that each call counts separately
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

/**
 * The key of an action that the house itself does once for a person.
 * @param what names the action: 'settle' and an id
 */
export function internalKey(...what: [string, string]): IdempotencyKey {
  const key = what.join(' ');
  return { key, bodyHash: createHash('sha256').update(key).digest() };
}

/**
 * The answer of an earlier call with this key, or null.
 * @throws Refused `idempotency_key_reused` when that call asked for something else
 */
async function earlierAnswer<T>(trx: Transaction, userId: string, given: IdempotencyKey | null): Promise<T | null> {
  if (given === null) return null;
  const { rows } = await sql<Pick<Rows['idempotency_key'], 'body_hash' | 'answer'>>`
    select body_hash, answer from idempotency_key where user_id = ${userId} and key = ${given.key}`.execute(trx);
  return rows[0] ? (sameRequest({ bodyHash: rows[0].body_hash, answer: rows[0].answer }, given) as T) : null;
}

/** The stored answer, if it was for the same request. */
export function sameRequest(stored: { bodyHash: Buffer; answer: unknown }, given: IdempotencyKey): unknown {
  if (!stored.bodyHash.equals(given.bodyHash)) throw new Refused('idempotency_key_reused');
  return stored.answer;
}

/** Stores the answer of a call, in the transaction with its effect. */
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
 * Runs `effect` once for a key, in one transaction with its answer. An advisory lock on user and key makes the second of two simultaneous
 * calls wait and get the first one's answer.
 */
export async function runIdempotently<T>(
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
  return retryIfKeyTaken(() => inTransaction(db, call));
}

/** Deletes an answer that is no longer valid, if it is still the key's, so that the next call with the key counts as the first. */
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

/** Retries what failed because a call of another kind with the same key was answered at the same time; the retry finds that answer. */
export async function retryIfKeyTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!violates(error, 'idempotency_key_pkey')) throw error;
    return work();
  }
}

/** Deletes answers after their time. */
export async function sweepIdempotencyKeys(db: Database): Promise<void> {
  await sql`delete from idempotency_key where created_at < now() - ${retention.answers.kept}::interval`.execute(db);
}
