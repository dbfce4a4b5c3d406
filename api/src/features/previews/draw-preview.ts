import { drawSceneElements, factsOf } from '@rondo/scenes';
import { sharp } from '../../platform/files/picture-library.ts';
import { fieldBackdrop, previewSize, scrim } from './backdrop.ts';
import { inTheDark } from '../../platform/wording/theme.ts';
import { layOutStory, storyPictureHeight, storySize } from './lay-out-story.ts';
import { drawMap, layOutPoster, type PosterWords } from './lay-out-poster.ts';
import { layOutRecap, recapPicture } from './lay-out-recap.ts';
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
    return sharp(svg(drawingOf(words) + over))
      .png({ compressionLevel: 7 })
      .toBuffer();
  }
  // A photo in 16 million colours would be too large for messaging apps; reduced to 256 it looks the same under the words.
  return sharp(background)
    .composite([{ input: svg(over) }])
    .png({ palette: true, quality: 90, effort: 2 })
    .toBuffer();
}

/**
 * Draws a picture for stories: a PNG of 1080 x 1920 with the picture of the preview above its words.
 * @param photo - as for a preview
 */
export async function drawStory(words: PreviewWords, photo: Buffer | null): Promise<Buffer> {
  const { width, height } = storySize;
  const [letters, cropped] = await Promise.all([layOutStory(words), photo && crop(photo)]);
  const picture = await sharp(cropped ?? svg(drawingOf(words)))
    .resize({ width, height: storyPictureHeight, fit: 'cover' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: inTheDark('page') } })
    .composite([{ input: picture, top: 0, left: 0 }, { input: svg(storyShade() + letters, storySize) }])
    .png(cropped ? { palette: true, quality: 90, effort: 2 } : { compressionLevel: 7 })
    .toBuffer();
}

/** Draws the picture of a recap: a PNG of 1080 x 1920 in which the whole scene stands above its words and a code. */
export async function drawRecap(words: PreviewWords): Promise<Buffer> {
  const { width, height } = storySize;
  const [letters, picture] = await Promise.all([
    layOutRecap(words),
    sharp(svg(drawingOf(words)))
      .resize({ width })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  ]);
  return sharp({ create: { width, height, channels: 3, background: inTheDark('page') } })
    .composite([{ input: picture, top: recapPicture.top, left: 0 }, { input: svg(letters, storySize) }])
    .png({ compressionLevel: 7 })
    .toBuffer();
}

/** Draws the poster of a year: a PNG of 1080 x 1920 with its places on a map, and its figures. */
export async function drawPoster(words: PosterWords): Promise<Buffer> {
  const { width, height } = storySize;
  const ground = `<rect width="${width}" height="${height}" fill="${inTheDark('page')}"/>`;
  const letters = await layOutPoster(words);
  return sharp(svg(ground + drawMap(words.venues) + letters, storySize))
    .png({ compressionLevel: 7 })
    .toBuffer();
}

/** The scene of a game, or the field of a community. */
function drawingOf({ scene, sport, surface }: PreviewWords): string {
  const facts = scene === null ? null : factsOf(scene);
  return facts ? drawSceneElements(facts) : fieldBackdrop(sport, surface);
}

/** The picture fades into the ground that the words stand on. */
function storyShade(): string {
  const ground = inTheDark('page');
  const { width } = storySize;
  return `
    <defs><linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${ground}" stop-opacity="0.35"/><stop offset="0.35" stop-color="${ground}" stop-opacity="0"/>
      <stop offset="1" stop-color="${ground}"/></linearGradient></defs>
    <rect width="${width}" height="${storyPictureHeight}" fill="url(#fade)"/>`;
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

function svg(elements: string, { width, height }: { width: number; height: number } = previewSize): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${elements}</svg>`,
  );
}
