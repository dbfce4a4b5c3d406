import { timeZone } from '@rondo/rules';
import { retention } from '@rondo/rules/retention';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

const batch = 1000;

/**
 * Removes names from papers seven whole years after their book year (decisions/0101-retention.md): the ledger and its invariants only need the
 * amounts. It works in batches, so that the next run does what a crash left.
 */
export async function clearPapers(db: Database, now: Date, signal: AbortSignal): Promise<void> {
  const cut = sql`
    ((date_trunc('year', ${now}::timestamptz at time zone ${timeZone}) - ${retention.payments.kept}::interval) at time zone ${timeZone})`;
  for (const clear of [clearPayouts, clearOrders, clearEntries, dropReasons, dropBuyers, dropActs])
    for (let isWhole = false; !isWhole && !signal.aborted;) isWhole = (await clear(db, cut)) < batch;
}

type Clear = (db: Database, cut: RawBuilder<unknown>) => Promise<number>;

/**
 * The bank accounts to which organisers and guests were paid, by the year in which the bank paid. Lines that never left the bank's file are for a
 * person to look at first.
 */
const clearPayouts: Clear = async (db, cut) => {
  const { rows } = await sql`
    update payout_line set holder = '', iban_sealed = '', iban_masked = '', reason = ''
    where id in (
      select id from payout_line
      where coalesce(returned_at, executed_at) < ${cut} and holder <> '' limit ${batch})
    returning id`.execute(db);
  return rows.length;
};

/** The answers of players on external events' forms. */
const clearOrders: Clear = async (db, cut) => {
  const { rows } = await sql`
    update payment_order set details = null
    where id in (select id from payment_order where created_at < ${cut} and details is not null limit ${batch})
    returning id`.execute(db);
  return rows.length;
};

/** The names of payers and payees in the bank's statements. */
const clearEntries: Clear = async (db, cut) => {
  const { rows } = await sql`
    update bank_entry set name = '', iban_masked = '', words = ''
    where id in (
      select id from bank_entry
      where booked_on < (${cut} at time zone ${timeZone})::date and (name, iban_masked, words) <> ('', '', '') limit ${batch})
    returning id`.execute(db);
  return rows.length;
};

const dropReasons: Clear = async (db, cut) => {
  const { rows } = await sql`
    delete from journal_reason where journal_id in (
      select r.journal_id from journal_reason r join journal j on j.id = r.journal_id
      where j.created_at < ${cut} limit ${batch})
    returning journal_id`.execute(db);
  return rows.length;
};

/** The companies to which invoices were made out. */
const dropBuyers: Clear = async (db, cut) => {
  const { rows } = await sql`
    delete from document_buyer where document_id in (
      select document_id from document_buyer where named_at < ${cut} limit ${batch})
    returning document_id`.execute(db);
  return rows.length;
};

/** Acts of admins, with the networks that they came from. */
const dropActs: Clear = async (db, cut) => {
  const { rows } = await sql`
    delete from admin_action where id in (select id from admin_action where at < ${cut} order by at limit ${batch})
    returning id`.execute(db);
  return rows.length;
};
