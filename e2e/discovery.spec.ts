import { expect, type Page } from '@playwright/test';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';
import { ready } from './ready.ts';

// features: games, finding, places, communities, leaderboard

const t = speak('en');
const utrecht = { latitude: 52.0907, longitude: 5.1214 };

/** The number of games in the heading of the list. */
async function count(page: Page): Promise<number> {
  const words = await page.locator('h1 + p').innerText();
  return Number(words.replaceAll(/\D/g, ''));
}

/** Opens the best players, one of the lists for everybody, which load when the reader comes near. */
async function toTopPlayers(page: Page) {
  await page.getByRole('heading', { name: t('home.explore') }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: t('home.top.title'), exact: true }).click();
}

test('a visitor looks around on the home page and finds a community', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  for (const title of [
    t('home.features.title'),
    t('home.categories.title'),
    t('home.evidence.title'),
    t('home.explore'),
  ])
    await expect(page.getByRole('heading', { name: title })).toBeAttached();

  await test.step('top players change the sport, and stop when asked', async () => {
    await toTopPlayers(page);
    await expect(page.getByRole('button', { name: t('home.top.pause') })).toBeVisible();
    const chosen = (sport: string) => page.getByRole('main').getByRole('button', { name: sport, exact: true });
    await expect(chosen('Volleyball')).toHaveAttribute('aria-pressed', 'true');
    await chosen('Basketball').click();
    await expect(chosen('Basketball')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: t('home.top.play') })).toBeVisible();
    await expect(page.getByText(t('score.trusted')).first()).toBeVisible();
  });

  await test.step('a community shows its games', async () => {
    await page
      .getByRole('link', { name: t('home.communities.title'), exact: true })
      .last()
      .click();
    await page.getByRole('article').getByRole('link', { name: 'Dom Volley Utrecht' }).first().click();
    await expect(page.getByRole('heading', { name: 'Dom Volley Utrecht' })).toBeVisible();
    await expect(page).toHaveTitle(/Dom Volley Utrecht/);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/match\//);
  });
});

test('readers who prefer reduced motion see one sport, which does not change by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await toTopPlayers(page);
  await expect(page.getByText(t('score.trusted')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('home.top.pause') })).toHaveCount(0);
});

test('games that begin soon are near the town of the last search', async ({ page }) => {
  await page.goto('/allgames');
  await ready(page);
  const drawer = page.getByRole('button', { name: t('filters.open') });
  if (await drawer.isVisible()) await drawer.click();
  await page
    .getByRole('button', { name: /^Utrecht/ })
    .locator('visible=true')
    .click();
  // Leaving the page at once doesn't lose it.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2, name: t('home.soon.near', { city: 'Utrecht' }) })).toBeVisible();
});

