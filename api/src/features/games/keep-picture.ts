import { sql } from 'kysely';
import type { Sharp } from 'sharp';
import type { Database } from '../../platform/db.ts';
import { type PictureFormat, reencodePicture } from '../../platform/reencode-picture.ts';
import { storedName } from '../../platform/stored-name.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';

const widths = { card: 640, header: 1600 } as const;

type Folder = 'games' | 'communities' | 'enquiries' | 'venues';

/** A picture as it will be stored: WebP in the sizes of header and card. */
export interface UsablePicture {
  header: Buffer;
  card: Buffer;
  /** A JPEG, where mails show it. */
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

/** A card in a mail, for screens with two pixels to each: the same as of a scene (features/scenes/routes.ts). */
const mailSize = { width: 1120, height: 467, fit: 'cover' } as const;

/**
 * The same of a venue's photo, with a JPEG for mails, whose programs don't all show WebP.
 * @throws Refused `picture_not_usable`
 */
export async function readVenuePhoto(path: string): Promise<UsablePicture> {
  const picture = await readPicture(path);
  const { sharp } = await import('../../platform/picture-library.ts');
  return { ...picture, mail: await sharp(picture.header).resize(mailSize).jpeg({ quality: 82 }).toBuffer() };
}

/**
 * Stores a picture under a name of its own.
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

/** Stores a picture while `act` uses its path, and removes it if that fails. */
export async function keepingPicture<T>(
  storage: StorageProvider,
  picture: UsablePicture | null,
  folder: Folder,
  act: (path: string | null) => Promise<T>,
): Promise<T> {
  const path = picture && (await keepPicture(storage, picture, folder));
  return act(path).catch(async (error: unknown) => {
    await dropPicture(storage, path);
    throw error;
  });
}

/** Removes pictures that no game uses any more; games of a series share theirs. */
export async function dropUnused(db: Database, storage: StorageProvider, photos: readonly string[]): Promise<void> {
  for (const photo of new Set(photos)) {
    const { rows } = await sql`select from game where photo = ${photo} limit 1`.execute(db);
    if (rows.length === 0) await dropPicture(storage, photo);
  }
}

/**
 * Removes the files of a picture that nothing shows any more; one that was not uploaded here is left alone. What can't be removed now the
 * sweep of files removes later (platform/sweep-files.ts).
 */
export async function dropPicture(storage: StorageProvider, picture: string | null): Promise<void> {
  const name = /^\/files\/((?:games|communities|enquiries|venues)\/[\da-f]{32}(?:-[\da-f]{8})?)\.webp$/.exec(
    picture ?? '',
  )?.[1];
  if (name === undefined) return;
  await Promise.allSettled(['.webp', '-card.webp', '-mail.jpg'].map((ending) => storage.remove(`${name}${ending}`)));
}
