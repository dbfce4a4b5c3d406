import { listSubscribers, subscribersFile } from '@rondo/contract';
import { sql } from 'kysely';
import { listing } from '../../platform/admins/console-list.ts';
import { countRows } from '../../platform/calls/pagination.ts';
import { type ReaderRow, readers } from './reader-rows.ts';

/** The newsletter's list: current receivers, people who left, and addresses whose mails come back. */
export const subscriberList = listing({
  list: listSubscribers,
  file: subscribersFile,
  rows: ({ query, state }) => {
    const words = query.trim().toLowerCase();
    const where = [
      sql`true`,
      ...(state === 'all' ? [] : [sql`r.state = ${state}`]),
      ...(words ? [sql`strpos(r.email, ${words}) > 0`] : []),
    ];
    return sql<ReaderRow>`select * from (${readers}) r where ${sql.join(where, sql` and `)}`;
  },
  orders: { email: sql`email`, newest: sql`since desc, email` },
  present: ({ email, language, state, since, by }) => ({ email, language, state, since, by }),
  more: async (db) => ({
    total: await countRows(db, sql`select from (${readers}) r where r.state = 'subscribed'`),
  }),
});