test('searching by words: as one types, in the address, removable, and Back', async ({ page }) => {
  await page.goto('/allgames');
  const all = await count(page);
  await page.getByRole('searchbox').fill('utrecht');
  await expect(page).toHaveURL(/query=utrecht/);
  await expect.poll(() => count(page)).toBeLessThan(all);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Utrecht');
  await page.getByRole('button', { name: /^Remove .utrecht/ }).click();
  await expect(page).not.toHaveURL(/query=/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('utrecht');
  await page.goBack();
  await expect(page).toHaveURL(/\/allgames$/);
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText(t('games.empty.title'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: t('games.empty.explore') }).click();
  await expect(page).toHaveURL(/\/allgames$/);
});

test('words that were just typed go along to the map, and are still there on the way back', async ({ page }) => {
  await page.goto('/allgames');
  const field = page.getByRole('searchbox');
  await field.fill('utrecht');
  await page.getByRole('link', { name: t('games.view.map'), exact: true }).click();
  await expect(page).toHaveURL(/query=utrecht.*view=map/);
  await expect(field).toHaveValue('utrecht');
  await page.getByRole('link', { name: t('games.view.list'), exact: true }).click();
  await expect(page).toHaveURL(/query=utrecht$/);
  await field.fill('utrecht volley');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/match\//);
  await page.goBack();
  await expect(field).toHaveValue('utrecht volley');
});

test('nothing found: suggested games are near, or say how far away they are', async ({ page }) => {
  await page.goto('/allgames?query=xyzzy&city=Utrecht&latitude=52.0907&longitude=5.1214&radius=10');
  const section = page.locator('section', { has: page.getByRole('heading', { name: t('games.empty.backup') }) });
  await expect(section.getByRole('article')).toHaveCount(3);
  await expect(section.getByText(t('games.empty.near', { radius: 10, place: 'Utrecht' }))).toBeVisible();
  for (const card of await section.getByRole('article').all()) await expect(card).toContainText(/\d km/);
  await page.goto('/allgames?query=xyzzy');
  await expect(section.getByText(t('games.empty.anywhere'))).toBeVisible();
});

test('near me: asked for by a press only, with distances; a refusal is said', async ({ page, context }) => {
  const nearMe = page.getByRole('button', { name: t('filters.nearMe') });
  await page.goto('/allgames');
  await nearMe.click();
  await expect(page.getByText(t('filters.placeDenied'))).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(utrecht);
  await nearMe.click();
  await expect(page).toHaveURL(/latitude=52\.091&longitude=5\.121/);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(' km');
  await expect(page.getByRole('button', { name: /25 km around your place/ })).toBeVisible();
});

test('the map: pressing a cluster zooms in, a place shows its games, Back returns to the list', async ({ page }) => {
  await page.goto('/allgames?sports=Volleyball');
  await page.getByRole('link', { name: t('games.view.map'), exact: true }).click();
  await expect(page).toHaveURL(/sports=Volleyball&view=map/);
  const map = page.getByRole('region', { name: t('games.map.label') });
  const clusters = map.getByRole('button', { name: /game|:\d\d/ });
  await expect(clusters.first()).toBeVisible();
  // Leaflet's own grey would be as bright in the dark.
  await expect(map).not.toHaveCSS('background-color', 'rgb(221, 221, 221)');
  await map
    .getByRole('button', { name: /zoom in$/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/at=/);
  // Zooms in until a press finds games that are all at one place.
  const chosen = page.getByRole('button', { name: t('common.close') });
  await expect(async () => {
    if (!(await chosen.isVisible())) await clusters.first().dispatchEvent('click', undefined, { timeout: 1000 });
    await expect(chosen).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Volleyball');
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/allgames\?sports=Volleyball$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the drawer of a phone stands in the address; Back closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/allgames');
  await page.getByRole('button', { name: t('filters.open'), exact: true }).click();
  await expect(page).toHaveURL(/filters=open/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: t('filters.open'), exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Football', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/\/allgames\?sports=Football$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/allgames$/);
});

test('16 games a page, 7 in a narrow window; pages stand in the address, one past the last leads to it', async ({
  page,
}) => {
  const cards = page.getByRole('main').getByRole('article');
  await page.setViewportSize({ width: 1266, height: 900 });
  await page.goto('/allgames');
  await expect(cards).toHaveCount(16);
  await page.setViewportSize({ width: 1265, height: 900 });
  await expect(cards).toHaveCount(7);
  // By the whole name, because 20 may be the last page.
  const second = page.getByRole('link', { name: t('common.page', { page: 2 }), exact: true });
  await second.click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(second).toHaveAttribute('aria-current', 'page');
  // Another page of the list starts at its top; a choice beside the list doesn't scroll.
  await expect.poll(() => page.evaluate<number>('window.scrollY')).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/allgames$/);
  await expect(second).not.toHaveAttribute('aria-current', 'page');
  for (const address of ['page=9999', 'page=20000', 'page=1e12&dateFrom=2027-02-30']) {
    await page.goto(`/allgames?${address}`);
    await expect(cards.first()).toBeVisible();
    await expect(page).toHaveURL(/page=\d{1,3}(?:&|$)/);
  }
});
