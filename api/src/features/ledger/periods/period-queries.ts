import type { Sport } from '@rondo/rules';
import type { SaleKind } from '@rondo/rules/books';
import { type RawBuilder, sql } from 'kysely';
import { type Database, inTransaction, type Transaction } from '../../../platform/db.ts';
import { endOfDay, startOfDay } from '../../../platform/time/amsterdam.ts';
import { type BalanceRow, findBalances } from '../balance-queries.ts';

export interface SoldRow {
  sold_cents: number;
  back_cents: number;
  vat_cents: number;
}

interface VatRow extends SoldRow {
  kind: SaleKind;
  rate: number;
  exempt_reason: string | null;
}

export interface Period {
  vat: VatRow[];
  sports: (SoldRow & { sport: Sport })[];
  communities: (SoldRow & { id: string | null; name: string | null })[];
  opening: BalanceRow[];
  moved: { account: BalanceRow['account']; added_cents: number; taken_cents: number }[];
}

/** Both included, `2026-11-01`. */
interface Days {
  from: string;
  to: string;
}

/** What happened in a period of whole days, in one snapshot. */
export function findPeriod(db: Database, days: Days): Promise<Period> {
  return inTransaction(db, async (trx) => {
    await sql`set transaction isolation level repeatable read read only`.execute(trx);
    return readPeriod(trx, days);
  });
}

/** The same in the caller's transaction. */
export async function readPeriod(trx: Transaction, { from, to }: Days): Promise<Period> {
  const start = startOfDay(from);
  const within = sql`d.day between ${from}::date and ${to}::date`;
  return {
    vat: await findVat(trx, within),
    sports: await findSports(trx, within),
    communities: await findCommunities(trx, within),
    opening: await findBalances(trx, start),
    moved: await findMoved(trx, start, endOfDay(to)),
  };
}

const sums = sql`coalesce(sum(l.cents) filter (where l.cents > 0), 0) as sold_cents,
  coalesce(sum(l.cents) filter (where l.cents < 0), 0) as back_cents, sum(l.vat_cents) as vat_cents`;

async function findVat(trx: Transaction, within: RawBuilder<unknown>): Promise<VatRow[]> {
  const { rows } = await sql<VatRow>`
    select l.kind, l.rate, l.exempt_reason, ${sums}
    from document d join document_line l on l.document_id = d.id where ${within}
    group by l.kind, l.rate, l.exempt_reason order by l.kind, l.rate desc, l.exempt_reason`.execute(trx);
  return rows;
}

async function findSports(trx: Transaction, within: RawBuilder<unknown>): Promise<Period['sports']> {
  const { rows } = await sql<Period['sports'][number]>`
    select g.sport, ${sums}
    from document d join document_line l on l.document_id = d.id join game g on g.id = d.game_id
    where ${within} and l.kind <> 'fee' group by g.sport order by g.sport`.execute(trx);
  return rows;
}

async function findCommunities(trx: Transaction, within: RawBuilder<unknown>): Promise<Period['communities']> {
  const { rows } = await sql<Period['communities'][number]>`
    select c.id, c.name, ${sums}
    from document d join document_line l on l.document_id = d.id join game g on g.id = d.game_id
    left join community c on c.id = g.community_id
    where ${within} and l.kind <> 'fee' group by c.id, c.name order by c.name nulls last, c.id`.execute(trx);
  return rows;
}

async function findMoved(trx: Transaction, start: Date, end: Date): Promise<Period['moved']> {
  const { rows } = await sql<Period['moved'][number]>`
    select p.account, coalesce(sum(p.amount_cents) filter (where p.amount_cents > 0), 0) as added_cents,
      coalesce(sum(p.amount_cents) filter (where p.amount_cents < 0), 0) as taken_cents
    from journal j join posting p on p.journal_id = j.id
    where j.created_at >= ${start} and j.created_at < ${end} group by p.account`.execute(trx);
  return rows;
}
