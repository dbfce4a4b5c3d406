import type { CallResponse, checkResetToken } from '@rondo/contract';
import type { RecoveryRow } from './queries.ts';

/** What the form behind a mailed link needs to know. */
export function presentRecovery(recovery: RecoveryRow): CallResponse<typeof checkResetToken>['data'] {
  return {
    email: recovery.email,
    name: recovery.name,
    isGuest: recovery.is_guest,
    waysIn: { passkeys: recovery.passkeys, google: recovery.google },
    reset_expiration_time: recovery.expires_at,
  };
}
