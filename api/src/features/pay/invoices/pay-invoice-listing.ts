import { listPayInvoices, payInvoicesFile } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { sayPayInvoice } from '@rondo/rules/books';
import { sql } from 'kysely';
import { listing } from '../../../platform/admins/console-list.ts';
import type { Rows } from '../../../platform/schema.ts';
import { wordConditions } from '../../../platform/wording/search-words.ts';

type Row = Pick<
  Rows['pay_invoice'],
  'id' | 'year' | 'number' | 'user_id' | 'game_id' | 'about_name' | 'cents' | 'vat_cents'
> & { day: string; name: string };

/** The invoices that Rondo wrote in the name of organisers, for the operator's books. */
export const payInvoiceList = listing({
  list: listPayInvoices,
  file: payInvoicesFile,
  rows: ({ query, from, until }) => {
    const where = [
      ...(from === undefined ? [] : [sql`i.day >= ${from}::date`]),
      ...(until === undefined ? [] : [sql`i.day <= ${until}::date`]),
      ...wordConditions(sql`u.search_text`, query),
    ];
    return sql<Row>`
      select i.id, i.year, i.number, i.user_id, u.name, i.game_id, i.about_name, i.day::text as day, i.cents, i.vat_cents
      from pay_invoice i join app_user u on u.id = i.user_id where ${sql.join([sql`true`, ...where], sql` and `)}`;
  },
  orders: {
    newest: sql`i.day desc, i.number desc, i.id`,
    oldest: sql`i.day, i.number, i.id`,
    most: sql`i.cents desc, i.id`,
  },
  present: (row) => ({
    _id: row.id,
    invoice: sayPayInvoice(row),
    day: row.day,
    person: { _id: row.user_id, name: row.name },
    game: { _id: row.game_id, name: row.about_name },
    withoutVat: centsToEuros(row.cents - row.vat_cents),
    vat: centsToEuros(row.vat_cents),
    total: centsToEuros(row.cents),
  }),
});
