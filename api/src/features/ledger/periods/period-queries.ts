import type { Sport } from '@rondo/rules';
import type { SaleKind } from '@rondo/rules/books';
import { sql } from 'kysely';
import { type Database, inTransaction, type Transaction } from '../../../platform/db.ts';
import { type Days, movedOn } from '../moved-rows.ts';
import { startOfDay } from '../../../platform/time/amsterdam.ts';
import { type BalanceRow, findBalances } from '../../../platform/database/balances.ts';

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

/** What happened in a period of whole days, read in one snapshot. */
export function findPeriod(db: Database, days: Days): Promise<Period> {
  return inTransaction(db, async (trx) => {
    await sql`set transaction isolation level repeatable read read only`.execute(trx);
    return readPeriod(trx, days);
  });
}

/** Does the same in the caller's transaction. */
export async function readPeriod(trx: Transaction, days: Days): Promise<Period> {
  // Enough memory for the documents of a busy month, which PostgreSQL would otherwise put on disk.
  await sql`set local work_mem = '64MB'`.execute(trx);
  return {
    ...(await findSold(trx, days)),
    opening: await findBalances(trx, startOfDay(days.from)),
    moved: await findMoved(trx, days),
  };
}

/**
 * Sales and what went back, by rate, sport and community. The lines of the period's documents are read once and added up by game first: with ten
 * million postings that takes a third of the time of separate queries.
 */
async function findSold(trx: Transaction, { from, to }: Days): Promise<Pick<Period, 'vat' | 'sports' | 'communities'>> {
  const sums = sql`sum(l.sold_cents) as sold_cents, sum(l.back_cents) as back_cents, sum(l.vat_cents) as vat_cents`;
  const { rows } = await sql<Pick<Period, 'vat' | 'sports' | 'communities'>>`
    with l as materialized (
      select d.game_id, l.kind, l.rate, l.exempt_reason, coalesce(sum(l.cents) filter (where l.cents > 0), 0) as sold_cents,
        coalesce(sum(l.cents) filter (where l.cents < 0), 0) as back_cents, sum(l.vat_cents) as vat_cents
      from document d join document_line l on l.document_id = d.id
      where d.day between ${from}::date and ${to}::date group by d.game_id, l.kind, l.rate, l.exempt_reason),
    of_games as (
      select l.*, g.sport, g.community_id from l join game g on g.id = l.game_id where l.kind <> 'fee')
    select
      coalesce((select jsonb_agg(v order by v.kind, v.rate desc, v.exempt_reason) from (
        select l.kind, l.rate, l.exempt_reason, ${sums} from l group by l.kind, l.rate, l.exempt_reason) v), '[]') as vat,
      coalesce((select jsonb_agg(s order by s.sport) from (
        select l.sport, ${sums} from of_games l group by l.sport) s), '[]') as sports,
      coalesce((select jsonb_agg(c order by c.name nulls last, c.id) from (
        select c.id, c.name, ${sums} from of_games l left join community c on c.id = l.community_id
        group by c.id, c.name) c), '[]') as communities`.execute(trx);
  if (!rows[0]) throw new Error('a query of sums has one row');
  return rows[0];
}

async function findMoved(trx: Transaction, days: Days): Promise<Period['moved']> {
  const { rows } = await sql<Period['moved'][number]>`
    select m.account, sum(m.added_cents)::bigint as added_cents, sum(m.taken_cents)::bigint as taken_cents
    from ${movedOn(days)} m group by m.account having sum(m.added_cents) <> 0 or sum(m.taken_cents) <> 0`.execute(trx);
  return rows;
}
