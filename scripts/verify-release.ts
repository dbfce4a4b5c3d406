import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { MinisignError, readPublicKey, verifyFile } from './releases/minisign.ts';

/** Rondo's own key, from the running release: releases.md#verify-a-download. */
export const publicKeyFile = join(import.meta.dirname, '../deploy/rondo.pub');

/**
 * Checks that a file is what was signed under this name in a release: a genuine file under another name is refused too.
 * @returns the signed comment, which ends with the name
 */
async function verifyRelease(file: string, keyFile: string): Promise<string> {
  const comment = await verifyFile(file, read(`${file}.minisig`), readPublicKey(read(keyFile)));
  if (comment.split(', ').at(-1) !== basename(file)) throw new MinisignError(`it was signed as: ${comment}`);
  return comment;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new MinisignError(`${file} can't be read`, { cause: error });
  }
}

/** Says how it went, and ends with 1 if a file can't be trusted. @param keyFile one's own copy of the public key */
export async function reportVerified(files: readonly string[], keyFile = publicKeyFile): Promise<void> {
  for (const file of files)
    try {
      console.log(`${file} is genuine: ${await verifyRelease(file, keyFile)}`);
    } catch (error) {
      if (!(error instanceof MinisignError)) throw error;
      console.error(`Do not use ${file}: ${error.message}.`);
      process.exitCode = 1;
    }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
  if (positionals.length === 0) {
    console.error('rondo verify-release FILE [--key FILE]');
    process.exitCode = 2;
  }
  await reportVerified(positionals, values.key);
}
