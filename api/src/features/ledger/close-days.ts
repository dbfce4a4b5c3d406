import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { timeZone } from '@rondo/rules';
import { endOfDay } from '../../platform/amsterdam.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { ledgerClosedUntil, ledgerClosesRefused } from '../../platform/metrics.ts';
import { accounts, type CloseContents, DayDigest, hashClose, journalHash, noHash } from './hash-close.ts';

/** A day is closed this long after it ended, so that what was under way at midnight is dated when it happened. */
const marginMs = 5 * 60_000;
/** Journals hashed by one statement: 1,000,000 need little memory, and no statement takes long. */
const batchSize = 10_000;
const lockKey = 72617;

/** The last close, as far as the next one needs it. */
type Last = CloseContents & { hash: Buffer; floor: number };

/** The books do not balance: nothing is closed until a person has found out why (docs/operate.md). */
class OutOfBalance extends Error {}

/**
 * Closes every day of Amsterdam that has ended and is not closed yet, each in a transaction of its own. The first close also
 * holds everything before it. Another process that is closing is left to it; a missed or repeated run heals itself.
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

function lastEndedDay(now: Date): string {
  const at = Temporal.Instant.fromEpochMilliseconds(now.getTime() - marginMs).toZonedDateTimeISO(timeZone);
  return at.toPlainDate().subtract({ days: 1 }).toString();
}

async function hasJournals(db: Database, until: Date): Promise<boolean> {
  const { rows } = await sql`select from journal where created_at < ${until} limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * From now on no journal is dated before `until` (the trigger `journal_after_cut`). Whoever may have asked for the cut before it
 * moved was writing to `journal` already, and holds its lock until the end of their transaction: they are waited for.
 * @returns false when one of them takes longer than a second; the next run tries again
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

/** Closes the first day that is open. @returns whether there was one, and nobody else is closing it. */
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

async function closeDay(trx: Transaction, day: string, last: Last | null, now: Date): Promise<void> {
  const close = { ...(last ?? emptyBooks), day, first_journal: null, last_journal: null, journals: 0, postings: 0 };
  const closing: CloseContents = { ...close, closed_at: now.toISOString() };
  const digest = new DayDigest();
  const floor = last?.floor ?? 0;
  for (let after = floor, sealed = batchSize; sealed === batchSize;) {
    const hashes = await sealBatch(trx, day, last, after);
    sealed = hashes.length;
    for (const { hash } of hashes) digest.add(hash);
    const [first, end] = [hashes[0]?.journal_id, hashes.at(-1)?.journal_id];
    if (first === undefined || end === undefined) break;
    closing.first_journal ??= first;
    closing.last_journal = end;
    closing.journals += sealed;
    await addPostings(trx, closing, first, end);
    after = end;
  }
  closing.wallets_cents = await sumWallets(trx, floor);
  checkBalance(closing);
  const previous = last?.hash ?? noHash;
  const hash = hashClose(closing, digest.end(), previous);
  await sql`
    insert into daily_close (day, first_journal, last_journal, journals, postings, wallet_cents, escrow_cents,
      owed_to_guest_cents, revenue_cents, provider_cents, promotions_cents, fees_cents, wallets_cents, previous_hash, hash, closed_at)
    values (${day}, ${closing.first_journal}, ${closing.last_journal}, ${closing.journals}, ${closing.postings},
      ${closing.wallet_cents}, ${closing.escrow_cents}, ${closing.owed_to_guest_cents}, ${closing.revenue_cents},
      ${closing.provider_cents}, ${closing.promotions_cents}, ${closing.fees_cents}, ${closing.wallets_cents}, ${previous},
      ${hash}, ${closing.closed_at})`.execute(trx);
  ledgerClosedUntil.set(endOfDay(day).getTime() / 1000);
}

/**
 * Hashes and keeps the next journals of a day that are in no close. One dated on a day that was closed before is left out for
 * good: it was put there past the cut, and verifying names it.
 */
async function sealBatch(trx: Transaction, day: string, last: Last | null, after: number) {
  const { rows } = await sql<{ journal_id: number; hash: Buffer }>`
    with batch as (
      select j.id, ${journalHash} as hash from journal j
      where j.id > ${after} and j.created_at < ${endOfDay(day)} ${last ? sql`and j.created_at >= ${endOfDay(last.day)}` : sql``}
        and not exists (select from journal_hash h where h.journal_id = j.id)
      order by j.id limit ${batchSize}),
    kept as (insert into journal_hash (journal_id, day, hash) select id, ${day}::date, hash from batch)
    select id as journal_id, hash from batch order by id`.execute(trx);
  return rows;
}

/** Adds the postings of the day's journals between two ids to what the accounts hold. */
async function addPostings(trx: Transaction, closing: CloseContents, first: number, end: number): Promise<void> {
  const { rows } = await sql<{ account: (typeof accounts)[number]; cents: number; count: number }>`
    select p.account, sum(p.amount_cents) as cents, count(*) as count
    from posting p join journal_hash h on h.journal_id = p.journal_id
    where p.journal_id between ${first} and ${end} and h.journal_id between ${first} and ${end} and h.day = ${closing.day}
    group by p.account`.execute(trx);
  for (const { account, cents, count } of rows) {
    closing[`${account}_cents`] += cents;
    closing.postings += count;
  }
}

/** What the wallets store, without what was booked on them in days that are still open; both in one snapshot. */
async function sumWallets(trx: Transaction, floor: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (select coalesce(sum(balance_cents), 0) from wallet) - coalesce(sum(p.amount_cents), 0) as cents
    from posting p
    where p.journal_id > ${floor} and p.account = 'wallet'
      and not exists (select from journal_hash h where h.journal_id = p.journal_id)`.execute(trx);
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
  wallets_cents: 0,
};

/**
 * The last close, and its `floor`: no journal up to that id is open. It is the id before those of the last day but one that had
 * journals: around midnight ids and instants are in another order, but never a day apart.
 */
async function findLast(db: Database): Promise<Last | null> {
  const { rows } = await sql<Last>`
    select c.*, c.day::text as day, coalesce((
      select first_journal - 1 from daily_close where journals > 0 order by day desc offset 1 limit 1), 0) as floor
    from daily_close c order by c.day desc limit 1`.execute(db);
  return rows[0] ?? null;
}
