import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testedLanguages } from '../../../test/languages.ts';
import { show, speak } from '../../../test/open.tsx';
import SocialFeed from './social-feed.tsx';

test.each(testedLanguages)('another site is named and asked for first (%s)', async (language) => {
  const t = speak(language);
  await show(<SocialFeed url="https://social.example/rondo" />, { language });
  await expect.element(page.getByText(t('home.social.ask', { site: 'social.example' }))).toBeVisible();
  await expect.element(page.getByRole('button', { name: t('home.social.show') })).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});
