import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { now } from './clock.ts';
import { createPaidGame, joinFreeGame, logIn } from './api.ts';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';
import { ready } from './ready.ts';

// features: games, accounts

const t = speak('en');

test.use({ serviceWorkers: 'allow' });

/** A free game that starts soon, so that it is among its player's next games. */
async function aGame(request: APIRequestContext): Promise<{ id: string; name: string }> {
  const name = `Offline ${crypto.randomUUID().slice(0, 8)}`;
  const tomorrow = new Date(now() + 86_400_000).toISOString().slice(0, 10);
  const id = await createPaidGame(request, name, {
    isPayingGame: false,
    price: undefined,
    game_date: `${tomorrow}T06:30`,
  });
  return { id, name };
}

/** What the browser stored of the pages seen so far, as text. */
const keptPages = (page: Page) =>
  page.evaluate<string>("caches.match('/kept-pages').then((kept) => (kept ? kept.text() : ''))");

const strip = (page: Page) => page.getByRole('banner').getByText(t('common.noConnection'));
const banners = (page: Page) => page.getByRole('region', { name: t('common.notifications') }).locator('p');

/** A single message says that there is no connection, and the header still shows the logged-in user. */
async function saysSoOnce(page: Page): Promise<void> {
  await expect(strip(page)).toBeVisible();
  await expect(banners(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('nav.login') })).toHaveCount(0);
}

test('the connection goes: seen pages stay, other parts say why they are missing, and everything comes back by itself', async ({
  page,
  context,
  request,
}) => {
  const [seen, unseen] = [await aGame(request), await aGame(request)];
  await logIn(page, 'player2@rondo.test');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/match/${seen.id}`);
  await expect(page.getByRole('heading', { name: seen.name })).toBeVisible();
  await page.goto('/wallet');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/allgames?query=${encodeURIComponent(unseen.name)}`);
  const card = page.getByRole('article').filter({ hasText: unseen.name });
  await expect(card).toBeVisible();
  await expect.poll(() => keptPages(page)).toContain(unseen.name);

  await context.setOffline(true);
  await saysSoOnce(page);
  await expect(page.getByRole('banner')).toContainText(/Last updated: .*\d\d:\d\d/);
  await expect(card).toBeVisible();

  await test.step('a game not seen before says so in its place', async () => {
    await card.getByRole('link').first().click();
    await expect(page.getByRole('main').getByText(t('common.notKept'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: t('common.retry') })).toBeVisible();
    await saysSoOnce(page);
  });

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: unseen.name })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
});

test('without a connection Rondo opens at any address: pages as they were seen, with the logged-in user', async ({
  page,
  context,
  request,
}) => {
  const [seen, unseen] = [await aGame(request), await aGame(request)];
  await logIn(page, 'player2@rondo.test');
  await joinFreeGame('player2@rondo.test', seen.id);
  for (const [path, what] of [
    ['/', '["games","home"]'],
    ['/allgames', '"limit":7'],
    ['/wallet', '["wallet",'],
    [`/match/${seen.id}`, `"one","${seen.id}"`],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => keptPages(page)).toContain(what);
  }

  await context.setOffline(true);
  await page.goto('/');
  await saysSoOnce(page);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/allgames');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await saysSoOnce(page);
  await page.goto('/wallet');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await saysSoOnce(page);
  await page.goto(`/match/${seen.id}`);
  await expect(page.getByRole('heading', { name: seen.name })).toBeVisible();
  await saysSoOnce(page);
  await page.goto(`/match/${unseen.id}`);
  await expect(page.getByRole('main').getByText(t('common.notKept'))).toBeVisible();
  await saysSoOnce(page);

  await test.step('a page whose files were never loaded shows the player’s next games', async () => {
    await page.goto('/termsAndConditions');
    await expect(page).toHaveURL(/\/offline\?from=/);
    await expect(page.getByRole('heading', { name: t('offline.title') })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').filter({ hasText: seen.name })).toBeVisible();
    await saysSoOnce(page);
  });

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/termsAndConditions/);
  await expect(strip(page)).toHaveCount(0);
});

test('having seen My games is enough for a ticket in a hall without a signal', async ({ page, context, request }) => {
  const { id, name } = await aGame(request);
  await logIn(page, 'player2@rondo.test');
  await joinFreeGame('player2@rondo.test', id);
  await page.goto('/my-games');
  const mine = page.getByRole('article').filter({ hasText: name });
  await expect(mine).toBeVisible();
  await expect.poll(() => keptPages(page)).toContain(`"one","${id}"`);
  await ready(page);

  await context.setOffline(true);
  await page.goto('/my-games');
  await mine.getByRole('link', { name: t('tickets.steps.ticket') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('figure')).toBeVisible();
  await saysSoOnce(page);
});

test('the page says whether the server or the reader’s own connection is gone, as that changes', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await ready(page);
  const server = /\/(?:healthz|api\/)/;
  await page.route(server, (route) => route.abort());
  const serverAway = page.getByRole('banner').getByText(t('common.offline'));

  await context.setOffline(true);
  await expect(strip(page)).toBeVisible();
  await context.setOffline(false);
  await expect(serverAway).toBeVisible();
  await context.setOffline(true);
  await expect(strip(page)).toBeVisible();
  await context.setOffline(false);
  await page.unroute(server);
  await expect(strip(page).or(serverAway)).toHaveCount(0);
});

test('logging out leaves nothing behind in the browser', async ({ page, isMobile }) => {
  await logIn(page, 'player2@rondo.test');
  await page.goto('/');
  const caches = () => page.evaluate<string[]>('caches.keys()');
  await expect.poll(caches).toContain('rondo-offline');
  await page.getByRole('button', { name: isMobile ? new RegExp(`^${t('nav.tabs.me')}$`) : t('nav.account') }).click();
  await page.getByRole('button', { name: t('nav.logout') }).click();
  await expect(page.getByText(t('nav.loggedOut'))).toBeVisible();
  expect(await caches()).not.toContain('rondo-offline');
});

test('Rondo can be installed: a name, icons and a start', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Rondo', start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  expect(await (await request.get('/')).text()).toContain('rel="manifest"');
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
});
