import { drawSceneElements, factsOf } from '@rondo/scenes';
import { sharp } from '../../platform/picture-library.ts';
import { fieldBackdrop, previewSize, scrim } from './backdrop.ts';
import { layOutWords } from './lay-out-words.ts';
import type { PreviewWords } from './preview-text.ts';

/**
 * Draws a preview: a PNG of 1200 x 630 with the game's photo or scene, or a community's field, under its words (decisions/0007-link-previews.md).
 * @param photo - the bytes of a stored picture; an unusable one shows the scene or the field
 */
export async function drawPreview(words: PreviewWords, photo: Buffer | null): Promise<Buffer> {
  const [letters, background] = await Promise.all([layOutWords(words), photo && crop(photo)]);
  const over = scrim(background !== null, words.status === 'cancelled') + letters;
  if (!background) {
    const facts = words.scene === null ? null : factsOf(words.scene);
    const drawing = facts ? drawSceneElements(facts) : fieldBackdrop(words.sport, words.surface);
    return sharp(svg(drawing + over))
      .png({ compressionLevel: 7 })
      .toBuffer();
  }
  // A photo in 16 million colours would be too large for messaging apps; reduced to 256 it looks the same under the words.
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
