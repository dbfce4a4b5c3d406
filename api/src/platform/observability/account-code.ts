import { type Secret, sign } from '../sessions/tokens.ts';

/** What the log calls an account, or an address: the same each time, and nobody without the key finds whose it is. */
export function accountCode(secretKey: Secret, name: string): string {
  return sign(secretKey, 'log', name).slice(0, 16);
}
