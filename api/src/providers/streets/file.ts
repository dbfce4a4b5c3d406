import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { beginningBytes, type StreetArchive, StreetsError, whyNotStreets } from './provider.ts';

/**
 * An archive in a file of this machine. It stays open: a replaced file is read only after the next start.
 * @throws StreetsError if it can't be read or isn't such an archive
 */
export async function fileStreets(path: string): Promise<StreetArchive> {
  const file = await open(path).catch(() => {
    throw new StreetsError('there is no such file, or it may not be read');
  });
  const { size } = await file.stat();
  const { buffer, bytesRead } = await file
    .read(Buffer.alloc(beginningBytes), 0, beginningBytes, 0)
    .catch(() => ({ buffer: Buffer.alloc(0), bytesRead: 0 }));
  const first = buffer.subarray(0, bytesRead);
  const why = whyNotStreets(first);
  if (why !== null) {
    await file.close();
    throw new StreetsError(why);
  }
  // The beginning contains the sizes and positions of everything else, so its hash changes with any tile; and processes that share a copy agree on
  // it.
  const version = createHash('sha256').update(String(size)).update(first).digest('base64url');
  return {
    read: async (start, end) => {
      const last = Math.min(end, size - 1);
      if (start > last) return { body: Buffer.alloc(0), length: 0, size, version };
      // Opened by the file's descriptor, because a stream of the handle would leave a listener on it.
      const body = createReadStream('', { fd: file.fd, autoClose: false, start, end: last });
      return { body, length: last - start + 1, size, version };
    },
    isAtHand: () => true,
    close: () => file.close(),
  };
}
