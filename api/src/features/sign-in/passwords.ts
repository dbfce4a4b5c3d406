import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limitConcurrency } from '../../platform/load/limit-concurrency.ts';
import type { PasswordCost } from '../../platform/settings/password-cost.ts';

const derive = promisify(argon2);
const tagLength = 32;
/** How many hashes are computed at a time, so that a rush of logins can't use up the memory; half a minute's worth may wait. */
const queued = limitConcurrency(2, 600);

/** The beginning of Rondo's PHC strings. */
const headOf = ({ memory, passes, parallelism }: PasswordCost) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}`;

/** Hashes a password into a PHC string. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const tag = await queued(() =>
    derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, ...cost, tagLength }),
  );
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `${headOf(cost)}$${text(salt)}$${text(tag)}`;
}

/** A hash that no password has. */
const dummyHash = (cost: PasswordCost) => `${headOf(cost)}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether a password matches a hash, whatever the hash's cost. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [, , , parameters = '', salt = '', tag = ''] = hash.split('$');
  const [memory = 0, passes = 0, parallelism = 0] = parameters.split(',').map((pair) => Number(pair.slice(2)));
  const expected = Buffer.from(tag, 'base64');
  const nonce = Buffer.from(salt, 'base64');
  const given = await queued(() =>
    derive('argon2id', {
      message: password.normalize('NFKC'),
      nonce,
      memory,
      passes,
      parallelism,
      tagLength: expected.length,
    }),
  );
  return timingSafeEqual(given, expected);
}

/** Takes the same time for an unknown user, or one without a password (`hash` null), as for a known one, and returns false. */
export async function passwordOfAnybodyMatches(
  password: string,
  hash: string | null,
  cost: PasswordCost,
): Promise<boolean> {
  const matches = await passwordMatches(password, hash ?? dummyHash(cost));
  return matches && hash !== null;
}
