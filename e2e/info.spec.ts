import { expect } from '@playwright/test';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';
import { ready } from './ready.ts';

// features: info, enquiries

test('if a sheet of the footer can’t be loaded, a press leads to its page', async ({ page, locale }) => {
  const t = speak(locale);
  await page.goto('/about');
  await page.route('**/info-sheet*', (route) => route.abort());
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('nav.footer.choices') })
    .click();
  await expect(page).toHaveURL(/\/cookiePolicy#choices$/);
  await expect(page.getByRole('heading', { name: t('cookies.title') })).toBeVisible();
});

const secretAddresses = [
  '/reset-password/mailed',
  '/confirm-signup/mailed',
  '/confirm-address/mailed',
  '/unsubscribe/mailed',
  '/booking/mailed',
  '/match/00000000-0000-4000-8000-000000000000?secret-key=mailed',
];

test('other parties are asked for nothing before the reader allows it, and not any more after that is taken back', async ({
  page,
  locale,
}) => {
  const t = speak(locale);
  const asked: string[] = [];
  await page.route('https://count.example/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  // The same page, if an operator has configured a script that counts.
  await page.route(/\/(about|match|reset-password|booking|unsubscribe|confirm-\w+)(\/|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '"analyticsUrl":null',
      '"analyticsUrl":"https://count.example/tag.js"',
    );
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace("script-src 'self'", "script-src 'self' https://count.example"),
    };
    await route.fulfill({ response, body, headers });
  });
  const choices = page.getByRole('dialog', { name: t('cookies.choices.title') });
  const statistics = choices.getByRole('switch', { name: t('cookies.choices.analytics') });
  const choose = async (allowed: boolean) => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('nav.footer.choices') })
      .click();
    await expect(statistics).toBeChecked({ checked: !allowed });
    await statistics.setChecked(allowed);
    await choices.getByRole('button', { name: t('cookies.choices.save') }).click();
    await expect(page.getByText(t('cookies.choices.saved')).first()).toBeVisible();
    await expect(choices).toHaveCount(0);
  };
  await page.goto('/about');
  await ready(page);
  expect(asked).toEqual([]);

  await choose(true);
  await expect.poll(() => asked).toEqual(['https://count.example/tag.js']);
  const counted = await page.evaluate<{ path: string; user_id: null }[]>('window.dataLayer');
  expect(counted).toEqual([{ event: 'page', path: '/about', user_id: null }]);

  // The script is told neither an address with a secret nor whose page is open.
  for (const path of secretAddresses) {
    await page.goto(path);
    await ready(page);
    expect([path, asked.length, await page.evaluate('window.dataLayer ?? null')]).toEqual([path, 1, null]);
  }
  await page.goto('/match/00000000-0000-4000-8000-000000000000');
  await expect.poll(() => asked.length).toBe(2);
  expect(await page.evaluate('window.dataLayer[0].path')).toBe('/match/:id');
  await page.goto('/about');
  await expect.poll(() => asked.length).toBe(3);

  await choose(false);
  await page.reload();
  await ready(page);
  expect(asked).toHaveLength(3);
});
