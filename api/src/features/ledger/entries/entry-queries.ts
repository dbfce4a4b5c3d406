import type { Documented, Moved } from '@rondo/rules/books';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../../platform/db.ts';
import type { Rows } from '../../../platform/schema.ts';
import { movedOn } from '../moved-rows.ts';
import { findVatAhead } from './vat-ahead-queries.ts';

/** The first and the last number of a series in a year. */
interface NumberRange extends Pick<Rows['document'], 'series' | 'year'> {
  first: number;
  last: number;
}

export interface Booked {
  moved: Moved[];
  documented: Documented[];
  numbers: NumberRange[];
  /** By how much the VAT inside what is sold ahead grew. */
  vatAheadCents: number;
}

/** What was booked and documented in a period of whole days, read in one snapshot. */
export function findBooked(db: Database, { from, to }: { from: string; to: string }): Promise<Booked> {
  return inTransaction(db, async (trx) => {
    await sql`set transaction isolation level repeatable read read only`.execute(trx);
    const { rows: moved } = await sql<Moved>`
    select m.account, m.kind, sum(m.added_cents + m.taken_cents)::bigint as cents
    from ${movedOn({ from, to })} m group by m.account, m.kind having sum(m.added_cents) <> 0 or sum(m.taken_cents) <> 0`.execute(
      trx,
    );
    const { rows: documented } = await sql<Documented>`
    select l.kind, l.rate, sum(l.cents)::bigint as cents, sum(l.vat_cents)::bigint as "vatCents", sum(l.gift_cents)::bigint as "giftCents"
    from document d join document_line l on l.document_id = d.id
    where d.day between ${from}::date and ${to}::date group by l.kind, l.rate order by l.kind, l.rate desc`.execute(
      trx,
    );
    const { rows: numbers } = await sql<NumberRange>`
    select series, year, min(number) as first, max(number) as last from document
    where day between ${from}::date and ${to}::date group by series, year order by series desc, year`.execute(trx);
    return { moved, documented, numbers, vatAheadCents: await findVatAhead(trx, { from, to }) };
  });
}
