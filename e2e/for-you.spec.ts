import { expect } from '@playwright/test';
import { createPaidGame, signUp } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: games, home

const t = speak('en');
const plays = new RegExp(t('ownHome.forYou.because.sport', { sport: 'basketball' }));

test('the home page picks games by the user’s preferences, and says why; switched off, it shows the next ones', async ({
  page,
  request,
}) => {
  await signUp(page, 'Kiezer');
  const name = `Voor jou ${Date.now()}`;
  await createPaidGame(request, name, { sport: 'Basketball' });
  await page.goto('/settings#playing');
  const section = page.getByRole('region', { name: t('playing.title') });
  await section.getByRole('button', { name: t('games.sport.Basketball') }).click();
  await expect(section.getByRole('button', { name: t('games.sport.Basketball') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // Waits until it is saved, because the button shows the choice before that.
  await expect(section.getByText(t('settings.saved'))).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2, name: t('ownHome.forYou.anywhere'), exact: true })).toBeVisible();
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByText(plays) })
    .first();
  await expect(first).toBeVisible();

  await page.getByRole('link', { name: t('ownHome.forYou.change') }).click();
  const pick = page.getByRole('switch', { name: new RegExp(t('playing.suggest')) });
  await expect(pick).toBeChecked();
  await pick.click();
  await expect(pick).not.toBeChecked();
  await expect(section.getByText(t('settings.saved'))).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2, name: t('ownHome.forYou.soonest') })).toBeVisible();
  await expect(page.getByText(plays)).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('ownHome.forYou.change') })).toHaveCount(0);
});
