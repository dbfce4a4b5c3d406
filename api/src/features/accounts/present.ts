import type { CallResponse, checkResetToken, Me } from '@rondo/contract';
import { centsToEuros, guestName } from '@rondo/rules';
import type { RecoveryRow, UserRow } from './queries.ts';

/** The user to themselves. Guests see no balance (3-decisions §1). */
export function presentMe(user: UserRow): Me {
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    photo: user.photo,
    role: user.role,
    balance: user.role === 'guest' ? null : centsToEuros(user.balance_cents),
    elo: user.scores,
    game_count: user.game_count,
    language: user.language,
    unread: user.unread,
  };
}

/** What the form of a mailed link starts with. */
export function presentRecovery(recovery: RecoveryRow): CallResponse<typeof checkResetToken>['data'] {
  return {
    email: recovery.email,
    name: recovery.isGuest && recovery.name === guestName ? null : recovery.name,
    isGuest: recovery.isGuest,
    waysIn: { passkeys: recovery.passkeys, google: recovery.google },
    reset_expiration_time: recovery.expiresAt,
  };
}
