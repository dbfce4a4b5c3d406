import { expect } from '@playwright/test';
import { logIn, tokenOf } from './api.ts';
import { now } from './clock.ts';
import { formOf } from './game-form.ts';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';

// features: games, organising, rescue

const t = speak('en');

test('a host finds the game that lacks players first, tells people, and lowers its minimum', async ({
  page,
  request,
}) => {
  const name = `Short ${Date.now()}`;
  const day = new Date(now() + 86_400_000).toISOString().slice(0, 10);
  const created = await request.post('/api/matches', {
    headers: { authorization: `Bearer ${await tokenOf('organiser@rondo.test')}` },
    data: {
      name,
      sport: 'Volleyball',
      level: 'All levels',
      field_type: 'Indoors',
      minimum_players_threshold: 8,
      players: 12,
      isPayingGame: false,
      game_date: `${day}T06:00`,
      duration: 2,
      location: {
        coordinates: [6.5665, 53.2194],
        address: 'Sporthal Vinkhuizen, Groningen',
        city: 'Groningen',
        country: 'Netherlands',
      },
    },
  });
  expect(created.status()).toBe(200);

  await logIn(page, 'organiser@rondo.test');
  await page.goto('/');
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
  await expect(first.getByText(/Needs 8 more by/)).toBeVisible();
  await first.getByRole('link', { name: new RegExp(`^${t('ownHome.hosting.tell')}`) }).click();
  await expect(page.getByRole('dialog', { name: t('match.share.title') })).toBeVisible();
  await page.goBack();

  await first.getByRole('link', { name: new RegExp(`^${t('ownHome.hosting.change')}`) }).click();
  const { fill, press } = formOf(page);
  await fill(t('create.minimum'), '2');
  await press(t('organise.edit.submit'));
  await expect(page.getByText(t('organise.edit.done'))).toBeVisible();
  // The desktop's box has the same words, but is hidden on a phone.
  const seen = { visible: true };
  await expect(page.getByText(/^Needs 2 more by/).filter(seen)).toBeVisible();
  await expect(page.getByRole('button', { name: t('joining.host.tell') }).filter(seen)).toBeVisible();
});
