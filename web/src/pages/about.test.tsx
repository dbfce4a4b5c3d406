import { archivedGamesCount, usersCount } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../test/backend.ts';
import { testedLanguages } from '../../test/languages.ts';
import { open, speak } from '../../test/open.tsx';
import { aSeller } from '../../test/seller.ts';

const answers = [answer(usersCount, { count: 12 }), answer(archivedGamesCount, { count: 7 })];

test.each(testedLanguages)('says how many play, and leads to whom it is about (%s)', async (language) => {
  const t = speak(language);
  await open('/about', { language, answers });
  await expect.element(page.getByText(t('about.players', { count: 12, number: '12' }))).toBeVisible();
  await expect.element(page.getByText(t('about.games', { count: 7, number: '7' }))).toBeVisible();
  for (const [label, to] of [
    ['about.organise.apply', '/organiser-contact'],
    ['about.contact.business', '/contact'],
    ['about.contact.venue', '/facility-contact'],
    ['about.cta', '/allgames'],
  ] as const)
    await expect.element(page.getByRole('main').getByRole('link', { name: t(label) })).toHaveAttribute('href', to);
});

test.each(testedLanguages)('says who sells, with a telephone number (%s)', async (language) => {
  const t = speak(language);
  await open('/about', { language, settings: { seller: aSeller }, answers });
  for (const words of ['about.seller', 'about.sellerPhone'] as const)
    await expect.element(page.getByText(t(words, aSeller))).toBeVisible();
});
