import type { Sharp } from 'sharp';
import { type PictureFormat, reencodePicture } from './reencode-picture.ts';
import { storedName } from './stored-name.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';

const widths = { card: 640, header: 1600 } as const;

type Folder = 'games' | 'communities' | 'enquiries' | 'venues';

/** A picture as it will be stored: WebP in the sizes of header and card. */
export interface UsablePicture {
  header: Buffer;
  card: Buffer;
  /** A JPEG for mails. */
  mail?: Buffer;
}

/**
 * Re-encodes an uploaded picture at `path` to WebP, without its metadata. Its type is read from its bytes; SVG is refused.
 * @throws Refused `picture_not_usable`
 */
export function readPicture(path: string, accepted?: readonly PictureFormat[]): Promise<UsablePicture> {
  const fit = (width: number) => (picture: Sharp) => picture.resize({ width, withoutEnlargement: true });
  return reencodePicture(path, { header: fit(widths.header), card: fit(widths.card) }, accepted);
}

/** The size of a card in a mail, for screens with two pixels for each CSS pixel, as for scenes (features/scenes/routes.ts). */
const mailSize = { width: 1120, height: 467, fit: 'cover' } as const;

/**
 * Does the same for a venue's photo, with a JPEG for mails, because not all mail programs show WebP.
 * @throws Refused `picture_not_usable`
 */
export async function readVenuePhoto(path: string): Promise<UsablePicture> {
  const picture = await readPicture(path);
  const { sharp } = await import('./picture-library.ts');
  return { ...picture, mail: await sharp(picture.header).resize(mailSize).jpeg({ quality: 82 }).toBuffer() };
}

/**
 * Stores a picture under a name of its own. It is removed if no row ever names it (platform/files/loose-files.ts).
 * @returns the path of the header's size; the card's has `-card` added
 */
export async function keepPicture(
  storage: StorageProvider,
  { header, card, mail }: UsablePicture,
  folder: Folder,
): Promise<string> {
  const name = storedName(folder, header);
  await Promise.all([
    storage.put(`${name}.webp`, header),
    storage.put(`${name}-card.webp`, card),
    mail && storage.put(`${name}-mail.jpg`, mail),
  ]);
  return `/files/${name}.webp`;
}
