import { timeZone } from '@rondo/rules';
import { sql } from 'kysely';
import { localDay, onDay } from '../../platform/time/on-day.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { DayDigest, hashClose, journalHash, noHash, type StoredClose } from './hash-close.ts';

/** Something that has changed since its day was closed. */
export interface Alteration {
  /** The closed day it belongs to; null for a journal in no close. */
  day: string | null;
  /** null for the close itself, or for a journal that can't be identified among the others of the day. */
  journalId: number | null;
  what: string;
}

export interface Verification {
  closes: number;
  journals: number;
  /** The first thousand alterations. */
  alterations: Alteration[];
}

const batchSize = 10_000;
const most = 1000;
/** The most journals of a day that is hashed while somebody waits; that takes a second. */
const maxJournals = 30_000;

type Found = (day: string | null, journalId: number | null, what: string) => void;

/**
 * Hashes the whole ledger again, in one snapshot, and reports what differs from its closes. Needs little memory.
 * @param published hashes (hexadecimal) by day, as kept elsewhere
 */
export async function verifyCloses(
  db: Database,
  published: ReadonlyMap<string, string> = new Map(),
): Promise<Verification> {
  const alterations: Alteration[] = [];
  const found: Found = (day, journalId, what) => {
    if (alterations.length < most) alterations.push({ day, journalId, what });
  };
  return inTransaction(db, async (trx) => {
    await sql`set transaction isolation level repeatable read read only`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    const { rows: closes } = await sql<StoredClose>`
      select c.*, c.day::text as day from daily_close c order by c.day`.execute(trx);
    const { digests, journals } = await hashAgain(trx, found, '-infinity', 'infinity');
    await findUnsealed(trx, found);
    await findMissummed(trx, alterations, found);
    followChain(closes, digests, found);
    for (const [day, hash] of published) {
      const stored = closes.find((close) => close.day === day)?.hash.toString('hex');
      if (stored === undefined) found(day, null, 'its hash was published, and there is no such close');
      else if (stored !== hash) found(day, null, 'its hash is not the one that was published');
    }
    return { closes: closes.length, journals, alterations };
  });
}

/**
 * Hashes one closed day again, as long as it holds no more than `maxJournals`, in one snapshot.
 * @throws Refused `close_not_found`, `close_too_large`
 */
export async function verifyDay(db: Database, day: string): Promise<Verification> {
  const alterations: Alteration[] = [];
  const found: Found = (of, journalId, what) => alterations.push({ day: of, journalId, what });
  return inTransaction(db, async (trx) => {
    await sql`set transaction isolation level repeatable read read only`.execute(trx);
    const { rows } = await sql<StoredClose>`
      select c.*, c.day::text as day from daily_close c where c.day in (${day}::date, ${day}::date - 1) order by c.day`.execute(
      trx,
    );
    const close = rows.at(-1);
    if (close?.day !== day) throw new Refused('close_not_found');
    if (close.journals > maxJournals) throw new Refused('close_too_large', { most: maxJournals });
    const { digests, journals } = await hashAgain(trx, found, day, day);
    await findUnsealed(trx, found, day);
    await findMissummed(trx, alterations, found, day);
    followClose(close, rows.length > 1 ? rows[0] : undefined, digests.get(day), found);
    return { closes: 1, journals, alterations };
  });
}

/** Compares each journal of some days with its hash, and hashes the hashes of each day. */
async function hashAgain(trx: Transaction, found: Found, from: string, until: string) {
  const digests = new Map<string, DayDigest>();
  let journals = 0;
  // Ids are text, because an altered one may be too large for a number.
  let after = { day: from, id: '0' };
  for (let read = batchSize; read === batchSize; journals += read) {
    const { rows } = await sql<{ id: string; day: string; hash: Buffer; now: Buffer | null }>`
      select h.journal_id::text as id, h.day::text as day, h.hash, case when j.id is not null then ${journalHash} end as now
      from journal_hash h left join journal j on j.id = h.journal_id
      where (h.day, h.journal_id) > (${after.day}::date, ${after.id}::bigint) and h.day <= ${until}::date
      order by h.day, h.journal_id limit ${batchSize}`.execute(trx);
    for (const { id, day, hash, now } of rows) {
      if (now === null) found(day, Number(id), 'the journal is gone');
      else if (!hash.equals(now)) found(day, Number(id), 'the journal or its postings were altered');
      const digest = digests.get(day) ?? new DayDigest();
      digests.set(day, digest);
      digest.add(hash);
    }
    read = rows.length;
    after = rows.at(-1) ?? after;
  }
  return { digests, journals };
}

/** The condition that a journal is dated on a closed day, or on this one. */
const closedOn = (day: string | undefined) =>
  day === undefined
    ? sql`j.created_at < (select ((max(day) + 1)::timestamp at time zone ${timeZone}) from daily_close)`
    : onDay(sql`j.created_at`, day);

/** Journals dated on a closed day, or on this one, that are in no close. */
async function findUnsealed(trx: Transaction, found: Found, day?: string): Promise<void> {
  const { rows } = await sql<{ id: number; day: string }>`
    select j.id, ${localDay(sql`j.created_at`)}::text as day
    from journal j
    where ${closedOn(day)} and not exists (select from journal_hash h where h.journal_id = j.id)
    order by j.id limit ${most}`.execute(trx);
  for (const { id, day: dated } of rows)
    found(null, id, `the journal turned up after its day was closed; it is dated ${dated}`);
}

/**
 * Closed days, or this one, of which the sums by account are not those of its postings (decisions/0136-sums-by-account-and-day.md). A day of which
 * something else was altered is named once.
 */
async function findMissummed(
  trx: Transaction,
  known: readonly Alteration[],
  found: Found,
  day?: string,
): Promise<void> {
  const { rows } = await sql<{ day: string }>`
    with posted as (
      select ${localDay(sql`j.created_at`)} as day, p.account, j.kind, sum(greatest(p.amount_cents, 0)) as added_cents,
        sum(least(p.amount_cents, 0)) as taken_cents, count(*) as postings
      from journal j join posting p on p.journal_id = j.id where ${closedOn(day)} group by 1, 2, 3),
    kept as (select * from account_day where ${day === undefined ? sql`true` : sql`day = ${day}::date`})
    select distinct day::text as day from posted p full join kept k using (day, account, kind)
    where (p.added_cents, p.taken_cents, p.postings) is distinct from (k.added_cents, k.taken_cents, k.postings)
    order by day limit ${most}`.execute(trx);
  const named = new Set(known.map((alteration) => alteration.day));
  for (const { day: of } of rows)
    if (!named.has(of)) found(of, null, 'the sums of its accounts are not those of its postings');
}

function followChain(closes: readonly StoredClose[], digests: ReadonlyMap<string, DayDigest>, found: Found): void {
  let previous: StoredClose | undefined;
  for (const close of closes) {
    const { day } = close;
    const before = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
    if (previous && previous.day !== before) found(before, null, 'the close is gone');
    followClose(close, previous, digests.get(day), found);
    previous = close;
  }
  const days = new Set(closes.map(({ day }) => day));
  for (const day of digests.keys()) if (!days.has(day)) found(day, null, 'the close is gone');
}

function followClose(
  close: StoredClose,
  previous: StoredClose | undefined,
  digest: DayDigest | undefined,
  found: Found,
): void {
  if (!close.previous_hash.equals(previous?.hash ?? noHash))
    found(close.day, null, 'it is not chained on the close before');
  if (!hashClose(close, (digest ?? new DayDigest()).end(), close.previous_hash).equals(close.hash))
    found(close.day, null, 'the close, or the hashes of its journals, were altered');
}
