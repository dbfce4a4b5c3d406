import { createHash } from 'node:crypto';

/** The SHA-256 of a text, in hex. */
export async function sha256(text: string): Promise<string> {
  return createHash('sha256').update(text).digest('hex');
}
