import type { Sharp } from 'sharp';
import { limitConcurrency } from '../load/limit-concurrency.ts';
import { Refused } from '../refusal.ts';

/** A picture with more pixels, or longer sides, is refused before it is decoded. */
const pixelsMax = 50_000_000;
const sideMax = 20_000;
/** How long making each shape may take. */
const secondsMax = 10;

/** One at a time in each process, because decoding the largest picture takes some 200 MB. */
const decoding = limitConcurrency(1, 24);

const formats = ['jpeg', 'png', 'gif', 'webp'] as const;
export type PictureFormat = (typeof formats)[number];

/**
 * Makes WebP pictures from an uploaded one, upright and without metadata. Its type is read from its bytes; SVG is refused.
 * @param from the picture's bytes, or its path
 * @param shapes the pictures to make, by name
 * @param accepted the accepted types
 * @throws Refused `picture_not_usable`; `unavailable` if too many are waiting already
 */
export async function reencodePicture<Name extends string>(
  from: Buffer | string,
  shapes: Record<Name, (picture: Sharp) => Sharp>,
  accepted: readonly PictureFormat[] = formats,
): Promise<Record<Name, Buffer>> {
  return decoding(async () => {
    try {
      const { sharp } = await import('./picture-library.ts');
      const picture = sharp(from, { limitInputPixels: pixelsMax, failOn: 'error' });
      const { format, width, height } = await picture.metadata();
      if (!accepted.some((one) => one === format) || Math.max(width, height) > sideMax)
        throw new Refused('picture_not_usable');
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
