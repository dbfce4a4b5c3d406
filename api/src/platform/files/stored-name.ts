import { createHash, randomBytes } from 'node:crypto';

/**
 * A name to store bytes under, without its ending: their SHA-256 and a random part. Two people who upload the same picture have a file each, so that
 * removing one never removes the other's.
 */
export function storedName(folder: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return `${folder}/${hash}-${randomBytes(4).toString('hex')}`;
}
