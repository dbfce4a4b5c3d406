import {
  type BankDifference,
  type FiledLine,
  type OpenEntry,
  type SentPayout,
  settlementLateDays,
} from '@rondo/rules/books';
import { bankBookings } from '@rondo/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { localDay } from '../../platform/time/on-day.ts';
import { findBalances } from '../../platform/database/balances.ts';
import { valuedBetween } from '../../platform/database/valued.ts';

/** Entries that nothing explains yet, also those with a reason: what turns up later may explain them better. */
export async function findOpenEntries(db: Database): Promise<OpenEntry[]> {
  const { rows } = await sql<OpenEntry>`
    select e.id, e.booked_on::text as day, e.amount_cents as cents, e.our_references as "ourReferences", e.words
    from bank_entry e where not exists (select from bank_match m where m.entry_id = e.id)`.execute(db);
  return rows;
}

/** Payouts of the provider that match no entry, since shortly before the first of these days. */
export async function findSentPayouts(db: Database, since: string): Promise<SentPayout[]> {
  const { rows } = await sql<SentPayout>`
    select s.id, s.reference, ${localDay(sql`s.paid_at`)}::text as day, s.net_cents as cents from settlement s
    where s.paid_at >= ${since}::date - interval '20 days' and s.net_cents <> 0
      and not exists (select from bank_match m where m.settlement_id = s.id)`.execute(db);
  return rows;
}

/** The lines that were sent to the bank: these lines, and those of these payout runs. */
export async function findFiledLines(
  db: Database,
  { ids, runs }: { ids: readonly string[]; runs: readonly number[] },
): Promise<FiledLine[]> {
  const { rows } = await sql<FiledLine>`
    select l.id, r.number as run, l.amount_cents as cents,
      exists (select from bank_match m where m.payout_line_id = l.id and m.kind = 'payout') as "hasLeft",
      exists (select from bank_match m where m.payout_line_id = l.id and m.kind = 'return') as "cameBack"
    from payout_line l join payout_run r on r.id = l.run_id
    where l.filed_at is not null and (l.id = any(${ids}::uuid[]) or r.number = any(${runs}::int8[]))
    order by l.id`.execute(db);
  return rows;
}

type StatementRow = Pick<Rows['bank_statement'], 'id' | 'number' | 'opening_cents' | 'closing_cents' | 'entries'> & {
  from_day: string;
  until_day: string;
};

const statementColumns = sql`
  s.id, s.number, s.from_day::text as from_day, s.until_day::text as until_day, s.opening_cents, s.closing_cents, s.entries`;

/** The latest statements of an account, the last first. */
export async function findStatements(db: Database, iban: string, limit: number): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select ${statementColumns} from bank_statement s where s.iban = ${iban}
    order by s.until_day desc, s.place desc limit ${limit}`.execute(db);
  return rows;
}

/** The first statement of an account; null if it has none. */
export async function findFirstStatement(db: Database, iban: string): Promise<StatementRow | null> {
  const { rows } = await sql<StatementRow>`
    select ${statementColumns} from bank_statement s where s.iban = ${iban} order by s.from_day, s.place limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}

interface BookedRow {
  before_cents: number;
  until_cents: number;
  settlements_cents: number;
  payouts_cents: number;
  corrections_cents: number;
}

/** The ledger's *bank* at an instant and at a later one, and what moved it between them. */
export async function findBooked(db: Database, { from, until }: { from: Date; until: Date }): Promise<BookedRow> {
  const moved = (kinds: readonly string[]) =>
    sql`coalesce(-sum(p.amount_cents) filter (where j.kind = any(${kinds}::text[])), 0)`;
  const { rows } = await sql<Omit<BookedRow, 'before_cents' | 'until_cents'>>`
    select ${moved(['provider_paid'])} as settlements_cents,
      ${moved(['payout_executed', 'payout_returned', 'payout_undone'])} as payouts_cents, ${moved(bankBookings)} as corrections_cents
    from journal j join posting p on p.journal_id = j.id where p.account = 'bank' and ${valuedBetween(from, until)}`.execute(
    db,
  );
  const [before, after] = [await findBalances(db, from), await findBalances(db, until)].map(
    (balances) => -(balances.find(({ account }) => account === 'bank')?.cents ?? 0),
  );
  return {
    ...(rows[0] ?? { settlements_cents: 0, payouts_cents: 0, corrections_cents: 0 }),
    before_cents: before ?? 0,
    until_cents: after ?? 0,
  };
}

type EntriesRow = Omit<BankDifference, 'beforeCents'>;

/** The sums of an account's entries by what explains them. */
export async function sumEntries(db: Database, iban: string): Promise<EntriesRow> {
  const { rows } = await sql<EntriesRow>`
    select coalesce(sum(e.amount_cents) filter (where e.kind = 'settlement'), 0) as "settlementsCents",
      coalesce(sum(e.amount_cents) filter (where e.kind in ('payout', 'return')), 0) as "payoutsCents",
      coalesce(sum(e.amount_cents) filter (where e.kind = 'journal'), 0) as "correctionsCents",
      coalesce(sum(e.amount_cents) filter (where e.kind is null and e.reason is null), 0) as "openCents",
      coalesce(sum(e.amount_cents) filter (where e.kind is null and e.reason is not null), 0) as "explainedCents"
    from (
      select b.amount_cents, b.reason, (select min(m.kind) from bank_match m where m.entry_id = b.id) as kind
      from bank_entry b join bank_statement s on s.id = b.statement_id where s.iban = ${iban}) e`.execute(db);
  return rows[0] ?? { settlementsCents: 0, payoutsCents: 0, correctionsCents: 0, openCents: 0, explainedCents: 0 };
}

type MissingRow = Pick<Rows['settlement'], 'id' | 'reference' | 'paid_at' | 'net_cents'>;

/** Payouts of the provider that should be on the account by the end of the last statement but are not, the oldest first. */
export async function findMissing(
  db: Database,
  { from, until }: { from: string; until: string },
): Promise<MissingRow[]> {
  const { rows } = await sql<MissingRow>`
    select s.id, s.reference, s.paid_at, s.net_cents from settlement s
    where ${localDay(sql`s.paid_at`)} between ${from}::date and ${until}::date - ${settlementLateDays}::int
      and s.net_cents <> 0 and not exists (select from bank_match m where m.settlement_id = s.id)
    order by s.paid_at, s.id limit 50`.execute(db);
  return rows;
}

interface BookingRow {
  journal: number;
  kind: Rows['journal']['kind'];
  person: string | null;
  booked_at: string;
  cents: number;
}

const bookings = sql`
  select j.id as journal, j.kind, u.name as person, j.created_at as booked_at, -sum(p.amount_cents) as cents
  from journal j join posting p on p.journal_id = j.id and p.account = 'bank' left join app_user u on u.id = j.user_id
  where j.kind = any(${bankBookings}::text[]) and not exists (select from bank_match m where m.journal_id = j.id)`;

/** What people booked against *bank* since shortly before a day without an entry that matches, the oldest first. */
export async function findBookings(db: Database, from: string): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`
    ${bookings} and j.created_at >= ${from}::date - interval '60 days'
    group by j.id, u.name order by j.id limit 100`.execute(db);
  return rows;
}

/** One of these bookings; null if it doesn't exist, or an entry matches it. */
export async function findBooking(db: Database, journal: number): Promise<BookingRow | null> {
  const { rows } = await sql<BookingRow>`${bookings} and j.id = ${journal} group by j.id, u.name`.execute(db);
  return rows[0] ?? null;
}
