import { enquiriesFile, listEnquiries } from '@rondo/contract';
import { sql } from 'kysely';
import { listing } from '../../platform/admins/console-list.ts';
import { wordConditions } from '../../platform/wording/search-words.ts';
import { listedColumns, type ListedEnquiryRow } from './enquiry-queries.ts';
import { presentListedEnquiry } from './present-enquiry.ts';

export const enquiryList = listing({
  list: listEnquiries,
  file: enquiriesFile,
  rows: ({ query, kind, state }) => {
    const where = [
      sql`true`,
      ...wordConditions(sql`e.search_text`, query),
      ...(kind ? [sql`e.kind = ${kind}`] : []),
      ...(state === 'waiting' ? [sql`e.state in ('open', 'assigned')`] : state ? [sql`e.state = ${state}`] : []),
    ];
    return sql<ListedEnquiryRow>`select ${listedColumns} from enquiry e where ${sql.join(where, sql` and `)}`;
  },
  orders: {
    newest: sql`e.created_at desc, e.id`,
    oldest: sql`e.created_at, e.id desc`,
  },
  present: presentListedEnquiry,
});
