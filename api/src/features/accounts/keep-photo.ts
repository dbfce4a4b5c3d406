import { profilePhoto } from '@rondo/rules';
import { reencodePicture } from '../../platform/files/reencode-picture.ts';
import { storedName } from '../../platform/files/stored-name.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';

/**
 * Turns an uploaded picture at `path` into a profile photo: a square WebP without metadata.
 * @throws Refused `picture_not_usable`
 */
export async function readPhoto(path: string): Promise<Buffer> {
  const side = profilePhoto.pixels;
  const { photo } = await reencodePicture(path, {
    photo: (picture) => picture.resize({ width: side, height: side, fit: 'cover' }),
  });
  return photo;
}

/**
 * Stores a photo under a name of its own. If no row comes to name it, it is removed (platform/files/loose-files.ts).
 * @returns the path it is served at
 */
export async function keepPhoto(storage: StorageProvider, photo: Buffer): Promise<string> {
  const name = `${storedName('photos', photo)}.webp`;
  await storage.put(name, photo);
  return `/files/${name}`;
}
