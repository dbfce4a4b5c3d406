import { goesAlways, noticeKinds } from '@rondo/rules/notices';
import { type RawBuilder, sql } from 'kysely';

/** Kinds whose category may be switched off in the app, with that category. */
const mayBeOff = JSON.stringify(
  Object.fromEntries(Object.entries(noticeKinds).filter(([, category]) => !goesAlways(category, 'app'))),
);

/** Whether a notification of this kind shows in this person's app: two columns of the statement that writes it. */
export function showsInApp(userId: RawBuilder<unknown>, kind: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from notification_choice c
    where c.user_id = ${userId} and c.category = ${mayBeOff}::jsonb ->> ${kind} and c.channel = 'app' and not c.is_on)`;
}
