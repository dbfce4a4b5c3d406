import { sharp } from '../../platform/picture-library.ts';
import { fieldBackdrop, previewSize, scrim } from './backdrop.ts';
import { layOutWords } from './lay-out-words.ts';
import type { PreviewWords } from './say-preview.ts';

/**
 * Draws a preview: 1200 x 630, PNG, the game's photo or its sport's field under its words.
 * @param photo - the bytes of a stored picture; one that is not usable shows the field
 */
export async function drawPreview(words: PreviewWords, photo: Buffer | null): Promise<Buffer> {
  const [letters, background] = await Promise.all([layOutWords(words), photo && crop(photo)]);
  const over = scrim(background !== null, words.status === 'cancelled') + letters;
  if (!background) {
    const field = svg(fieldBackdrop(words.sport, words.surface) + over);
    return sharp(field).png({ compressionLevel: 7 }).toBuffer();
  }
  // A photo in 16 million colours would be too heavy for a message; in 256 nobody sees it under the words.
  return sharp(background)
    .composite([{ input: svg(over) }])
    .png({ palette: true, quality: 90, effort: 2 })
    .toBuffer();
}

async function crop(photo: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(photo, { limitInputPixels: 50_000_000 })
      .resize({ ...previewSize, fit: 'cover', position: 'attention' })
      .flatten()
      .png({ compressionLevel: 0 })
      .toBuffer();
  } catch {
    return null;
  }
}

function svg(elements: string): Buffer {
  const { width, height } = previewSize;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${elements}</svg>`,
  );
}
