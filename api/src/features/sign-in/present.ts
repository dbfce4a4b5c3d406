import type { CallResponse, checkResetToken } from '@rondo/contract';
import type { RecoveryRow } from './queries.ts';

/** What the form of a mailed link starts with. */
export function presentRecovery(recovery: RecoveryRow): CallResponse<typeof checkResetToken>['data'] {
  return {
    email: recovery.email,
    name: recovery.name,
    isGuest: recovery.isGuest,
    waysIn: { passkeys: recovery.passkeys, google: recovery.google },
    reset_expiration_time: recovery.expiresAt,
  };
}
