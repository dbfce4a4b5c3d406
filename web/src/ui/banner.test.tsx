import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { banners, expectBanner, expectBannerFor } from '../../test/banners.ts';
import { stopTimers } from '../../test/clock.ts';
import { show, speak } from '../../test/open.tsx';
import { showBanner } from './banner.tsx';
import { Sheet } from './sheet.tsx';

const t = speak('en');
const count = () => banners().getByRole('paragraph').elements().length;

test.each([
  [5, {}],
  [3, { seconds: 3 }],
] as const)('a banner stands for %i seconds', async (seconds, options) => {
  await show(<p>A page</p>);
  stopTimers();
  showBanner('info', 'News', options);
  await expectBannerFor(seconds, 'News');
});

test('one that stays is closed by hand', async () => {
  await show(<p>A page</p>);
  stopTimers();
  showBanner('warning', 'Stays', { seconds: null });
  vi.advanceTimersByTime(60_000);
  await expect.element(banners()).toMatchTextContent('Stays');
  await banners()
    .getByRole('button', { name: t('common.close') })
    .tap();
  await expect.poll(count).toBe(0);
});

test('the same words stand once, and three banners at most', async () => {
  await show(<p>A page</p>);
  for (const words of ['One', 'One', 'Two', 'Three', 'Four']) showBanner('info', words);
  await expect.poll(count).toBe(3);
  await expect.element(banners()).not.toMatchTextContent('One');
});

test('a success clears what went wrong before it', async () => {
  await show(<p>A page</p>);
  showBanner('error', 'It failed');
  await expect.element(page.getByRole('alert')).toMatchTextContent('It failed');
  showBanner('success', 'It worked');
  await expectBanner('It worked');
});

test('over a sheet its buttons work', async () => {
  await show(
    <Sheet open title="A sheet" onClose={() => {}}>
      <p>Inside</p>
    </Sheet>,
  );
  showBanner('info', 'News');
  await expect.element(page.getByRole('dialog').getByRole('region')).toMatchTextContent('News');
  await banners()
    .getByRole('button', { name: t('common.close') })
    .tap();
  await expect.poll(count).toBe(0);
});
