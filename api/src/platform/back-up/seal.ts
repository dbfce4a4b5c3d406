import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { StartError } from '../settings/start-error.ts';

/** A new pair of keys: the public key encrypts, the secret key opens. */
export async function makeKeys(): Promise<{ recipient: string; identity: string }> {
  const identity = await generateIdentity();
  return { recipient: await identityToRecipient(identity), identity };
}

/**
 * Writes what it reads to a file that only its owner may read. It is encrypted by age (https://age-encryption.org) on the way, so that no disk has it
 * in clear.
 * @param recipients public keys; the secret key of each opens it
 */
export async function sealInto(
  file: string,
  recipients: readonly string[],
  plain: AsyncIterable<Uint8Array>,
): Promise<void> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const sealed = await encrypter.encrypt(ReadableStream.from(plain));
  await pipeline(Readable.fromWeb(sealed), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
}

/**
 * Opens a file of {@link sealInto}.
 * @param identity the secret key of one of its recipients
 * @param to begun once the key is known to fit
 * @throws StartError if it isn't such a file, is for somebody else, or was changed
 */
export async function unsealInto(file: string, identity: string, to: () => Writable): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const sealed = createReadStream(file);
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(sealed));
    await pipeline(Readable.fromWeb(plain), to());
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw new StartError(`${file} can't be opened: it is broken, or BACKUP_IDENTITY is no key of it.`);
  } finally {
    sealed.destroy();
  }
}

/** Opens it into a file, which is removed if it can't be opened. */
export async function unsealToFile(file: string, identity: string, to: string): Promise<void> {
  try {
    await unsealInto(file, identity, () => createWriteStream(to, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  }
}
