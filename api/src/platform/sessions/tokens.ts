import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random 256-bit token for a person, and the hash that is stored of it. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** SHA-256 of a token, which is all the database stores, so that a leaked copy opens nothing. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * A secret alone; or the one that is used now, and behind it earlier ones, whose signatures are still taken while it is rotated
 * (decisions/0113-rotating-secrets.md).
 */
export type Secret = string | readonly [string, ...string[]];

/** The secret that signs and seals. */
export const currentOf = (secret: Secret): string => (typeof secret === 'string' ? secret : secret[0]);

/** Whether something fits one of the secrets that are still taken. */
export const someSecret = (secret: Secret, fits: (one: string) => boolean): boolean =>
  typeof secret === 'string' ? fits(secret) : secret.some(fits);

/** A keyed signature of `parts`, for links that prove themselves. */
export function sign(secret: Secret, ...parts: (string | number)[]): string {
  return createHmac('sha256', currentOf(secret)).update(parts.join('\n')).digest('base64url');
}

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(hashToken(a), hashToken(b));
}

/** Whether that is the signature of `parts`, by a secret that is still taken. */
export function isSigned(secret: Secret, signature: string, ...parts: (string | number)[]): boolean {
  return someSecret(secret, (one) => sameText(signature, sign(one, ...parts)));
}
