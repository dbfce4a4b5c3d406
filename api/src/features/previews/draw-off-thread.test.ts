import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, test } from 'vitest';
import { PreviewDrawer } from './draw-off-thread.ts';
import { drawPreview } from './draw-preview.ts';
import type { PreviewWords } from './say-preview.ts';

const drawer = new PreviewDrawer();
afterAll(() => drawer.close());

const words: PreviewWords = {
  sport: 'Volleyball',
  surface: 'Indoors',
  photo: null,
  name: 'Volleybal na het eten',
  sportName: 'Volleyball',
  level: 'All levels',
  status: 'pending',
  statusName: 'Pending',
  day: 'Sun 22 Nov',
  time: '20:00–22:00',
  place: 'Utrecht, Sporthal Oost',
  price: '€ 4.50',
  free: false,
};

test('draws the same pictures, several at once, while calls go on', async () => {
  const here = await drawPreview(words, null);
  await drawer.draw(words, null); // starts the thread
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const drawn = await Promise.all(
    Array.from({ length: 10 }, (_, n) => drawer.draw({ ...words, time: `1${n}:00` }, null)),
  );
  delay.disable();
  expect(await drawer.draw(words, null)).toEqual(here);
  expect(new Set(drawn.map((picture) => picture.toString('base64'))).size).toBe(10);
  // Laying out ten here would hold everything up for half a second.
  expect(delay.max / 1e6).toBeLessThan(200);
});

test('what can not be drawn fails alone; a thread that is gone is started again', async () => {
  const broken = { ...words, sport: 'Chess' } as unknown as PreviewWords;
  await expect(drawer.draw(broken, null)).rejects.toBeInstanceOf(Error);
  expect(await drawer.draw(words, null)).toBeInstanceOf(Buffer);
  await drawer.close();
  expect(await drawer.draw(words, null)).toBeInstanceOf(Buffer);
});
