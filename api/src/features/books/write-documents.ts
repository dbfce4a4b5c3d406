import { minute } from '@rondo/rules';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { postJournals } from '../wallet/post-journals.ts';
import { type Draft, drawDocuments } from './draw-documents.ts';
import { nameBuyers } from './name-buyer.ts';
import { keepSeller } from '../../platform/papers/keep-seller.ts';
import { findUndocumented } from './sale-queries.ts';

/** Journals read in one transaction. */
const batchSize = 1000;
/** No transaction lasts this long, so a journal that isn't visible yet is dated at most this long before now. */
const stragglers = 10 * minute;
const lockKey = 72637;

export interface Writing {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'seller' | 'giftsAre'>;
}

/**
 * Gives each sale that has none yet its document, with its VAT and the next number of its year, and books the VAT (product.md#vat,
 * decisions/0092-documents.md). One process writes at a time, after the sale, so no join waits for a number; a process that is killed leaves no gap.
 * A document is dated on the day of its sale while that day isn't closed.
 */
export async function writeDocuments({ db, clock, config }: Writing): Promise<void> {
  const began = clock.now();
  for (let after: number | null = 0; after !== null;)
    after = await inTransaction(db, (trx) => writeBatch(trx, { after: after ?? 0, began, config }));
}

/** Waits until no process is writing documents, and lets none begin before the end of the transaction. */
export const lockDocuments = (trx: Transaction) => sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);

/** Until when every sale has its document. */
export async function documentedUntil(db: Database): Promise<Date> {
  const { rows } = await sql<{ until: string }>`select until from document_cursor`.execute(db);
  return new Date(rows[0]?.until ?? Number.NaN);
}

/** @returns the last journal that was read; null if none comes after it, or another process is writing */
async function writeBatch(
  trx: Transaction,
  { after, began, config }: Pick<Writing, 'config'> & { after: number; began: Date },
): Promise<number | null> {
  const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${lockKey}) as got`.execute(trx);
  if (!rows[0]?.got) return null;
  const { rows: cursor } = await sql<{ since: string }>`
    select greatest(since, until - ${stragglers / 1000} * interval '1 second') as since from document_cursor`.execute(
    trx,
  );
  const since = new Date(cursor[0]?.since ?? Number.NaN);
  const journals = await findUndocumented(trx, { since, after, most: batchSize });
  const drafts = await drawDocuments(trx, journals, config.giftsAre);
  if (drafts.length > 0) await keepDocuments(trx, drafts, config.seller, began);
  if (journals.length === batchSize) return journals.at(-1)?.id ?? null;
  await sql`update document_cursor set until = ${began} where until < ${began}`.execute(trx);
  return null;
}

/** Numbers documents in their order, books their VAT, and stores both. */
export async function keepDocuments(
  trx: Transaction,
  drafts: readonly Draft[],
  seller: Config['seller'],
  now: Date,
): Promise<void> {
  const [sellerId, numbers, vatJournals] = await Promise.all([
    keepSeller(trx, seller),
    takeNumbers(trx, drafts),
    bookVat(trx, drafts),
  ]);
  await insertRows(
    trx,
    'document',
    drafts.map(({ id, series, journal, userId, passId, day, why }, at) => ({
      id,
      series,
      year: yearOf(day),
      number: numbers[at] ?? Number.NaN,
      journal_id: journal.id,
      vat_journal_id: vatJournals.get(day) ?? null,
      user_id: userId,
      day,
      issued_at: now,
      seller_id: sellerId,
      about_name: journal.about_name,
      about_at: journal.about_at,
      game_id: journal.game_id,
      pass_id: passId,
      order_id: journal.order_id,
      registration_id: journal.registration_id,
      why,
    })),
  );
  await insertRows(
    trx,
    'document_line',
    drafts.flatMap(({ id, lines }) =>
      lines.map(({ kind, rate, exemptReason, cents, giftCents, vatCents, of }, position) => ({
        document_id: id,
        position,
        kind,
        rate,
        exempt_reason: exemptReason,
        cents,
        gift_cents: giftCents,
        vat_cents: vatCents,
        of_document: of?.documentId ?? null,
        of_position: of?.position ?? null,
      })),
    ),
  );
  await nameBuyers(
    trx,
    drafts.map(({ id }) => id),
    now,
  );
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Takes the next numbers of each series and year; other writers wait, because nothing else numbers documents. */
async function takeNumbers(trx: Transaction, drafts: readonly Draft[]): Promise<number[]> {
  const counts = new Map<string, { series: string; year: number; count: number }>();
  const keyOf = ({ series, day }: Draft) => series + yearOf(day);
  for (const draft of drafts) {
    const { series, day } = draft;
    const count = counts.get(keyOf(draft))?.count ?? 0;
    counts.set(keyOf(draft), { series, year: yearOf(day), count: count + 1 });
  }
  const { rows } = await sql<{ series: string; year: number; last: number }>`
    insert into document_series as s (series, year, last)
    select series, year, count from jsonb_to_recordset(${JSON.stringify([...counts.values()])}::jsonb)
      as c(series text, year smallint, count integer)
    on conflict (series, year) do update set last = s.last + excluded.last
    returning series, year, last`.execute(trx);
  const next = new Map(
    rows.map(({ series, year, last }) => [series + year, last - (counts.get(series + year)?.count ?? 0)]),
  );
  return drafts.map((draft) => {
    const number = (next.get(keyOf(draft)) ?? Number.NaN) + 1;
    next.set(keyOf(draft), number);
    return number;
  });
}

/** Books the VAT of each day's documents together, dated as the last of them. @returns the journal of each day */
async function bookVat(trx: Transaction, drafts: readonly Draft[]): Promise<Map<string, number>> {
  const days = new Map<string, { cents: number; at: Date; key: string }>();
  for (const { id, day, at, lines } of drafts) {
    const cents = lines.reduce((sum, { vatCents }) => sum + vatCents, 0);
    const before = days.get(day) ?? { cents: 0, at, key: `vat:${id}` };
    days.set(day, { ...before, cents: before.cents + cents, at: at > before.at ? at : before.at });
  }
  const found = new Map<string, number>();
  for (const [day, { cents, at, key }] of days) {
    if (cents === 0) continue;
    const postings = [
      { account: 'vat' as const, ownerId: null, amountCents: cents },
      { account: 'vat_in_sales' as const, ownerId: null, amountCents: -cents },
    ];
    await postJournals(trx, [{ kind: 'vat', key, postings }], at);
    const { rows } = await sql<{ id: number }>`select id from journal where idempotency_key = ${key}`.execute(trx);
    const id = rows[0]?.id;
    if (id !== undefined) found.set(day, id);
  }
  return found;
}
