import { listPaid, paidFile } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { sql } from 'kysely';
import { writeAction } from '../../platform/admins/admin-command.ts';
import { listing } from '../../platform/admins/console-list.ts';
import { wordConditions } from '../../platform/wording/search-words.ts';
import { type PaidYear, paidYears } from './paid-years.ts';

/** What organisers were paid by person and year, for the yearly report on it; listing it is logged. */
export const paidList = listing({
  list: listPaid,
  file: paidFile,
  rows: ({ query, above }) => {
    const enough = above === undefined ? sql`true` : sql`p.cents >= ${Number(above) * 100}`;
    const where = sql.join([enough, ...wordConditions(sql`u.search_text`, query)], sql` and `);
    return sql<PaidYear & { name: string }>`
      select p.user_id, u.name, p.year, p.cents, p.payouts from ${paidYears(sql`true`)} join app_user u on u.id = p.user_id where ${where}`;
  },
  orders: {
    newest: sql`p.year desc, p.cents desc, u.id`,
    most: sql`p.cents desc, p.year desc, u.id`,
    name: sql`lower(u.name), p.year desc, u.id`,
  },
  present: ({ user_id: _id, name, year, cents, payouts }) => ({
    person: { _id, name },
    year,
    paid: centsToEuros(cents),
    payouts,
  }),
  look: (db, request) => writeAction(db, request, { action: 'paid.look', subject: { kind: 'list', id: null } }),
});
