import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { Refused } from '../../platform/refusal.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';

/** Beyond this many pixels a picture is refused before it is decoded. */
const pixelsMax = 50_000_000;
const widths = { card: 640, header: 1600 } as const;

/**
 * Re-encodes an uploaded picture to WebP in the sizes of card and header, without its metadata, under a random name.
 * What it is, is read from its bytes; SVG is not taken.
 * @returns the path the header's size is served at; the card's is the same with `-card`
 * @throws Refused `picture_not_usable`
 */
export async function keepPicture(storage: StorageProvider, bytes: Buffer): Promise<string> {
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!['jpeg', 'png', 'gif', 'webp'].includes(format ?? '')) throw new Refused('picture_not_usable');
    const name = `games/${randomBytes(16).toString('hex')}`;
    const encode = (width: number) =>
      picture.clone().rotate().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
    await storage.put(`${name}.webp`, await encode(widths.header));
    await storage.put(`${name}-card.webp`, await encode(widths.card));
    return `/files/${name}.webp`;
  } catch {
    throw new Refused('picture_not_usable', undefined, [{ path: 'photo', message: 'not a usable picture' }]);
  }
}
