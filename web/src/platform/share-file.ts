import { saveFile } from './save-file.ts';

/**
 * Hands one of our pictures to the phone's own ways of sharing, or saves it if the phone can't share files.
 * @throws Error if the picture can't be fetched
 */
export async function shareFile(address: string, name: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const picture = await answer.blob();
  const files = [new File([picture], name, { type: picture.type })];
  if (!('canShare' in navigator && navigator.canShare({ files }))) return saveFile(picture, name);
  // Closing the phone's sheet without sharing is not an error.
  return navigator.share({ files }).catch(() => undefined);
}
