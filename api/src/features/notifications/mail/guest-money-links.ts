import { isSigned, type Secret, sign } from '../../../platform/sessions/tokens.ts';

/** Where a mail to a guest leads; when the mail is sent, the guest's token replaces the last part, so that the token is stored nowhere. */
export const guestMoneyPath = '/guest-money/mine';

/** The token of the page on which a guest decides about the money kept for them; it allows nothing else. */
export function guestMoneyToken(secret: Secret, userId: string): string {
  return `${userId}.${sign(secret, 'guest-money', userId)}`;
}

/** The guest whose money a link is about; null if the link is forged. */
export function readGuestMoneyToken(secret: Secret, token: string): string | null {
  const [userId = '', signature = ''] = token.split('.');
  return isSigned(secret, signature, 'guest-money', userId) ? userId : null;
}
