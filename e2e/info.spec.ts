import { expect } from '@playwright/test';
import { speak } from './speak.ts';
import { lookInWholeRun } from './violations.ts';
import { test } from './journey-test.ts';
import { ready } from './ready.ts';

test('the footer opens the terms and the cookie choices over the page, and leads to their pages', async ({
  page,
  locale,
}) => {
  const t = speak(locale);
  // Before the script is here they are plain links to the pages.
  await page.goto('/allgames');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: t('nav.footer.terms') }).click();
  const terms = page.getByRole('dialog', { name: t('terms.title') });
  for (const section of ['intro', 'topUp', 'cancellations', 'weather', 'payments', 'liability', 'contact'] as const)
    await expect(terms.getByRole('heading', { name: t(`terms.${section}.title`) })).toBeVisible();
  // What comes back and what paying costs are the rules' own figures.
  await expect(terms.getByRole('row').filter({ hasText: '90' })).toBeVisible();
  await expect(terms.getByRole('row').filter({ hasText: 'iDEAL' })).toContainText(/0[.,]36/);
  await lookInWholeRun(page);
  await page.keyboard.press('Escape');
  await expect(terms).toHaveCount(0);
  await expect(page).toHaveURL(/\/allgames$/);

  await footer.getByRole('link', { name: t('nav.footer.choices') }).click();
  const choices = page.getByRole('dialog', { name: t('cookies.choices.title') });
  await expect(choices).toContainText(t('cookies.choices.none'));
  await choices.getByRole('link', { name: t('cookies.choices.more') }).click();
  await expect(page).toHaveURL(/\/cookiePolicy$/);
  await expect(page.getByRole('heading', { name: t('cookies.title') })).toBeVisible();

  await footer.getByRole('link', { name: t('nav.footer.privacy') }).click();
  await expect(page.getByRole('heading', { name: t('privacy.rights.title') })).toBeVisible();
  await footer.getByRole('link', { name: t('nav.footer.aboutUs') }).click();
  await expect(page.getByRole('heading', { name: t('about.how.title') })).toBeVisible();
});

test('where the sheet of the footer can’t be had, a press leads to its page', async ({ page, locale }) => {
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

test('the newsletter takes an address once it is confirmed, and says why not', async ({ page, locale }) => {
  const t = speak(locale);
  const email = `reader-${crypto.randomUUID()}@rondo.test`;
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const field = footer.getByLabel(t('nav.footer.newsletter'));
  const send = footer.getByRole('button', { name: t('nav.footer.subscribe') });
  await field.fill('nobody');
  await send.click();
  await expect(footer.getByRole('alert')).toHaveText(t('nav.footer.emailInvalid'));
  await field.fill(email);
  await send.click();
  await expect(page.getByText(t('nav.footer.subscribed'))).toBeVisible();
  const [mail] = (await (await page.request.get(`/dev/mailbox.json?to=${email}`)).json()) as { text: string }[];
  const link = /\/confirm-newsletter\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: t('notices.newsletter.submit') }).click();
  await expect(page.getByText(t('notices.newsletter.doneBody'))).toBeVisible();
  // Pressed again, it is still so.
  await page.goto(link);
  await page.getByRole('button', { name: t('notices.newsletter.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('notices.newsletter.done') })).toBeVisible();
  await footer.scrollIntoViewIfNeeded();
  await field.fill(email);
  await field.press('Enter');
  await expect(footer.getByRole('alert')).toHaveText(t('errors.already_subscribed'));
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
  // The same page as where an operator has configured a script that counts.
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
    await lookInWholeRun(page);
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

  // An address that opens something is told to nobody, nor is who is looked at.
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
