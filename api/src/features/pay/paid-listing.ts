import { listPaid, paidFile } from '@rondo/contract';
import { amsterdamDay, centsToEuros } from '@rondo/rules';
import { firstReportedYear } from '@rondo/rules/tax-details';
import { sql } from 'kysely';
import { writeAction } from '../../platform/admins/admin-command.ts';
import { listing } from '../../platform/admins/console-list.ts';
import type { Context } from '../../platform/serve.ts';
import { wordConditions } from '../../platform/wording/search-words.ts';
import { type PaidYear, paidYears } from './paid-years.ts';
import { reportYears } from './report/report-lines.ts';

type Row = PaidYear & { name: string; report: 'complete' | 'missing' | 'vat' | 'over' | 'none' };

/** What organisers were paid by person and year, and how they stand in the yearly report on it; listing it is logged. */
export const paidList = ({ clock, config: { reportsPay } }: Pick<Context, 'clock' | 'config'>) =>
  listing({
    list: listPaid,
    file: paidFile,
    rows: ({ query, above, report }) => {
      const state = sql`case when not ${reportsPay}::boolean then 'none'
        when p.year < ${firstReportedYear(amsterdamDay(clock.now()))} then 'over'
        when t.user_id is null then 'missing' when t.vat is not null then 'vat' else 'complete' end`;
      const where = sql.join(
        [
          above === undefined ? sql`true` : sql`p.cents >= ${Number(above) * 100}`,
          report === undefined ? sql`true` : sql`${state} = ${report}`,
          ...wordConditions(sql`u.search_text`, query),
        ],
        sql` and `,
      );
      return sql<Row>`
        select p.user_id, u.name, p.year, p.cents, p.payouts, ${state} as report from ${paidYears(sql`true`)}
        join app_user u on u.id = p.user_id left join tax_details t on t.user_id = p.user_id where ${where}`;
    },
    orders: {
      newest: sql`p.year desc, p.cents desc, u.id`,
      most: sql`p.cents desc, p.year desc, u.id`,
      name: sql`lower(u.name), p.year desc, u.id`,
    },
    present: ({ user_id: _id, name, year, cents, payouts, report }) => ({
      person: { _id, name },
      year,
      paid: centsToEuros(cents),
      payouts,
      report,
    }),
    more: async () => ({ reported: reportsPay ? reportYears(clock.now()) : null }),
    look: (db, request) => writeAction(db, request, { action: 'paid.look', subject: { kind: 'list', id: null } }),
  });
