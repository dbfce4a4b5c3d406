import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random 256-bit token for a person, and the hash of it to store. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** SHA-256 of a token, which is all the database stores, so that a leaked copy opens nothing. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * One secret; or the present one followed by earlier ones, whose signatures are still accepted during rotation (decisions/0113-rotating-secrets.md).
 */
export type Secret = string | readonly [string, ...string[]];

/** The secret that signs and seals. */
export const currentOf = (secret: Secret): string => (typeof secret === 'string' ? secret : secret[0]);

/** Whether something fits one of the accepted secrets. */
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

/** Whether the signature of `parts` is right, by one of the accepted secrets. */
export function isSigned(secret: Secret, signature: string, ...parts: (string | number)[]): boolean {
  return someSecret(secret, (one) => sameText(signature, sign(one, ...parts)));
}
