import { type MailTopic, mailTopics } from '@rondo/contract';
import { goesAlways } from '@rondo/rules/notifications';
import { isSigned, type Secret, sign } from '../../../platform/sessions/tokens.ts';

/** The token of a link that ends mails without a login: a signed user and topic that is not stored and never expires. It allows nothing else. */
export function unsubscribeToken(secret: Secret, userId: string, topic: MailTopic): string {
  return `${userId}.${topic}.${sign(secret, 'unsubscribe', userId, topic)}`;
}

/**
 * Does the same for the newsletter of an address without an account.
 * @param addressHash SHA-256 of the address, so that the link doesn't reveal it
 */
export function addressToken(secret: Secret, addressHash: Buffer): string {
  const name = addressHash.toString('base64url');
  return `${name}.address.${sign(secret, 'unsubscribe-address', name)}`;
}

export type MailLink = { userId: string; topic: MailTopic } | { addressHash: Buffer };

/** The person whose mails a link ends, and which mails; null if the link is forged, or its mails are always sent. */
export function readUnsubscribeToken(secret: Secret, token: string): MailLink | null {
  const [userId = '', name = '', signature = ''] = token.split('.');
  if (name === 'address')
    return isSigned(secret, signature, 'unsubscribe-address', userId)
      ? { addressHash: Buffer.from(userId, 'base64url') }
      : null;
  const topic = mailTopics.find((known) => known === name);
  if (!topic || !isSigned(secret, signature, 'unsubscribe', userId, topic)) return null;
  return topic !== 'all' && topic !== 'newsletter' && goesAlways(topic, 'mail') ? null : { userId, topic };
}
