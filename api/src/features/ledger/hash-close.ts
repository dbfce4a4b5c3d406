import { ledgerAccounts } from '@rondo/contract';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Rows } from '../../platform/schema.ts';
import type { Account } from '../wallet/post-journals.ts';

/** All kinds of accounts, in the order in which a close stores their sums. */
export const accounts = ledgerAccounts satisfies readonly Account[];

const since = (first: Account): ReadonlySet<Account> => new Set(accounts.slice(accounts.indexOf(first)));
/** Accounts that are hashed with their names, so that none can be taken for another. */
const named = since('owed_to_organiser');
/** Accounts that were added after the first closes. */
const later = since('checkout');

/** A close as it is kept. Amounts are cents, `day` is `2026-11-21`. */
export type StoredClose = Omit<Rows['daily_close'], 'day'> & { day: string };

/** The contents of a close, besides the hashes. */
export type CloseContents = Omit<StoredClose, 'previous_hash' | 'hash'>;

/** The previous hash of the first close. */
export const noHash = Buffer.alloc(32);

/**
 * SHA-256 of a journal `j` with its postings in the order of their ids: all columns as one JSON array, so that different contents never
 * look the same. An instant is in seconds to the microsecond, whatever the session's time zone. That at which a journal counts is included only if it
 * has one, so that older journals keep their hash.
 */
export const journalHash = sql<Buffer>`sha256(convert_to((jsonb_build_array(
  j.id, j.kind, j.idempotency_key, j.game_id, j.user_id, j.order_id, j.registration_id,
  extract(epoch from j.created_at)::text,
  (select jsonb_agg(jsonb_build_array(p.id, p.journal_id, p.account, p.owner_id, p.amount_cents) order by p.id)
    from posting p where p.journal_id = j.id))
  || case when j.valued_at is null then '[]'::jsonb else jsonb_build_array(extract(epoch from j.valued_at)::text) end)::text, 'UTF8'))`;

/** Hashes the journals of a day, given one by one in the order of their ids. */
export class DayDigest {
  readonly #hash = createHash('sha256');

  add(journalHash: Buffer): void {
    this.#hash.update(journalHash);
  }

  end(): Buffer {
    return this.#hash.digest();
  }
}

/**
 * The hash of a close: over its contents, its journals, and the previous close. The sum of an account that was added later is included only if it
 * isn't zero, so that older closes keep their published hash.
 */
export function hashClose(close: CloseContents, digest: Buffer, previous: Buffer): Buffer {
  const hashed = accounts.filter((account) => !later.has(account) || close[`${account}_cents`] !== 0);
  const contents = [
    close.day,
    close.first_journal,
    close.last_journal,
    close.journals,
    close.postings,
    ...hashed.map((account) => {
      const cents = close[`${account}_cents`];
      return named.has(account) ? [account, cents] : cents;
    }),
    close.wallets_cents,
    close.closed_at,
    digest.toString('hex'),
    previous.toString('hex'),
  ];
  return createHash('sha256').update(JSON.stringify(contents)).digest();
}
