import { myYears } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, respondWith } from '../../../test/backend.ts';
import { at } from '../../../test/instant.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { plain } from '../../../test/match.ts';
import { show, speak } from '../../../test/open.tsx';
import { YearsCard } from './years-card.tsx';

const id = '00000000-0000-4000-9000-000000000001';
const ofGame = { _id: id, name: 'Smash', game_date: at('-P300D') };
const aYear = (year: number, games: number) => ({
  year,
  games,
  hours: 57,
  people: 24,
  venues: 5,
  bestRun: 9,
  sports: [{ sport: 'Volleyball', games, percent: 100 }] as const,
  first: ofGame,
  last: ofGame,
});
const poster = (language: Language) => page.getByRole('img', { name: speak(language)('years.poster') });

test.each(testedLanguages)(
  'the latest year has its figures and its poster; another is chosen (%s)',
  async (language) => {
    const t = speak(language);
    respondWith(answer(myYears, { data: [aYear(2026, 38), aYear(2025, 12)] }));
    await show(<YearsCard />, { language });
    await page.getByRole('heading', { name: t('years.title', { year: 2026 }) }).tap();
    await expect.element(poster(language)).toHaveAttribute('src', `/api/users/years/2026.png?lang=${language}`);
    for (const words of [
      t('years.games', { count: 38 }),
      t('years.hours', { count: 57 }),
      t('years.people', { count: 24 }),
      t('years.venues', { count: 5 }),
      t('years.weeks', { count: 9 }),
      t('years.onlyYou'),
    ])
      expect(plain(document.body.textContent)).toContain(plain(words));
    await expect.element(page.getByRole('button', { name: t('years.share') })).toBeVisible();
    await page
      .getByRole('group', { name: t('years.choose') })
      .getByRole('button', { name: '2025' })
      .tap();
    await expect.element(poster(language)).toHaveAttribute('src', `/api/users/years/2025.png?lang=${language}`);
  },
);

test('a user without a year sees nothing', async () => {
  respondWith(answer(myYears, { data: [] }));
  await show(<YearsCard />);
  await expect.poll(() => document.querySelector('h2')).toBeNull();
});

test('what fails is tried again', async () => {
  respondWith(refuse(myYears, 'busy'));
  await show(<YearsCard />);
  const t = speak('en');
  await expect.element(page.getByRole('alert').filter({ hasText: t('years.failed') })).toBeVisible();
  respondWith(answer(myYears, { data: [aYear(2026, 3)] }));
  await page.getByRole('button', { name: t('common.retry') }).tap();
  await expect.element(page.getByRole('heading', { name: t('years.title', { year: 2026 }) })).toBeVisible();
});
