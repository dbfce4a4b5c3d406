import type { Sharp } from 'sharp';
import { inTurn } from './in-turn.ts';
import { Refused } from './refusal.ts';

/** Beyond this many pixels, or this many on a side, a picture is refused before it is decoded. */
const pixelsMax = 50_000_000;
const sideMax = 20_000;
/** Each shape of one takes no longer. */
const secondsMax = 10;

/** One at a time in a process: a picture of the most pixels takes some 200 MB while it is decoded. */
const decoding = inTurn(1, 24);

const formats = new Set(['jpeg', 'png', 'gif', 'webp']);

/**
 * Makes WebP pictures of an uploaded one, upright and without its metadata. What it is, is read from its bytes; SVG is not taken.
 * @param from its bytes, or where it lies
 * @param shapes what to make of it, by name
 * @throws Refused `picture_not_usable`; `unavailable` when too many wait already
 */
export async function reencodePicture<Name extends string>(
  from: Buffer | string,
  shapes: Record<Name, (picture: Sharp) => Sharp>,
): Promise<Record<Name, Buffer>> {
  return decoding(async () => {
    try {
      const { sharp } = await import('./picture-library.ts');
      const picture = sharp(from, { limitInputPixels: pixelsMax, failOn: 'error' });
      const { format, width, height } = await picture.metadata();
      if (!formats.has(format ?? '') || Math.max(width, height) > sideMax) throw new Refused('picture_not_usable');
      const made: Partial<Record<Name, Buffer>> = {};
      for (const name of Object.keys(shapes) as Name[]) {
        const shaped = shapes[name](picture.clone().rotate()).timeout({ seconds: secondsMax });
        made[name] = await shaped.webp({ quality: 80 }).toBuffer();
      }
      return made as Record<Name, Buffer>;
    } catch {
      throw new Refused('picture_not_usable', undefined, [{ path: 'photo', message: 'not a usable picture' }]);
    }
  });
}
