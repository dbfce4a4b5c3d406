import { isSigned, type Secret, sign } from '../../../platform/sessions/tokens.ts';

/** Where a mail to a guest leads; as it is sent, their token takes the place of the last part, so that it is stored nowhere. */
export const guestMoneyPath = '/guest-money/mine';

/** The token of the page on which a guest decides about what is kept for them; it can do nothing else. */
export function guestMoneyToken(secret: Secret, userId: string): string {
  return `${userId}.${sign(secret, 'guest-money', userId)}`;
}

/** The guest whose money a link is about; null if it is forged. */
export function readGuestMoneyToken(secret: Secret, token: string): string | null {
  const [userId = '', signature = ''] = token.split('.');
  return isSigned(secret, signature, 'guest-money', userId) ? userId : null;
}
