import { eurosToCents } from '@rondo/rules';
import { type Database, inTransaction } from '../../platform/db.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { checkOwnPassword } from '../sign-in/check-own-password.ts';
import { retryIfJoined } from '../joining/batch/joined-meanwhile.ts';
import { type LeaveContext, leaveRondo } from './leave-rondo.ts';

interface Asked {
  password?: string | undefined;
  /** In euros. */
  givenUpBalance: number;
}

/**
 * Deletes one's own account, by its password.
 * @throws Refused `wrong_password`, and what refuses a departure
 */
export async function deleteAccount(
  context: LeaveContext & { db: Database },
  { id: userId, sessionId }: Viewer,
  { password, givenUpBalance }: Asked,
): Promise<void> {
  const { db } = context;
  const asked = { by: 'oneself' as const, sessionId, hash: await checkOwnPassword(db, userId, password ?? '') };
  const givenUpCents = eurosToCents(givenUpBalance) ?? 0;
  await retryIfJoined(() => inTransaction(db, (trx) => leaveRondo(trx, context, { userId, asked, givenUpCents })));
}
