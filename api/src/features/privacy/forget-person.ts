import type { CallRequest, forgetUser } from '@rondo/contract';
import { eurosToCents } from '@rondo/rules';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { retryIfJoined } from '../joining/batch/joined-meanwhile.ts';
import { type LeaveContext, leaveRondo } from './leave-rondo.ts';

/**
 * Forgets a person, even a guest, who asked an admin for it, as if they had left themself (decisions/0097-forgetting-somebody.md). The log says what
 * they gave up, without a name.
 * @throws Refused `user_not_found`, `not_on_oneself`, `confirm_identity`, and what refuses a departure
 */
export function forgetPerson(
  context: LeaveContext & { db: Database },
  call: AdminCall,
  userId: string,
  { giveUpBalance, reason }: CallRequest<typeof forgetUser>['body'],
): Promise<boolean> {
  const subject = { kind: 'user', id: userId };
  const command = { action: 'user.forget', subject, about: userId, reason } as const;
  const givenUpCents = eurosToCents(giveUpBalance) ?? 0;
  return retryIfJoined(() =>
    adminCommand(context, call, command, async (trx) => {
      const { givenUpCents: gaveUp, games } = await leaveRondo(trx, context, {
        userId,
        asked: { by: 'admin' },
        givenUpCents,
      });
      const after = { forgotten: true, gaveUp, games };
      return { answer: true, movedCents: gaveUp, before: { forgotten: false }, after };
    }),
  );
}
