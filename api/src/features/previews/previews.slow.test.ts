import { sports, surfaces } from '@rondo/rules';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { previewRow as row } from '../../../test/preview-row.ts';
import { drawPreview, drawRecap, drawStory } from './draw-preview.ts';
import { previewText, recapText } from './preview-text.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('a preview', () => {
  // Tests each sport and each surface once; other pairs behave like these.
  it.each(sports.map((sport, n) => [sport, surfaces[n % surfaces.length] ?? 'Grass'] as const))(
    'of %s on %s is a picture of 1200 x 630',
    async (sport, surface) => {
      const png = await drawPreview(previewText({ ...row, sport, surface }, 'en', now), null);
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      // WhatsApp shows no pictures above 600 kB.
      expect(png.byteLength).toBeLessThan(400_000);
    },
  );

  it.each(['W'.repeat(50), 'a '.repeat(25), 'Zaterdagmiddagvolleybaltoernooi voor de beginners', '<b>&amp;"\'', '.'])(
    'of a game called %s is drawn',
    async (name) => {
      const words = previewText({ ...row, name, place_description: name.repeat(4) }, 'nl', now);
      expect((await drawPreview(words, null)).byteLength).toBeGreaterThan(10_000);
    },
  );

  it('over the busiest photo is still light enough for a message', async () => {
    const noise = { type: 'gaussian', mean: 130, sigma: 60 } as const;
    const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#000', noise } });
    const png = await drawPreview(previewText(row, 'en', now), await photo.webp().toBuffer());
    expect(png.byteLength).toBeLessThan(600_000);
  });

  it('takes less than 600 ms of the processor', async () => {
    const words = previewText(row, 'en', now);
    const times: number[] = [];
    for (let round = 0; round < 3; round++) {
      const before = process.cpuUsage();
      await drawPreview(words, null);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    expect(Math.min(...times)).toBeLessThan(600);
  });
});

describe('a picture for stories', () => {
  it.each([row.name, 'W'.repeat(50), 'Zaterdagmiddagvolleybaltoernooi voor de beginners'])(
    'of a game called %s fills a phone',
    async (name) => {
      const png = await drawStory(previewText({ ...row, name }, 'nl', now), null);
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1920 });
      expect(png.byteLength).toBeLessThan(1_000_000);
    },
  );
});

describe('the picture of a recap', () => {
  const words = (more = {}) =>
    recapText({ ...row, archived: true, joined_count: 12, next_id: null, ...more }, 'en', 'https://rondo.test', now);

  it.each([row.name, 'W'.repeat(50), 'Zaterdagmiddagvolleybaltoernooi voor de beginners'])(
    'of a game called %s fills a phone, with the whole scene and a code that cameras read',
    async (name) => {
      const png = await drawRecap(words({ name, joined_count: 22 }));
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1920 });
      expect(png.byteLength).toBeLessThan(1_000_000);
      const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect(decodeQR({ width: info.width, height: info.height, data })).toBe(`https://rondo.test/match/${row.id}`);
    },
  );
});
