import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { beginningBytes, type StreetArchive, StreetsError, whyNotStreets } from './provider.ts';

/**
 * An archive in a file of this machine. It stays open: a file put in its place is read after the next start.
 * @throws StreetsError when it can't be read or is no such archive
 */
export async function fileStreets(path: string): Promise<StreetArchive> {
  const file = await open(path).catch(() => {
    throw new StreetsError('there is no such file, or it may not be read');
  });
  const read = async (start: number, end: number): Promise<Buffer> => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start + 1), 0, end - start + 1, start);
    return buffer.subarray(0, bytesRead);
  };
  const { size } = await file.stat();
  const first = await read(0, beginningBytes - 1).catch(() => Buffer.alloc(0));
  const why = whyNotStreets(first);
  if (why !== null) {
    await file.close();
    throw new StreetsError(why);
  }
  // The beginning holds the sizes and positions of all else, so that it is another where a tile is; and processes that share a copy agree.
  const version = createHash('sha256').update(String(size)).update(first).digest('base64url');
  return {
    read: async (start, end) => {
      const last = Math.min(end, size - 1);
      return { bytes: start > last ? Buffer.alloc(0) : await read(start, last), size, version };
    },
    close: () => file.close(),
  };
}
