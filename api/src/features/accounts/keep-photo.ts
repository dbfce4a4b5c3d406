import { profilePhoto } from '@rondo/rules';
import { randomBytes } from 'node:crypto';
import { reencodePicture } from '../../platform/reencode-picture.ts';
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
 * Stores a photo under a random name.
 * @returns the path it is served at
 */
export async function keepPhoto(storage: StorageProvider, photo: Buffer): Promise<string> {
  const name = `photos/${randomBytes(16).toString('hex')}.webp`;
  await storage.put(name, photo);
  return `/files/${name}`;
}

/** Removes the file of a photo that is no longer used; a picture that was not uploaded here is left alone. */
export async function dropPhoto(storage: StorageProvider, photo: string | null): Promise<void> {
  const name = /^\/files\/(photos\/[\da-f]{32}\.webp)$/.exec(photo ?? '')?.[1];
  if (name !== undefined) await storage.remove(name);
}
