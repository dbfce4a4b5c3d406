import { sha256 } from './sha256.ts';

/** A short hash of some content, for a key that is the same exactly if the content is. */
export async function fingerprint(content: unknown): Promise<string> {
  return (await sha256(JSON.stringify(content))).slice(0, 16);
}
