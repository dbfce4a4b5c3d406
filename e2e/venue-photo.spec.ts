import { type APIRequestContext, expect } from '@playwright/test';
import { now } from './clock.ts';
import { logIn, logOut, signUp, tokenOf } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: games, places

const t = speak('en');
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAMElEQVRIiWPYmio7IIhh1OLU0aDeOpq4ZEezU+poAbJ1tMiUHa0kUkerRdnhXy0CAJKAzA5i0I0GAAAAAElFTkSuQmCC',
  'base64',
);

/** A free game of the demo's organiser in five days; @returns its id. */
async function host(request: APIRequestContext, name: string, address: string): Promise<string> {
  const answer = await request.post('/api/matches', {
    headers: { authorization: `Bearer ${await tokenOf('organiser@rondo.test')}` },
    data: {
      name,
      sport: 'Volleyball',
      level: 'All levels',
      field_type: 'Indoors',
      minimum_players_threshold: 8,
      players: 12,
      isPayingGame: false,
      game_date: `${new Date(now() + 5 * 86_400_000).toISOString().slice(0, 10)}T20:00`,
      duration: 2,
      location: { coordinates: [6.5665, 53.2194], address, city: 'Groningen', country: 'Netherlands' },
    },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: { match: { _id: string } } }).data.match._id;
}

test('a photo of a venue: added by somebody with a game there, shown by every game there, and removed again', async ({
  page,
}) => {
  // A place of its own, so that no other journey's game is there.
  const address = `Sporthal ${Date.now()}-${Math.floor(Math.random() * 1e6)}, Groningen`;
  const game = await host(page.request, 'Photographed', address);
  const other = await host(page.request, 'Next week', address);
  const photo = page.locator('img[src^="/files/venues/"]');

  await test.step('a user without a game there can’t add one', async () => {
    await signUp(page, 'Noa');
    await page.goto(`/match/${game}`);
    await expect(page.getByRole('heading', { name: t('match.map.title') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('venuePhoto.add') })).toHaveCount(0);
    await expect(photo).toHaveCount(0);
  });

  await test.step('put up', async () => {
    await logOut(page);
    await logIn(page, 'organiser@rondo.test');
    await page.goto(`/match/${game}`);
    await page.getByRole('button', { name: t('venuePhoto.add') }).click();
    const sheet = page.getByRole('dialog', { name: t('venuePhoto.title') });
    await sheet
      .getByLabel(`${t('venuePhoto.label')}: ${t('picture.choose')}`)
      .setInputFiles({ name: 'hall.png', mimeType: 'image/png', buffer: picture });
    await expect(sheet.getByRole('img', { name: t('picture.alt') })).toBeVisible();
    await sheet.getByRole('button', { name: t('venuePhoto.save') }).click();
    await expect(page.getByText(t('venuePhoto.saved'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('venuePhoto.change') })).toBeVisible();
    await expect(photo.first()).toBeVisible();
  });

  await test.step('another game there shows it, to anybody', async () => {
    await logOut(page);
    await signUp(page, 'Ravi');
    await page.goto(`/match/${other}`);
    await expect(photo.first()).toBeVisible();
  });

  await test.step('taken away by an admin, it is the scene again', async () => {
    await logOut(page);
    await logIn(page, 'admin@rondo.test');
    await page.goto(`/match/${other}`);
    await page.getByRole('button', { name: t('venuePhoto.change') }).click();
    const sheet = page.getByRole('dialog', { name: t('venuePhoto.title') });
    await sheet.getByRole('button', { name: `${t('venuePhoto.label')}: ${t('picture.remove')}` }).click();
    await sheet.getByRole('button', { name: t('venuePhoto.save') }).click();
    await expect(page.getByText(t('venuePhoto.removed'))).toBeVisible();
    await expect(photo).toHaveCount(0);
    await expect(page.locator('img[src^="/scenes/"]').first()).toBeVisible();
  });
});
