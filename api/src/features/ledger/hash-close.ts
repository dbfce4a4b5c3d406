import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Account } from '../wallet/post-journals.ts';

/** The kinds of accounts, in the order in which a close holds what they sum to; all there are. */
export const accounts = [
  'wallet',
  'escrow',
  'owed_to_guest',
  'revenue',
  'provider',
  'promotions',
  'fees',
  'checkout',
] as const satisfies readonly Account[];
type AccountColumn = `${Account}_cents`;

/** What a close says of its day, besides the hashes; a row of `daily_close`. Amounts are cents, `day` is `2026-11-21`. */
export type CloseContents = Record<AccountColumn, number> & {
  day: string;
  first_journal: number | null;
  last_journal: number | null;
  journals: number;
  postings: number;
  wallets_cents: number;
  /** ISO text, to the millisecond. */
  closed_at: string;
};

/** What the first close is chained on. */
export const noHash = Buffer.alloc(32);

/**
 * SHA-256 of a journal `j` with its postings in the order of their ids: every column, as one JSON array, so that no two
 * contents are written alike. The instant is in seconds to the microsecond, whatever the session's time zone.
 */
export const journalHash = sql<Buffer>`sha256(convert_to(jsonb_build_array(
  j.id, j.kind, j.idempotency_key, j.game_id, j.user_id, j.order_id, j.registration_id,
  extract(epoch from j.created_at)::text,
  (select jsonb_agg(jsonb_build_array(p.id, p.journal_id, p.account, p.owner_id, p.amount_cents) order by p.id)
    from posting p where p.journal_id = j.id))::text, 'UTF8'))`;

/** Hashes the journals of a day, given one after the other in the order of their ids. */
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
 * The hash of a close: of what it says, of its journals, and of the close before. Checkouts came after the first closes: what
 * lies there counts where it is not nothing, so that those have the hash that was published.
 */
export function hashClose(close: CloseContents, digest: Buffer, previous: Buffer): Buffer {
  const hashed = accounts.filter((account) => account !== 'checkout' || close.checkout_cents !== 0);
  const contents = [
    close.day,
    close.first_journal,
    close.last_journal,
    close.journals,
    close.postings,
    ...hashed.map((account) => close[`${account}_cents`]),
    close.wallets_cents,
    close.closed_at,
    digest.toString('hex'),
    previous.toString('hex'),
  ];
  return createHash('sha256').update(JSON.stringify(contents)).digest();
}
