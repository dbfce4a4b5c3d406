import type { NoticeKind } from '@rondo/rules/notices';
import { type Notice, notify } from '../src/features/notifications/notify.ts';
import { inTransaction } from '../src/platform/db.ts';
import type { TestServer } from './server.ts';

/** Tells a person something, as a command would. */
export async function tell(
  server: TestServer,
  userId: string,
  kind: NoticeKind,
  { at, ...more }: Omit<Notice, 'userId' | 'kind'> & { at?: Date } = {},
): Promise<void> {
  await inTransaction(server.db, (trx) => notify(trx, [{ userId, kind, ...more }], at ?? server.clock.now()));
}
