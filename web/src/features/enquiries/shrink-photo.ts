/** No side of a photo is sent longer than this, in pixels: the server keeps less. */
const sideMax = 2000;
/** Smaller files, in bytes, are sent as they are. */
const smallEnough = 1_000_000;

/** The photo as it is sent: scaled down, so that five of them do not take minutes on a phone. What can't be opened is left to the server. */
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
