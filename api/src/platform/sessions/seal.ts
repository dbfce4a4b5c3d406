import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { currentOf, type Secret } from './tokens.ts';

const nonceBytes = 12;
const tagBytes = 16;

/** @param purpose keeps a text sealed for one purpose from being opened for another */
const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Encrypts a text with the secret key (AES-256-GCM), so that the database alone does not give it away. */
export function seal(secret: Secret, purpose: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(currentOf(secret), purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws if none of these secrets sealed it, or it was altered */
export function unseal(secret: Secret, purpose: string, sealed: Buffer): string {
  if (typeof secret === 'string') return open(secret, purpose, sealed);
  for (const one of secret.slice(0, -1)) {
    try {
      return open(one, purpose, sealed);
    } catch {
      // An earlier secret may have sealed it.
    }
  }
  return open(secret.at(-1) ?? '', purpose, sealed);
}

/** Whether the present secret sealed it. */
export function isSealedNow(secret: Secret, purpose: string, sealed: Buffer): boolean {
  try {
    open(currentOf(secret), purpose, sealed);
    return true;
  } catch {
    return false;
  }
}

function open(secret: string, purpose: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}
