import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { MinisignError, verifyFile } from '../api/src/platform/releases/minisign.ts';
import { ownKey, publicKeyFile } from '../api/src/platform/releases/newest-release.ts';

/**
 * Checks that a file is what was signed under this name in a release: a genuine file under another name is refused too.
 * @returns the signed comment, which ends with the name
 */
async function verifyRelease(file: string, keyFile: string): Promise<string> {
  const comment = await verifyFile(file, signatureOf(file), ownKey(keyFile));
  if (comment.split(', ').at(-1) !== basename(file)) throw new MinisignError(`it was signed as: ${comment}`);
  return comment;
}

function signatureOf(file: string): string {
  if (existsSync(`${file}.minisig`)) return readFileSync(`${file}.minisig`, 'utf8');
  throw new MinisignError(
    `it is unsigned: without ${basename(file)}.minisig beside it nobody can tell who made it; its checksum only says whether it is whole (docs/releases.md)`,
  );
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
