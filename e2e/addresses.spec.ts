import { expect } from '@playwright/test';
import { now } from './clock.ts';
import { createPaidGame, logIn } from './api.ts';
import { ready } from './ready.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: previews, sitemap, games

const t = speak('en');

test('pages that need a login say so and lead to it; pages for organisers lead away', async ({ page }) => {
  for (const path of [
    '/wallet',
    '/profile',
    '/edit-profile',
    '/settings',
    '/notifications',
    '/wishes',
    '/create',
    '/admin/match/some-id',
  ]) {
    await page.goto(path);
    await expect(page.getByText(t('nav.notLoggedIn'))).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  }
  await logIn(page, 'player2@rondo.test');
  for (const path of ['/create', '/admin/match/some-id']) {
    await page.goto(path);
    await expect(page.getByText(t('nav.organisersOnly'))).toBeVisible();
    await expect(page).toHaveURL(/\/allgames/);
  }
});

test('the first HTML has the content, a title, a description and a picture for previews', async ({ request }) => {
  const id = await createPaidGame(request, `Preview ${Date.now()}`);
  for (const [path, text] of [
    ['/', 'Somewhere near'],
    ['/allgames', t('games.sort.upcoming')],
    [`/match/${id}`, 'Sporthal Vinkhuizen'],
    ['/community/domvolley', 'Dom Volley Utrecht'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(text);
    for (const tag of [
      '<title>',
      'name="description"',
      'property="og:title"',
      'property="og:description"',
      'property="og:image"',
    ])
      expect(html).toContain(tag);
  }
  const dutch = await (await request.get('/', { headers: { 'accept-language': 'nl' } })).text();
  expect(dutch).toContain('lang="nl"');
  expect((await request.get('/nowhere')).status()).toBe(404);
  expect((await request.get('/match/00000000-0000-4000-8000-000000000000')).status()).toBe(404);
  expect((await request.get('/community/nobody')).status()).toBe(404);
});

test('a script is compressed, cached for a year, and has no headers that only documents need', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()).toHaveProperty('x-frame-options');
  const [script = ''] = /assets\/home-[\w-]+\.js/.exec(await page.text()) ?? [];
  const headers = (await request.get(`/${script}`, { headers: { 'accept-encoding': 'br' } })).headers();
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' });
  expect(headers['cache-control']).toContain('immutable');
  for (const name of ['content-security-policy', 'referrer-policy', 'x-frame-options', 'x-xss-protection'])
    expect(headers).not.toHaveProperty(name);
});

test('a first screen loads no more script and style than before', async ({ page, request }) => {
  // A page that has been shown for a second loads what is pressed next, unless data is saved: on a slow machine that would be weighed too.
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
  const bytesOf = (ending: string) =>
    page.evaluate<number>(
      `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('${ending}')).reduce((sum, file) => sum + file.encodedBodySize + 300, 0)`,
    );
  const weigh = async (path: string, most: { script: number; style: number }) => {
    await page.goto(path);
    await ready(page);
    const { script, style } = { script: await bytesOf('.js'), style: await bytesOf('.css') };
    const said = `${path} loads ${script} bytes of script and ${style} of style, limits are ${most.script} and ${most.style}`;
    expect(script <= most.script && style <= most.style, said).toBe(true);
  };
  const game = await createPaidGame(request, `Weighed ${now()}`);
  await weigh('/', { script: 112_500, style: 12_000 });
  await weigh('/allgames', { script: 122_700, style: 11_520 });
  await weigh(`/match/${game}`, { script: 138_800, style: 13_500 });
  await logIn(page, 'player2@rondo.test');
  // Logs in as a user who needs all pieces of these pages: with games to host, to play and to decide about.
  await weigh('/', { script: 138_100, style: 13_500 });
  await weigh('/wallet', { script: 135_100, style: 13_000 });
  await weigh(`/match/${game}`, { script: 150_100, style: 13_500 });
});

test('the HTML asks for the first part of each font at once, and for no other', async ({ request }) => {
  for (const path of ['/', '/allgames']) {
    const html = await (await request.get(path)).text();
    const preloaded = [...html.matchAll(/as="font"[^>]*href="\/assets\/([a-z-]+?)-[\w-]{6}\.woff2/g)].map(
      ([, font]) => font,
    );
    expect(new Set(preloaded)).toEqual(new Set(['bricolage-grotesque-first', 'inter-first']));
  }
});

test('a shared game unfurls: picture, structured data and its place in the sitemap', async ({ page, request }) => {
  const name = `Preview </script> "${Date.now()}"`;
  const id = await createPaidGame(request, name);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(`/match/${id}?lang=nl`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
  expect(await content('og:title')).toBe(`${name} | Rondo`);
  expect(await content('og:description')).toContain('Groningen');
  const origin = new URL(page.url()).origin;
  expect(await content('og:image')).toBe(`${origin}/previews/match/${id}.png?lang=nl`);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${origin}/match/${id}?lang=nl`);
  const picture = await request.get((await content('og:image')) ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);

  const json = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(json ?? '')).toMatchObject({
    '@type': 'SportsEvent',
    name,
    startDate: expect.stringMatching(/T20:00:00\+0[12]:00$/),
    offers: { price: '4.50', priceCurrency: 'EUR' },
    location: { address: { addressLocality: 'Groningen' } },
  });
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`/match/${id}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  expect(problems).toEqual([]);
});

test('visitors see how many play and are asked to log in; names stay on the server', async ({ page, request }) => {
  const day = new Date(now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const list = (await (await request.get(`/api/matches?limit=50&dateFrom=${day}`)).json()) as {
    data: { matches: { _id: string; status: string; joined_players_number: number }[] };
  };
  const full = list.data.matches.find(
    ({ status, joined_players_number: joined }) => status !== 'cancelled' && joined > 4,
  );
  const html = await (await request.get(`/match/${full?._id}`)).text();
  expect(html).toContain('hidden-1');
  await page.goto(`/match/${full?._id}`);
  await expect(page.getByRole('main').getByRole('link', { name: t('match.lists.login') })).toBeVisible();
});

test('pages that a mailed address opens are kept out of search engines', async ({ request }) => {
  for (const path of [
    '/confirm-signup/x',
    '/reset-password/x',
    '/confirm-address/x',
    '/unsubscribe/x',
    '/booking/x',
    '/offline',
  ])
    expect([path, (await (await request.get(path)).text()).includes('<meta name="robots" content="noindex">')]).toEqual(
      [path, true],
    );
  expect(await (await request.get('/about')).text()).not.toContain('noindex');
});

test('an unknown game says so', async ({ page }) => {
  await page.goto('/match/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Could not find this match!').first()).toBeVisible();
});
