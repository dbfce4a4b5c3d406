import { notificationKinds } from '@rondo/rules/notification-kinds';
import { goesAlways, isWanted, notificationChannels } from '@rondo/rules/notifications';
import { type RawBuilder, sql } from 'kysely';

/** Kinds whose category can be switched off in the app, with that category. */
const mayBeOff = JSON.stringify(
  Object.fromEntries(Object.entries(notificationKinds).filter(([, category]) => !goesAlways(category, 'app'))),
);

/** Whether a notification of this kind appears in this person's app, for the statement that writes it. */
export function showsInApp(userId: RawBuilder<unknown>, kind: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from notification_choice c
    where c.user_id = ${userId} and c.category = ${mayBeOff}::jsonb ->> ${kind} and c.channel = 'app' and not c.is_on)`;
}

/** Kinds that go beyond the app only to people who asked for it, with their category. */
const quiet = JSON.stringify(
  Object.fromEntries(
    Object.entries(notificationKinds).filter(([, category]) =>
      notificationChannels.every((channel) => channel === 'app' || !isWanted(category, channel, undefined)),
    ),
  ),
);

/**
 * When the push and mail of a notification were created, for the statement that writes it: if it has neither, this is the present time, which spares
 * each join a second write; otherwise null.
 */
export function deliveredAtOnce(userId: RawBuilder<unknown>, kind: RawBuilder<unknown>): RawBuilder<Date | null> {
  return sql<Date | null>`case
    when ${quiet}::jsonb ? ${kind} and not exists (
      select from notification_choice c
      where c.user_id = ${userId} and c.category = ${quiet}::jsonb ->> ${kind} and c.channel <> 'app' and c.is_on)
    then now() end`;
}
