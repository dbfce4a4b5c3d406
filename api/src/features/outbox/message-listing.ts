import { type CallRequest, listMessages, messagesFile } from '@rondo/contract';
import type { SentChannel } from '@rondo/rules/message-channels';
import { sql } from 'kysely';
import { listing } from '../../platform/admins/console-list.ts';
import { onDay } from '../../platform/time/on-day.ts';
import { type Condition, unsentMessages } from './message-queries.ts';
import { presentMessage } from './present.ts';

type Search = CallRequest<typeof listMessages>['query'];

const isHeld = sql`m.next_attempt_at = 'infinity'`;

const states: Record<Search['state'], Record<SentChannel, Condition>> = {
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

const isAddressedTo: Record<SentChannel, (words: string) => Condition> = {
  mail: (words) => sql`strpos(m.recipient, ${words}) > 0`,
  push: (words) => sql`strpos(u.email, ${words}) > 0`,
};

const isGivenUpOn: Record<SentChannel, (day: string) => Condition> = {
  mail: (day) => onDay(sql`m.failed_at`, day),
  push: () => sql`false`,
};

/** Mails and pushes that failed or wait. */
export const messageList = listing({
  list: listMessages,
  file: messagesFile,
  rows: ({ query, channel, state, day }) => {
    const words = query.trim().toLowerCase();
    return unsentMessages((one) => {
      const all = [
        states[state][one],
        ...(channel === undefined || channel === one ? [] : [sql`false`]),
        ...(day ? [isGivenUpOn[one](day)] : []),
        ...(words ? [isAddressedTo[one](words)] : []),
      ];
      return sql`${sql.join(all, sql` and `)}`;
    });
  },
  orders: { latest: sql`at desc, id`, earliest: sql`at, id` },
  present: presentMessage,
});
