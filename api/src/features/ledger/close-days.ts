import { type RawBuilder, sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { timeZone } from '@rondo/rules';
import { endOfDay } from '../../platform/time/amsterdam.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { ledgerClosedUntil, ledgerClosesRefused } from '../../platform/processes/metrics.ts';
import type { Rows } from '../../platform/schema.ts';
import type { Account } from '../wallet/post-journals.ts';
import {
  accounts,
  type CloseContents,
  DayDigest,
  hashClose,
  journalHash,
  noHash,
  type StoredClose,
} from './hash-close.ts';

/** A day is closed this long after it ended, so that what was under way at midnight keeps its date. */
const marginMs = 5 * 60_000;
/** Journals hashed by one statement, so that even 1,000,000 of them need little memory. */
const batchSize = 10_000;
const lockKey = 72617;

/** The books do not balance: nothing is closed until a person has found out why (operate/money.md#the-daily-close). */
class OutOfBalance extends Error {}

/**
 * Closes every day in Amsterdam that has ended and is not closed yet, each in its own transaction. The first close also covers everything before it.
 * If another process is closing, this one leaves it to it; a missed or repeated run does no harm (decisions/0012-daily-close.md).
 * @throws when the books do not balance: that day, and those after it, stay open
 */
export async function closeDays({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const target = lastEndedDay(clock.now());
  const until = endOfDay(target);
  const last = await findLast(db);
  if (last) ledgerClosedUntil.set(endOfDay(last.day).getTime() / 1000);
  if (last ? last.day >= target : !(await hasJournals(db, until))) return;
  if (!(await cutAt(db, until))) return;
  while (await closeNext(db, clock, target)) continue;
}

/** The last day in Amsterdam that can be closed: it ended some minutes ago. */
export function lastEndedDay(now: Date): string {
  const at = Temporal.Instant.fromEpochMilliseconds(now.getTime() - marginMs).toZonedDateTimeISO(timeZone);
  return at.toPlainDate().subtract({ days: 1 }).toString();
}

async function hasJournals(db: Database, until: Date): Promise<boolean> {
  const { rows } = await sql`select from journal where created_at < ${until} order by id limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * From now on no journal is dated before `until` (the trigger `journal_after_cut`). A transaction that read the cut before it moved has already
 * written to `journal` and holds its lock until it ends, so this waits for it.
 * @returns false if one takes longer than a second; the next run tries again
 */
async function cutAt(db: Database, until: Date): Promise<boolean> {
  await sql`update ledger_cut set until = ${until} where until < ${until}`.execute(db);
  let writers = await findWriters(db);
  for (let tries = 0; writers.length > 0 && tries < 20; tries += 1) {
    await wait(50);
    const now = new Set(await findWriters(db));
    writers = writers.filter((writer) => now.has(writer));
  }
  return writers.length === 0;
}

async function findWriters(db: Database): Promise<string[]> {
  const { rows } = await sql<{ transaction: string }>`
    select virtualtransaction as transaction from pg_locks
    where locktype = 'relation' and relation = 'journal'::regclass and mode = 'RowExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.map(({ transaction }) => transaction);
}

/**
 * Closes the first open day.
 * @returns whether there was one that no other process is closing
 */
async function closeNext(db: Database, clock: Clock, target: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ won: boolean }>`select pg_try_advisory_xact_lock(${lockKey}) as won`.execute(trx);
    if (!rows[0]?.won) return false;
    const last = await findLast(trx);
    const day = last ? Temporal.PlainDate.from(last.day).add({ days: 1 }).toString() : target;
    if (day > target) return false;
    try {
      await closeDay(trx, day, last, clock.now());
    } catch (error) {
      if (error instanceof OutOfBalance) ledgerClosesRefused.inc();
      throw error;
    }
    return true;
  });
}

