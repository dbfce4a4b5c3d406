import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reencodePicture } from './reencode-picture.ts';

test('several pictures at once are decoded one after another, and a bad one among them holds up none', async () => {
  const picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#d02020' } })
    .jpeg()
    .toBuffer();
  // Its header is valid but its data ends early, which is found only while decoding.
  const cut = picture.subarray(0, Math.floor(picture.length / 2));
  let running = 0;
  let most = 0;
  const made = await Promise.allSettled(
    [picture, cut, picture, cut, picture, picture].map((bytes) =>
      reencodePicture(bytes, {
        photo: (shape) => {
          running += 1;
          most = Math.max(most, running);
          const toBuffer = shape.toBuffer.bind(shape);
          shape.toBuffer = (async () => toBuffer().finally(() => (running -= 1))) as typeof shape.toBuffer;
          return shape.resize({ width: 384, height: 384, fit: 'cover' });
        },
      }),
    ),
  );
  expect(made.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect([most, running]).toEqual([1, 0]);
});
