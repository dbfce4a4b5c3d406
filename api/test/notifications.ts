import type { NotificationKind } from '@rondo/rules/notification-kinds';
import { type NewNotification, notify } from '../src/features/notifications/in-app/notify.ts';
import { inTransaction } from '../src/platform/db.ts';
import type { TestServer } from './server.ts';

/** Tells a person something, as a command would. */
export async function tell(
  server: TestServer,
  userId: string,
  kind: NotificationKind,
  { at, ...more }: Omit<NewNotification, 'userId' | 'kind'> & { at?: Date } = {},
): Promise<void> {
  await inTransaction(server.db, (trx) => notify(trx, [{ userId, kind, ...more }], at ?? server.clock.now()));
}
