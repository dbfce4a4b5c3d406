import { expect, test } from '@playwright/test';
import { createPaidGame, joinPaidGame, logIn } from './api.ts';
import { violations } from './violations.ts';
import { speak } from './speak.ts';

const t = speak('en');

const pages: [string, string, string | null][] = [
  ['home', '/', null],
  ['all games', '/allgames', null],
  ['all games without a match', '/allgames?sports=Volleyball&price=over5&numberOfPlayers=99', null],
  ['all games on the map', '/allgames?view=map', null],
  ['community', '/community/domvolley', null],
  ['private community', '/community/kantoorcup', null],
  ['unknown community', '/community/nobody', null],
  ['sign up', '/signup', null],
  ['log in', '/login', null],
  ['confirm', '/confirm-signup/some-token', null],
  ['about', '/about', null],
  ['terms', '/termsAndConditions', null],
  ['privacy', '/privacyPolicy', null],
  ['cookies', '/cookiePolicy', null],
  ['not found', '/nowhere', null],
  ['home, logged in', '/', 'player@rondo.test'],
  ['wallet', '/wallet', 'player@rondo.test'],
  ['cash-outs', '/wallet?tab=cash-outs', 'player@rondo.test'],
  ['promocodes', '/wallet?tab=promocodes', 'player@rondo.test'],
  ['student card', '/wallet?step=student-card', 'player@rondo.test'],
  ['statement', '/wallet/statement', 'player@rondo.test'],
  ['profile', '/profile', 'player@rondo.test'],
  ['settings', '/settings', 'player@rondo.test'],
  ['notifications', '/notifications', 'player@rondo.test'],
  ['archived notifications', '/notifications?tab=archived', 'player@rondo.test'],
  ['unsubscribe', '/unsubscribe/some-token', null],
  ['edit profile', '/edit-profile', 'player@rondo.test'],
  ['change password', '/edit-profile?tab=password', 'player@rondo.test'],
  ['delete account', '/settings?step=delete', 'player@rondo.test'],
  ['played games', '/profile?tab=ratable', 'player@rondo.test'],
  ['my communities', '/profile?tab=communities', 'player@rondo.test'],
  ['confirm address', '/confirm-address/some-token', null],
  ['confirm newsletter', '/confirm-newsletter/some-token', null],
  ['payment', '/payments/redirect?orderId=00000000-0000-4000-8000-000000000000', 'player@rondo.test'],
  ['create', '/create', 'organiser@rondo.test'],
];

for (const [name, path, account] of pages)
  test(`${name}: accessible, fits a narrow phone, no script error`, async ({ page, isMobile }) => {
    // Dark on the phone, light on the desktop: each page is looked at in both.
    const colorScheme = isMobile ? 'dark' : 'light';
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 40\d/.test(message.text())) problems.push(message.text());
    });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (account) await logIn(page, account);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });

test('a game and every step of joining it are accessible', async ({ page, request }) => {
  const id = await createPaidGame(request, `Accessible ${Date.now()}`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/match/${id}`, { waitUntil: 'networkidle' });
  expect(await violations(page)).toEqual([]);
  await logIn(page, 'player@rondo.test');
  for (const step of ['', '?step=1', '?step=8']) {
    await page.goto(`/match/${id}${step}`, { waitUntil: 'networkidle' });
    expect(await violations(page)).toEqual([]);
  }
});

test('pages that need a login say so and lead to it; pages for organisers lead away', async ({ page }) => {
  for (const path of [
    '/wallet',
    '/profile',
    '/edit-profile',
    '/settings',
    '/notifications',
    '/create',
    '/admin/match/some-id',
  ]) {
    await page.goto(path);
    await expect(page.getByText(t('nav.notLoggedIn'))).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  }
  await logIn(page, 'player@rondo.test');
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

test('a shared game unfurls: picture, structured data and its place in the sitemap', async ({ page, request }) => {
  const name = `Preview </script> "${Date.now()}"`;
  const id = await createPaidGame(request, name);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(`/match/${id}?lang=nl`, { waitUntil: 'networkidle' });
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

test('a joined game goes into one’s calendar, or says that it can’t', async ({ page, request, baseURL }) => {
  const id = await createPaidGame(request, `Agenda; ${Date.now()}`, { price: 0.5 });
  await logIn(page, 'player2@rondo.test');
  await joinPaidGame(page.request, id, baseURL);
  await page.goto(`/match/${id}`, { waitUntil: 'networkidle' });
  const add = page.getByRole('button', { name: t('match.calendar.add') });
  await add.click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('match.calendar.apple') }).click();
  expect((await download).suggestedFilename()).toBe('rondo.ics');

  await page.evaluate('HTMLAnchorElement.prototype.click = () => { throw new Error("no"); }');
  await add.click();
  await page.getByRole('button', { name: t('match.calendar.google') }).click();
  await expect(page.getByText('Could not create calendar link. Please try again.')).toBeVisible();
});

test('visitors see how many play and are asked to log in; names stay on the server', async ({ page, request }) => {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
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

test('the language can be switched without losing the page', async ({ page, isMobile }) => {
  // On a phone the menu is on the home page; elsewhere its place is the way back.
  await page.goto(isMobile ? '/' : '/allgames?sports=Futsal', { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: t('nav.openMenu') })
    .or(page.getByRole('button', { name: t('nav.language') }))
    .first()
    .click();
  await page.getByText('Nederlands').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page).toHaveURL(isMobile ? /\/$/ : /sports=Futsal/);
});

test('an address in a language leads through the visit in it; who has chosen keeps their choice', async ({
  page,
  isMobile,
}) => {
  const html = page.locator('html');
  const footer = page.getByRole('contentinfo');
  await page.goto('/allgames?lang=nl&sports=Futsal', { waitUntil: 'networkidle' });
  await expect(html).toHaveAttribute('lang', 'nl');
  // The next page says nothing of a language.
  await page.goto('/about', { waitUntil: 'networkidle' });
  await expect(html).toHaveAttribute('lang', 'nl');
  await page.goto('/about?lang=en');
  await expect(html).toHaveAttribute('lang', 'en');

  await page.goto('/allgames?lang=nl&sports=Futsal', { waitUntil: 'networkidle' });
  if (isMobile) await footer.getByRole('button', { name: 'English' }).click();
  else {
    await page.getByRole('button', { name: /^Taal/ }).click();
    await page.getByRole('button', { name: 'English' }).locator('visible=true').first().click();
  }
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\?lang=en&sports=Futsal$/);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(html).toHaveAttribute('lang', 'en');
  // Somebody else's link.
  await page.goto('/allgames?lang=nl', { waitUntil: 'networkidle' });
  await expect(html).toHaveAttribute('lang', 'en');
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
