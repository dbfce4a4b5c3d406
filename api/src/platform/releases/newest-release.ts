import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Said, said } from '../wording/said.ts';
import { MinisignError, type PublicKey, readPublicKey, verifyFile } from './minisign.ts';

/** The name of the feed, which its signature says too (decisions/0138-a-feed-of-releases.md). */
export const feedName = 'rondo-newest.json';

const shape = z.object({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  day: z.iso.date(),
  /** The archive's name. */
  file: z.string(),
  sha256: z.string().regex(/^[a-f\d]{64}$/),
  /** Whether it fixes a weakness. */
  security: z.boolean(),
});

/** The makers' newest release, as their feed says. */
export type NewestRelease = z.output<typeof shape>;

const patienceMs = 10_000;

/** The makers' public key, which lies in each release. */
export const publicKeyFile = path.resolve(import.meta.dirname, '../../../../deploy/rondo.pub');

/** @throws MinisignError if this copy was packed without a key */
export function ownKey(file = publicKeyFile): PublicKey {
  if (!existsSync(file))
    throw new MinisignError(
      `${file} is not there: this copy came without the makers' key and can't tell who made a file; ask them for it (docs/releases.md)`,
    );
  return readPublicKey(readFileSync(file, 'utf8'));
}

/**
 * Reads the feed at an https address or in a file, and believes it only if the makers signed it. Nothing is sent but the question.
 * @throws MinisignError if it can't be believed; otherwise as reading it fails
 */
export async function readNewest(feed: string, key: PublicKey): Promise<NewestRelease> {
  const text = await read(feed);
  const signature = await read(`${feed}.minisig`);
  const comment = await verifyFile(text, signature.toString('utf8'), key);
  if (comment.split(', ').at(-1) !== feedName) throw new MinisignError(`it was signed as: ${comment}`);
  return shape.parse(JSON.parse(text.toString('utf8')));
}

async function read(from: string): Promise<Buffer> {
  if (!from.startsWith('https:')) return readFile(from);
  const answer = await fetch(from, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(`${from} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Whether a release is newer than the one that runs; what was packed without a tag is older than the tagged version of its number. */
export function isNewer(release: string, running: string): boolean {
  const numbers = (version: string) => (version.split('-')[0] ?? '').split('.').map(Number);
  const [theirs, ours] = [numbers(release), numbers(running)];
  const at = theirs.findIndex((part, n) => part !== ours[n]);
  return at < 0 ? running.includes('-') : (theirs[at] ?? 0) > (ours[at] ?? 0);
}

/** In a sentence, without its end. */
export const sayNewest = ({ security, version, day, file }: NewestRelease): Said =>
  said(security ? 'newerMends' : 'newer', { version, day, file });
