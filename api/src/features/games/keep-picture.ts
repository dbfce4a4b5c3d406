import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Sharp } from 'sharp';
import type { Database } from '../../platform/db.ts';
import { reencodePicture } from '../../platform/reencode-picture.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';

const widths = { card: 640, header: 1600 } as const;

/** A picture as it will be kept: WebP in the sizes of header and card. */
export interface UsablePicture {
  header: Buffer;
  card: Buffer;
}

/**
 * Re-encodes an uploaded picture, which lies at `path`, to WebP, without its metadata. What it is, is read from its bytes; SVG is not taken.
 * @throws Refused `picture_not_usable`
 */
export function readPicture(path: string): Promise<UsablePicture> {
  const fit = (width: number) => (picture: Sharp) => picture.resize({ width, withoutEnlargement: true });
  return reencodePicture(path, { header: fit(widths.header), card: fit(widths.card) });
}

/**
 * Keeps a picture under a random name.
 * @returns the path the header's size is served at; the card's is the same with `-card`
 */
export async function keepPicture(storage: StorageProvider, { header, card }: UsablePicture): Promise<string> {
  const name = `games/${randomBytes(16).toString('hex')}`;
  await storage.put(`${name}.webp`, header);
  await storage.put(`${name}-card.webp`, card);
  return `/files/${name}.webp`;
}

/** Removes pictures that no game shows any more; games of a series share theirs. */
export async function dropUnused(db: Database, storage: StorageProvider, photos: readonly string[]): Promise<void> {
  for (const photo of new Set(photos)) {
    const { rows } = await sql`select from game where photo = ${photo} limit 1`.execute(db);
    const name = /^\/files\/(games\/[\da-f]{32})\.webp$/.exec(photo)?.[1];
    if (rows.length > 0 || name === undefined) continue;
    await storage.remove(`${name}.webp`);
    await storage.remove(`${name}-card.webp`);
  }
}
