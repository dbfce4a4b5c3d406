import { afterAll, expect, test } from 'vitest';
import { PreviewDrawer } from './draw-off-thread.ts';
import { drawPreview } from './draw-preview.ts';
import type { PreviewWords } from './preview-text.ts';

const drawer = new PreviewDrawer();
afterAll(() => drawer.close());

const words: PreviewWords = {
  sport: 'Volleyball',
  surface: 'Indoors',
  photo: null,
  scene: '1-volleyball-hall-utrecht-night-autumn-0-a1',
  name: 'Volleybal na het eten',
  sportName: 'Volleyball',
  kind: 'All levels',
  status: 'pending',
  statusName: 'Pending',
  fact: { icon: 'calendar', text: 'Sun 22 Nov · 20:00–22:00' },
  place: 'Utrecht, Sporthal Oost',
  tag: { text: '€ 4.50', tone: 'price' },
};

test('draws the same pictures, several at once, and takes nothing of the thread that answers calls', async () => {
  const asks = [10, 11, 12].map((hour) => ({ ...words, place: `${hour}:00` }));
  await drawPreview(words, null);
  const here = process.threadCpuUsage();
  const drawnHere: Buffer[] = [];
  for (const ask of asks) drawnHere.push(await drawPreview(ask, null));
  const { user: usedHere } = process.threadCpuUsage(here);
  await drawer.draw(words, null);
  const there = process.threadCpuUsage();
  const drawnThere = await Promise.all(asks.map((ask) => drawer.draw(ask, null)));
  expect(process.threadCpuUsage(there).user).toBeLessThan(usedHere / 3);
  expect(drawnThere).toEqual(drawnHere);
});

test('what can not be drawn fails alone; a thread that is gone is started again', async () => {
  const broken = { ...words, sport: 'Chess', scene: null } as unknown as PreviewWords;
  await expect(drawer.draw(broken, null)).rejects.toBeInstanceOf(Error);
  expect(await drawer.draw(words, null)).toBeInstanceOf(Buffer);
  await drawer.close();
  expect(await drawer.draw(words, null)).toBeInstanceOf(Buffer);
});
