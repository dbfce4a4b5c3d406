import { expect } from '@playwright/test';
import { createPaidGame, joinFreeGame, logIn } from './api.ts';
import { speak } from './speak.ts';
import { violations } from './violations.ts';
import { test } from './journey-test.ts';

const t = speak('en');

test.use({ serviceWorkers: 'allow' });

test('without a connection one sees the games one has joined, and goes on where one wanted to go', async ({
  page,
  context,
  request,
}) => {
  const name = `Offline ${crypto.randomUUID().slice(0, 8)}`;
  // Soon, so that it is among the next ones whatever else this player has joined.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const more = { isPayingGame: false, price: undefined, game_date: `${tomorrow}T06:30` };
  const id = await createPaidGame(request, name, more);
  await logIn(page, 'player2@rondo.test');
  await joinFreeGame('player2@rondo.test', id);
  const kept = page.waitForResponse((response) => response.url().includes('/api/matches/myjoined') && response.ok());
  await page.goto('/about');
  await kept;
  await expect
    .poll(() => page.evaluate<number>("caches.open('rondo-offline').then((c) => c.keys()).then((k) => k.length)"))
    .toBe(1);

  await context.setOffline(true);
  await page.goto(`/match/${id}`);
  await expect(page).toHaveURL(/\/offline\?from=/);
  await expect(page.getByRole('heading', { name: t('offline.title') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').filter({ hasText: name })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await context.setOffline(false);
  await expect(page).toHaveURL(new RegExp(`/match/${id}`));
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('who logs out leaves nothing behind in the browser', async ({ page, isMobile }) => {
  await logIn(page, 'player2@rondo.test');
  await page.goto('/');
  const caches = () => page.evaluate<string[]>('caches.keys()');
  await expect.poll(caches).toContain('rondo-offline');
  await page.getByRole('button', { name: isMobile ? t('nav.openMenu') : t('nav.account') }).click();
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
