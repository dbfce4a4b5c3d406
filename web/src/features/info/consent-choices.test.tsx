import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectBanner } from '../../../test/banners.ts';
import { show, speak } from '../../../test/open.tsx';
import { ConsentChoices } from './consent-choices.tsx';

const t = speak('en');
const analytics = () => page.getByRole('switch', { name: new RegExp(t('cookies.choices.analytics')) });
const settings = { analyticsUrl: 'https://count.example/tag.js' };
const kept = () => document.cookie.split('; ').find((one) => one.includes('analytics'));

test('without other parties there is nothing to choose', async () => {
  await show(<ConsentChoices />);
  await expect.element(page.getByText(t('cookies.choices.none'))).toBeVisible();
});

test('nothing is allowed before the reader agrees, and choices are stored once they are saved', async () => {
  const onSaved = vi.fn();
  await show(<ConsentChoices onSaved={onSaved} />, { settings });
  await expect.element(analytics()).not.toBeChecked();
  await expect.element(page.getByRole('switch', { name: new RegExp(t('cookies.choices.needed')) })).toBeDisabled();
  await analytics().tap();
  expect(kept()).toBeUndefined();
  await page.getByRole('button', { name: t('cookies.choices.save') }).tap();
  await expectBanner(t('cookies.choices.saved'));
  expect(kept()).toBeDefined();
  expect(onSaved).toHaveBeenCalledOnce();
});

test('all of it is allowed at one press, and taken back', async () => {
  await show(<ConsentChoices />, { settings });
  await page.getByRole('button', { name: t('cookies.choices.all') }).tap();
  await expect.element(analytics()).toBeChecked();
  await analytics().tap();
  await page.getByRole('button', { name: t('cookies.choices.save') }).tap();
  await expect.poll(kept).toBeUndefined();
});
