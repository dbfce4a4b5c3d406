import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';

const derive = promisify(argon2);
/** argon2id (reliability.md#security-baseline): 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
/** The beginning of our PHC strings. */
const head = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
/** How many are computed at a time, so that a rush of logins can't use up the memory; half a minute's worth may wait. */
const queued = limitConcurrency(2, 600);

/** Hashes a password into a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await queued(() => derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, ...cost }));
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `${head}$${text(salt)}$${text(tag)}`;
}

/** The hash of no password, to compare with for an unknown user. */
const dummyHash = `${head}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether a password matches. Takes as long for an unknown user (`hash` null) as for a known one. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const [, , , parameters = '', salt = '', tag = ''] = (hash ?? dummyHash).split('$');
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
  return timingSafeEqual(given, expected) && hash !== null;
}
