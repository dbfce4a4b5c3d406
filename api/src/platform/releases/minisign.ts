import { createHash, createPrivateKey, createPublicKey, type KeyObject, scryptSync, sign, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** A key or signature that can't be used, with the reason in a sentence. */
export class MinisignError extends Error {}

export interface PublicKey {
  /** Eight bytes that tell keys apart, not a secret. */
  id: Buffer;
  key: KeyObject;
}

export interface SecretKey extends PublicKey {
  secret: KeyObject;
}

/** The bytes before the 32 bytes of an Ed25519 key in DER. */
const der = { pkcs8: '302e020100300506032b657004220420', spki: '302a300506032b6570032100' };

const openPublic = (bytes: Buffer) =>
  createPublicKey({ key: Buffer.concat([Buffer.from(der.spki, 'hex'), bytes]), format: 'der', type: 'spki' });

/** Decodes a line of base64 that must have this many bytes; comment lines are not passed in. */
function bytesOf(line: string | undefined, length: number, what: string): Buffer {
  const bytes = Buffer.from(line ?? '', 'base64');
  if (bytes.length !== length) throw new MinisignError(`this is no ${what} of minisign`);
  return bytes;
}

/** The fewest different bytes of a key: 32 by chance have some 30. */
const differentLeast = 12;

/** `RWQ…`, or the file that has it below a comment. */
export function readPublicKey(text: string): PublicKey {
  const bytes = bytesOf(text.trim().split('\n').at(-1), 42, 'public key');
  if (bytes.toString('latin1', 0, 2) !== 'Ed') throw new MinisignError('this is no public key of minisign');
  if (new Set(bytes.subarray(10)).size < differentLeast)
    throw new MinisignError('this public key is a placeholder: the makers have not put theirs in its place');
  return { id: bytes.subarray(2, 10), key: openPublic(bytes.subarray(10)) };
}

/** The secret key as `minisign -G` writes it, open (`-W`) or behind a password. */
export function readSecretKey(text: string, password: string | null): SecretKey {
  const bytes = bytesOf(text.trim().split('\n')[1], 158, 'secret key');
  if (bytes.toString('latin1', 0, 2) !== 'Ed') throw new MinisignError('this is no secret key of minisign');
  const isLocked = bytes.toString('latin1', 2, 4) === 'Sc';
  if (isLocked && password === null) throw new MinisignError('the key is behind a password: RELEASE_KEY_PASSWORD_FILE');
  const inside = bytes.subarray(54);
  const open = isLocked ? unlock(inside, bytes.subarray(6, 54), password ?? '') : inside;
  const [id, seed, own] = [open.subarray(0, 8), open.subarray(8, 40), open.subarray(40, 72)];
  const secret = createPrivateKey({
    key: Buffer.concat([Buffer.from(der.pkcs8, 'hex'), seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const key = createPublicKey(secret);
  // Replaces minisign's own checksum, a BLAKE2b that Node doesn't have: the key contains its public half.
  if (!key.equals(openPublic(own))) throw new MinisignError('the password is not that of the key');
  return { id, key, secret };
}

/** @param how the salt, then how much work and memory scrypt takes, as libsodium counts them */
function unlock(locked: Buffer, how: Buffer, password: string): Buffer {
  const { N, r, p } = scryptCost(Number(how.readBigUInt64LE(32)), Number(how.readBigUInt64LE(40)));
  const stream = scryptSync(password, how.subarray(0, 32), locked.length, { N, r, p, maxmem: 2 * 128 * N * r });
  return Buffer.from(locked.map((byte, at) => byte ^ (stream[at] ?? 0)));
}

/** Chooses scrypt's parameters from its limits, as libsodium's `pickparams` does. */
function scryptCost(work: number, memory: number) {
  const r = 8;
  const isLittleWork = work < memory / 32;
  const most = isLittleWork ? work / (r * 4) : memory / (r * 128);
  const N = 2 ** Math.max(1, Math.floor(Math.log2(most)));
  return { N, r, p: isLittleWork ? 1 : Math.max(1, Math.floor(work / 4 / N / r)) };
}

const hashOf = async (file: string | Buffer) => {
  const hash = createHash('blake2b512');
  if (typeof file !== 'string') return hash.update(file).digest();
  await pipeline(createReadStream(file), hash);
  return hash.digest();
};

/** The text of `FILE.minisig`, prehashed. @param comment the comment that is signed with it */
export async function signFile(file: string, key: SecretKey, comment: string): Promise<string> {
  const signature = sign(null, await hashOf(file), key.secret);
  const whole = sign(null, Buffer.concat([signature, Buffer.from(comment)]), key.secret);
  return [
    'untrusted comment: signature of a release of Rondo',
    Buffer.concat([Buffer.from('ED'), key.id, signature]).toString('base64'),
    `trusted comment: ${comment}`,
    whole.toString('base64'),
    '',
  ].join('\n');
}

/**
 * @param file its name, or what is in it
 * @returns the signature's trusted comment; throws if it isn't for this file by this key
 */
export async function verifyFile(file: string | Buffer, signed: string, { id, key }: PublicKey): Promise<string> {
  const [, first, second = '', third] = signed.split(/\r?\n/);
  const bytes = bytesOf(first, 74, 'signature');
  const comment = /^trusted comment: (.*)$/.exec(second)?.[1];
  if (bytes.toString('latin1', 0, 2) !== 'ED' || comment === undefined)
    throw new MinisignError('this is no prehashed signature of minisign');
  if (!bytes.subarray(2, 10).equals(id)) throw new MinisignError('another key signed it');
  const signature = bytes.subarray(10);
  if (!verify(null, await hashOf(file), key, signature)) throw new MinisignError('the file is not what was signed');
  if (!verify(null, Buffer.concat([signature, Buffer.from(comment)]), key, bytesOf(third, 64, 'signature')))
    throw new MinisignError('the comment is not what was signed');
  return comment;
}
