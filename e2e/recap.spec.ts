import { expect } from '@playwright/test';
import { logIn, logOut } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';
import { openWholeHome } from './whole-home.ts';

// features: games, previews, people, recap, years

const t = speak('en');

test('after a game: the home leads to its recap, a player asks for another one, and the host opens it in one press', async ({
  page,
}) => {
  const recap = page.locator('#recap');
  /** From the home, whose row of the game leads to its players while they are to be rated. */
  const toGame = async () => {
    await openWholeHome(page);
    const row = page.getByRole('main').getByRole('link').filter({ hasText: 'Volleybal met bekenden' }).first();
    const path = (await row.getAttribute('href'))?.split(/[?#]/)[0] ?? '';
    await page.goto(path);
    return path;
  };
  const again = recap.getByRole('button', { name: t('recap.again') });
  const { path } = await test.step('a player finds who was there, and asks the host', async () => {
    await logIn(page, 'player@rondo.test');
    const game = await toGame();
    await expect(recap.getByRole('heading', { name: t('recap.title') })).toBeVisible();
    await expect(recap.getByText('Ilias')).toBeVisible();
    await again.click();
    await expect(recap.getByText(t('recap.asked'))).toBeVisible();
    return { path: game };
  });

  await test.step('the host reads so, opens the next one, and who played is invited', async () => {
    await logOut(page);
    await logIn(page, 'organiser@rondo.test');
    await page.goto(path);
    await expect(recap.getByText(t('recap.wanted', { count: 1 }))).toBeVisible();
    await again.click();
    await expect(recap.getByRole('link', { name: /^Next one/ })).toBeVisible();
  });

  await test.step('the other players get there too, and share the picture of the game', async () => {
    await logOut(page);
    await logIn(page, 'player2@rondo.test');
    await page.goto(path);
    const picture = await page.request.get(`/previews${path}/recap.png`);
    expect(picture.headers()['content-type']).toBe('image/png');
    await recap.getByRole('link', { name: /^Join the next one/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Volleybal met bekenden' })).toBeVisible();
  });
});

test('a year stands on the profile, with its poster to share', async ({ page }) => {
  await logIn(page, 'player2@rondo.test');
  await page.goto('/profile');
  await page.getByRole('heading', { name: /^Your year \d{4}$/ }).click();
  const poster = page.getByRole('img', { name: t('years.poster') });
  await poster.scrollIntoViewIfNeeded();
  await expect(poster).toBeVisible();
  await expect(page.getByRole('button', { name: t('years.share') })).toBeVisible();
  const picture = await page.request.get((await poster.getAttribute('src')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
});