async function closeDay(trx: Transaction, day: string, last: StoredClose | null, now: Date): Promise<void> {
  // The first close covers everything before it.
  const dates = sql`j.created_at >= ${last ? endOfDay(last.day) : '-infinity'} and j.created_at < ${endOfDay(day)}`;
  // The sums of the first close may take long, and nobody waits for them.
  await sql`set local statement_timeout = 0`.execute(trx);
  const span = await findSpan(trx, dates);
  const closing: CloseContents = { ...(last ?? emptyBooks), ...span, day, postings: 0, closed_at: now.toISOString() };
  await addPostings(trx, closing, dates);
  closing.wallets_cents = await sumWallets(trx, day);
  checkBalance(closing);
  const digest = new DayDigest();
  for (let after = (span.first_journal ?? 0) - 1, sealed = 0; sealed < span.journals;) {
    const hashes = await sealBatch(trx, day, sql`${dates} and j.id > ${after} and j.id <= ${span.last_journal}`);
    for (const { hash } of hashes) digest.add(hash);
    sealed += hashes.length;
    after = hashes.at(-1)?.journal_id ?? Number.NaN;
  }
  const previous = last?.hash ?? noHash;
  const hash = hashClose(closing, digest.end(), previous);
  const row = { ...closing, previous_hash: inHex(previous), hash: inHex(hash) };
  await sql`
    insert into daily_close select * from jsonb_populate_record(null::daily_close, ${JSON.stringify(row)}::jsonb)`.execute(
    trx,
  );
  ledgerClosedUntil.set(endOfDay(day).getTime() / 1000);
}

type Dates = RawBuilder<unknown>;

/** The first and last ids and the number of a day's journals. The count keeps PostgreSQL from searching all journals for the first id. */
async function findSpan(trx: Transaction, dates: Dates) {
  const { rows } = await sql<Pick<CloseContents, 'first_journal' | 'last_journal' | 'journals'>>`
    select min(j.id) as first_journal, max(j.id) as last_journal, count(*) as journals from journal j where ${dates}`.execute(
    trx,
  );
  return rows[0] ?? { first_journal: null, last_journal: null, journals: 0 };
}

/** Hashes and stores the next journals of a day. */
async function sealBatch(trx: Transaction, day: string, which: Dates) {
  const { rows } = await sql<Pick<Rows['journal_hash'], 'journal_id' | 'hash'>>`
    with batch as (
      select j.id, ${journalHash} as hash from journal j where ${which} order by j.id limit ${batchSize}),
    kept as (insert into journal_hash (day, journal_id, hash) select ${day}::date, id, hash from batch)
    select id as journal_id, hash from batch order by id`.execute(trx);
  return rows;
}

/** Adds the postings of the day's journals to the accounts' sums. */
async function addPostings(trx: Transaction, closing: CloseContents, dates: Dates): Promise<void> {
  const { rows } = await sql<{ account: Account; cents: number; count: number }>`
    select p.account, sum(p.amount_cents) as cents, count(*) as count
    from journal j join posting p on p.journal_id = j.id where ${dates} group by p.account`.execute(trx);
  for (const { account, cents, count } of rows) {
    closing[`${account}_cents`] += cents;
    closing.postings += count;
  }
}

/** The sum of the stored wallets minus what was booked after the day, read in one snapshot. */
async function sumWallets(trx: Transaction, day: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (select coalesce(sum(balance_cents), 0) from wallet) - (
      select coalesce(sum(p.amount_cents), 0) from journal j join posting p on p.journal_id = j.id
      where j.created_at >= ${endOfDay(day)} and p.account = 'wallet') as cents`.execute(trx);
  return rows[0]?.cents ?? Number.NaN;
}

function checkBalance(closing: CloseContents): void {
  const sum = accounts.reduce((cents, account) => cents + closing[`${account}_cents`], 0);
  if (sum !== 0) throw new OutOfBalance(`${closing.day} is not closed: the accounts sum to ${sum} cents instead of 0`);
  if (closing.wallets_cents !== closing.wallet_cents)
    throw new OutOfBalance(
      `${closing.day} is not closed: the wallets hold ${closing.wallets_cents} cents, their postings ${closing.wallet_cents}`,
    );
}

const emptyBooks = {
  wallet_cents: 0,
  escrow_cents: 0,
  owed_to_guest_cents: 0,
  revenue_cents: 0,
  provider_cents: 0,
  promotions_cents: 0,
  fees_cents: 0,
  checkout_cents: 0,
  owed_to_organiser_cents: 0,
  payout_cents: 0,
  bank_cents: 0,
  losses_cents: 0,
  reserved_cents: 0,
  pass_cents: 0,
  owed_by_person_cents: 0,
  vat_cents: 0,
  vat_in_sales_cents: 0,
  provider_costs_cents: 0,
  unexplained_cents: 0,
  costs_cents: 0,
  input_vat_cents: 0,
  wallets_cents: 0,
};

const inHex = (hash: Buffer): string => `\\x${hash.toString('hex')}`;

async function findLast(db: Database): Promise<StoredClose | null> {
  const { rows } = await sql<StoredClose>`
    select c.*, c.day::text as day from daily_close c order by c.day desc limit 1`.execute(db);
  return rows[0] ?? null;
}
