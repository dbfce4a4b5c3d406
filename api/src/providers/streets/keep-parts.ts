import { PictureCache } from '../../platform/files/picture-cache.ts';
import type { FarArchive, FarPart, StreetArchive } from './provider.ts';

/** Bounds of the memory kept: for the beginning, directories, and popular tiles. */
const bounds = { maxBytes: 16 * 1024 * 1024, atOnce: 16, maxQueued: 400 };

/** After this time everything is asked for again, so that a new archive is noticed even if only cached parts are looked at. */
const keptMs = 10 * 60_000;

/** The parts of one version of an archive. */
interface Kept {
  parts: PictureCache;
  /** null until the first part says it. */
  version: string | null;
  until: number;
}

/**
 * Caches the latest parts of an archive for ten minutes, while the archive stays the same, so that parts that every visitor needs are fetched once.
 * Its `read` also throws Refused `unavailable` if too many are waiting already.
 * @param now milliseconds of a clock that only moves ahead
 */
export function keepParts(archive: FarArchive, now = () => performance.now()): StreetArchive {
  const nothing = (): Kept => ({ parts: new PictureCache(bounds), version: null, until: now() + keptMs });
  let kept = nothing();
  /** What an archive answered beside the bytes that are kept. */
  const partOf = new WeakMap<Buffer, FarPart>();

  const read = async (start: number, end: number, isAgain: boolean): Promise<FarPart> => {
    if (now() >= kept.until) kept = nothing();
    const mine = kept;
    const bytes = await mine.parts.get(nameOf(start, end), async () => {
      const part = await archive.read(start, end);
      partOf.set(part.body, part);
      return part.body;
    });
    const part = partOf.get(bytes);
    if (!part) throw new Error('a kept part without its version');
    mine.version ??= part.version;
    if (isAgain || (mine === kept && part.version === mine.version)) return part;
    // The archive was replaced, or the replacement was noticed meanwhile: all reads that wait for a part read it again, from the new version.
    if (mine === kept) kept = nothing();
    return read(start, end, true);
  };
  return {
    read: (start, end) => read(start, end, false),
    isAtHand: (start, end) => now() < kept.until && kept.parts.has(nameOf(start, end)),
    close: () => archive.close(),
  };
}

const nameOf = (start: number, end: number) => `${start}-${end}`;
