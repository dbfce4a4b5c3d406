import { type Secret, sign } from '../sessions/tokens.ts';

/** The log's code for an account or an address: always the same, but nobody without the key can find the owner. */
export function accountCode(secretKey: Secret, name: string): string {
  return sign(secretKey, 'log', name).slice(0, 16);
}
