import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { shippedPackages } from '../shipped-packages.ts';
import { readLock } from '../third-party.ts';
import { feedName, type NewestRelease, publicKeyFile } from '../../api/src/platform/releases/newest-release.ts';
import { billOf } from '../write-sbom.ts';
import {
  MinisignError,
  readPublicKey,
  readSecretKey,
  type SecretKey,
  signFile,
} from '../../api/src/platform/releases/minisign.ts';

export interface SignedRelease {
  version: string;
  /** Seconds since 1970. */
  committedAt: number;
}

/** Writes the bill of materials and the checksums beside an archive. @returns the files to sign */
export async function describeRelease(archive: string, { version }: SignedRelease): Promise<string[]> {
  const bill = archive.replace(/(?:\.tar\.gz)?$/, '.cdx.json');
  const sha256 = await sumOf(archive);
  writeFileSync(bill, `${JSON.stringify(billOf(shippedPackages(readLock()), version, sha256), null, 2)}\n`);
  const sums = [`${sha256}  ${basename(archive)}`, `${await sumOf(bill)}  ${basename(bill)}`, ''];
  writeFileSync(`${archive}.sha256`, sums.join('\n'));
  return [archive, bill];
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes the feed, which names the newest release, beside its archive: operators' `bin/rondo upgrade --check` reads it. @returns the file to sign */
export async function writeFeed(archive: string, release: SignedRelease, changelog: string): Promise<string> {
  const { version } = release;
  const [, section = ''] = changelog.split(`\n## [${version}] - `);
  const security = /^### Security$/m.test(section.split('\n## ')[0] ?? '');
  const feed = join(dirname(archive), feedName);
  const newest: NewestRelease = {
    version,
    day: dayOf(release),
    file: basename(archive),
    sha256: await sumOf(archive),
    security,
  };
  writeFileSync(feed, `${JSON.stringify(newest)}\n`);
  return feed;
}

const dayOf = ({ committedAt }: SignedRelease) => new Date(committedAt * 1000).toISOString().slice(0, 10);

/** Writes each file's signature beside it. Only released files are signed, by the key that operators have. */
export async function signRelease(files: readonly string[], release: SignedRelease, key: SecretKey): Promise<void> {
  for (const file of files) {
    const comment = `rondo ${release.version}, ${dayOf(release)}, ${basename(file)}`;
    writeFileSync(`${file}.minisig`, await signFile(file, key, comment));
  }
}

/** The key in `RELEASE_KEY_FILE`. Throws a sentence if there is none, or operators could not verify with it. */
export function openReleaseKey(settings: NodeJS.ProcessEnv, ownPublicKey = publicKeyFile): SecretKey {
  const { RELEASE_KEY_FILE: file, RELEASE_KEY_PASSWORD_FILE: passwordFile } = settings;
  if (!file) throw new MinisignError('RELEASE_KEY_FILE names no key');
  const name = join(basename(dirname(ownPublicKey)), basename(ownPublicKey));
  if (!existsSync(ownPublicKey)) throw new MinisignError(`${name}, by which operators verify, is not there`);
  const password = passwordFile ? readFileSync(passwordFile, 'utf8').replace(/\r?\n$/, '') : null;
  const key = readSecretKey(readFileSync(file, 'utf8'), password);
  const own = readPublicKey(readFileSync(ownPublicKey, 'utf8'));
  if (!own.key.equals(key.key)) throw new MinisignError(`the key is not that of ${name}`);
  return key;
}
