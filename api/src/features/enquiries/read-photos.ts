import { Refused } from '../../platform/refusal.ts';
import type { UploadedFile } from '../../platform/files/uploads.ts';
import { readPicture, type UsablePicture } from '../../platform/files/keep-picture.ts';

/**
 * Re-encodes the photos of a venue.
 * @throws Refused `photo_not_usable`, with the place of each that is no JPG or PNG
 */
export async function readPhotos(files: readonly UploadedFile[]): Promise<UsablePicture[]> {
  const pictures: UsablePicture[] = [];
  const unusable: { at: number; name: string }[] = [];
  for (const [at, { name, path }] of files.entries()) {
    const picture = await readPicture(path, ['jpeg', 'png']).catch((error: unknown) => {
      if (error instanceof Refused && error.code === 'picture_not_usable') return null;
      throw error;
    });
    if (picture === null) unusable.push({ at, name });
    else pictures.push(picture);
  }
  if (!unusable[0]) return pictures;
  const issues = unusable.map(({ at, name }) => ({ path: `images.${at}`, message: `${name} is no JPG or PNG` }));
  throw new Refused('photo_not_usable', { file: unusable[0].name }, issues);
}
