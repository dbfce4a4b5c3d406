import { expect, test } from '@playwright/test';
import { createPaidGame, logIn } from './api.ts';
import { violations } from './violations.ts';
import { speak } from './speak.ts';

const t = speak('en');

/** Every page there is, by who looks at it; several in one visit, as a person would. */
const visits: { who: string; account?: string; paths: string[] }[] = [
  {
    who: 'a visitor who looks around',
    paths: [
      '/',
      '/allgames',
      '/allgames?sports=Volleyball&price=over5&numberOfPlayers=99',
      '/allgames?view=map',
      '/community/domvolley',
      '/community/kantoorcup',
      '/community/nobody',
      '/nowhere',
      '/about',
      '/termsAndConditions',
      '/privacyPolicy',
      '/cookiePolicy',
    ],
  },
  {
    who: 'who comes for an account, or by a link of a mail',
    paths: [
      '/signup',
      '/login',
      '/confirm-signup/some-token',
      '/confirm-address/some-token',
      '/confirm-newsletter/some-token',
      '/unsubscribe/some-token',
    ],
  },
  {
    who: 'a player with their money',
    account: 'player@rondo.test',
    paths: [
      '/',
      '/wallet',
      '/wallet?tab=cash-outs',
      '/wallet?tab=promocodes',
      '/wallet?step=student-card',
      '/wallet/statement',
      '/payments/redirect?orderId=00000000-0000-4000-8000-000000000000',
    ],
  },
  {
    who: 'a player with their account',
    account: 'player@rondo.test',
    paths: [
      '/profile',
      '/profile?tab=ratable',
      '/profile?tab=communities',
      '/edit-profile',
      '/edit-profile?tab=password',
      '/settings',
      '/settings?step=delete',
      '/notifications',
      '/notifications?tab=archived',
    ],
  },
  { who: 'an organiser', account: 'organiser@rondo.test', paths: ['/create'] },
];

for (const { who, account, paths } of visits)
  test(`${who}: pages are accessible, fit a narrow phone and have no script error`, async ({ page, isMobile }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 40\d/.test(message.text())) problems.push(message.text());
    });
    // Dark on the phone, light on the desktop: each page is looked at in both.
    await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
    const viewport = page.viewportSize() ?? { width: 0, height: 0 };
    if (account) await logIn(page, account);
    for (const path of paths) {
      await page.setViewportSize(viewport);
      await page.goto(path, { waitUntil: 'networkidle' });
      const wrong = await violations(page);
      await page.setViewportSize({ width: 320, height: 700 });
      const overflow = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect.soft({ path, wrong, overflow, problems: problems.splice(0) }).toEqual({
        path,
        wrong: [],
        overflow: 0,
        problems: [],
      });
    }
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
