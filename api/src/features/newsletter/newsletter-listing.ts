import { listNewsletters, newslettersFile } from '@rondo/contract';
import { sql } from 'kysely';
import { listing } from '../../platform/admins/console-list.ts';
import { type NewsletterRow, newsletters } from './newsletter-rows.ts';
import { presentNewsletter } from './present.ts';

export const newsletterList = listing({
  list: listNewsletters,
  file: newslettersFile,
  rows: ({ query, state }) => {
    const words = query.trim().toLowerCase();
    const where = [
      sql`true`,
      ...(state ? [sql`n.state = ${state}`] : []),
      ...(words
        ? [
            sql`exists (select from newsletter_text t where t.newsletter_id = n.id and strpos(lower(t.subject), ${words}) > 0)`,
          ]
        : []),
    ];
    return sql<NewsletterRow>`select * from (${newsletters}) n where ${sql.join(where, sql` and `)}`;
  },
  orders: { newest: sql`created_at desc, id`, oldest: sql`created_at, id` },
  present: presentNewsletter,
});
