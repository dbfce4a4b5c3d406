import { goesAlways, noticeCategories, noticeKinds } from '@rondo/rules/notices';
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

/** Kinds that nobody hears of by mail or push who did not ask for it, with their category. */
const quiet = JSON.stringify(
  Object.fromEntries(
    Object.entries(noticeKinds).filter(([, category]) => {
      const { mail, push } = noticeCategories[category].defaults;
      return !mail && !push && !goesAlways(category, 'mail');
    }),
  ),
);

/**
 * When the push and the mail of a notification were made, for the statement that writes it: at once where there is nothing to
 * make, which spares each join a second write; else null.
 */
export function deliveredAtOnce(userId: RawBuilder<unknown>, kind: RawBuilder<unknown>): RawBuilder<Date | null> {
  return sql<Date | null>`case
    when ${quiet}::jsonb ? ${kind} and not exists (
      select from notification_choice c
      where c.user_id = ${userId} and c.category = ${quiet}::jsonb ->> ${kind} and c.channel <> 'app' and c.is_on)
    then now() end`;
}
