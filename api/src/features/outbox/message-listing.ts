import { type CallRequest, listMessages, messagesFile } from '@rondo/contract';
import { sql } from 'kysely';
import { listing } from '../../platform/admins/console-list.ts';
import { onDay } from '../../platform/time/on-day.ts';
import { type Condition, unsentMessages } from './message-queries.ts';
import { presentMessage } from './present.ts';

type Search = CallRequest<typeof listMessages>['query'];

const isHeld = sql`m.next_attempt_at = 'infinity'`;

const states: Record<Search['state'], { mail: Condition; push: Condition }> = {
  troubled: { mail: sql`m.last_error is not null and not ${isHeld}`, push: sql`p.last_error is not null` },
  // A push message that was given up is deleted, because its text is in the app.
  failed: { mail: sql`m.last_error is not null and m.failed_at is not null`, push: sql`false` },
  retried: {
    mail: sql`m.last_error is not null and m.failed_at is null and not ${isHeld}`,
    push: sql`p.last_error is not null`,
  },
  waiting: {
    mail: sql`m.last_error is null and m.failed_at is null and not ${isHeld}`,
    push: sql`p.last_error is null`,
  },
  held: { mail: isHeld, push: sql`false` },
};

/** Mails and pushes that failed or wait. */
export const messageList = listing({
  list: listMessages,
  file: messagesFile,
  rows: ({ query, channel, state, day }) => {
    const words = query.trim().toLowerCase();
    const mail = [
      states[state].mail,
      ...(channel === 'push' ? [sql`false`] : []),
      ...(day ? [onDay(sql`m.failed_at`, day)] : []),
      ...(words ? [sql`strpos(m.recipient, ${words}) > 0`] : []),
    ];
    const push = [
      states[state].push,
      ...(channel === 'mail' || day ? [sql`false`] : []),
      ...(words ? [sql`strpos(u.email, ${words}) > 0`] : []),
    ];
    return unsentMessages(sql`${sql.join(mail, sql` and `)}`, sql`${sql.join(push, sql` and `)}`);
  },
  orders: { latest: sql`at desc, id`, earliest: sql`at, id` },
  present: presentMessage,
});
