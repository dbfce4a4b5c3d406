/** The longest side of a photo that is sent, in pixels: the server stores no larger ones. */
const sideMax = 2000;
/** Smaller files, in bytes, are sent as they are. */
const smallEnough = 1_000_000;

/** Scales a photo down, so that sending five of them doesn't take minutes on a phone. A file that can't be opened is left to the server. */
export async function shrinkPhoto(photo: File): Promise<File> {
  if (photo.size <= smallEnough) return photo;
  try {
    const picture = await createImageBitmap(photo);
    const scale = Math.min(1, sideMax / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const bytes = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/jpeg', 0.88));
    return bytes ? new File([bytes], photo.name, { type: 'image/jpeg' }) : photo;
  } catch {
    return photo;
  }
}
