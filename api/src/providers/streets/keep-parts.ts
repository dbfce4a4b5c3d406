import { PictureCache } from '../../platform/picture-cache.ts';
import type { ArchivePart, StreetArchive } from './provider.ts';

/** What is kept in memory: the beginning, directories, and tiles that many look at. */
const bounds = { maxBytes: 16 * 1024 * 1024, atOnce: 16, maxQueued: 400 };

/** The parts of one version of an archive. */
interface Kept {
  parts: PictureCache;
  /** null until the first part says so. */
  of: Pick<ArchivePart, 'size' | 'version'> | null;
}

const nothing = (): Kept => ({ parts: new PictureCache(bounds), of: null });

/**
 * Keeps the latest parts of an archive as long as it is the same, so that what every visitor needs is asked for once.
 * Its `read` throws Refused `unavailable` too, when too many wait already.
 */
export function keepParts(archive: StreetArchive): StreetArchive {
  let kept = nothing();
  const read = async (start: number, end: number): Promise<ArchivePart> => {
    const mine = kept;
    let other: ArchivePart | null = null;
    const bytes = await mine.parts.get(`${start}-${end}`, async () => {
      const part = await archive.read(start, end);
      mine.of ??= { size: part.size, version: part.version };
      if (part.version !== mine.of.version) other = part;
      return part.bytes;
    });
    // Another archive stands there now: what is kept of the one before is of no use.
    if (other !== null && kept === mine) kept = nothing();
    return other ?? { bytes, size: mine.of?.size ?? 0, version: mine.of?.version ?? '' };
  };
  return { read, close: () => archive.close() };
}
