import { expect } from '@playwright/test';
import { chosenPassword, createPaidGame, mailedPath } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';
import { lookInWholeRun } from './violations.ts';

const t = speak('en');
const newAddress = () => `sign-up-${Date.now()}-${Math.floor(Math.random() * 1e6)}@rondo.test`;

test('a new password is checked while one types, and nothing of it is sent', async ({ page }) => {
  await page.goto('/signup');
  const main = page.getByRole('main');
  const sent: string[] = [];
  page.on('request', (asked) => sent.push(asked.postData() ?? ''));
  const first = main.getByLabel(t('accounts.password'), { exact: true });
  const second = main.getByLabel(t('accounts.confirmPassword'), { exact: true });
  const kept = main.locator('[data-kept]');
  const news = main.getByRole('status').filter({ hasText: /./ });
  await first.fill('zonnebloem');
  await expect(kept).toHaveText([
    t('accounts.rules.length'),
    t('accounts.rules.lowercase'),
    t('accounts.rules.uncommon'),
  ]);
  await expect(news).toContainText(t('accounts.rules.uppercase'));
  await first.fill('Welkom2026!');
  await expect(kept).toHaveCount(4);
  await expect(news).toContainText(t('accounts.rules.uncommon'));
  await first.fill('Zonnebloem12');
  await expect(kept).toHaveCount(5);
  await second.fill('Zonne');
  await expect(main.getByText(t('accounts.notSameYet')).first()).toBeVisible();
  await second.fill('Zonnebloem12');
  await expect(kept.last()).toHaveText(t('accounts.same'));
  await expect(news).toHaveText(`${t('accounts.strong')} ${t('accounts.same')}`);
  for (const show of await main.getByRole('button', { name: t('accounts.showPassword') }).all())
    await expect(show).toBeVisible();
  await main
    .getByRole('button', { name: t('accounts.showPassword') })
    .first()
    .click();
  await expect(first).toHaveAttribute('type', 'text');
  expect(sent.filter((body) => /zonne|welkom/i.test(body))).toEqual([]);
  await lookInWholeRun(page);
});

test('what is wrong is said once, at its field, and the page is there', async ({ page }) => {
  await page.goto('/signup');
  const main = page.getByRole('main');
  const submit = main.getByRole('button', { name: t('accounts.signup.submit') });
  const field = (label: string) => main.getByLabel(label, { exact: true });
  const banners = page.getByRole('region', { name: t('common.notifications') });
  await submit.click();
  await expect(field(t('accounts.username'))).toBeFocused();
  await expect(field(t('accounts.username'))).toBeInViewport({ ratio: 1 });
  await expect(field(t('accounts.password'))).toHaveAccessibleDescription(t('accounts.passwordWeak'));
  await field(t('accounts.username')).fill('Sanne');
  await field(t('accounts.email')).fill(newAddress());
  await field(t('accounts.password')).fill('Zonnebloem12');
  await field(t('accounts.confirmPassword')).fill('Zonnebloem12');
  await submit.click();
  // The box that is not ticked; once for both.
  await expect(field(t('accounts.terms'))).toBeFocused();
  await expect(page.getByText(t('accounts.consent'))).toHaveCount(1);
  await expect(page.getByText(t('accounts.consent'))).toBeInViewport({ ratio: 1 });
  await field(t('accounts.terms')).check();
  await expect(field(t('accounts.privacy'))).toHaveAccessibleDescription(t('accounts.consent'));
  await field(t('accounts.privacy')).check();
  await expect(page.getByText(t('accounts.consent'))).toHaveCount(0);
  // What only the server knows stands at the field as well.
  await page.route('**/api/users/confirmation', (route) =>
    route.fulfill({ status: 400, json: { status: 'fail', code: 'name_reserved', message: '' } }),
  );
  await submit.click();
  await expect(field(t('accounts.username'))).toBeFocused();
  await expect(field(t('accounts.username'))).toHaveAccessibleDescription(t('errors.name_reserved'));
  await expect(page.getByText(t('errors.name_reserved'))).toHaveCount(1);
  // What is about no field stands at the button.
  await page.route('**/api/users/confirmation', (route) =>
    route.fulfill({
      status: 429,
      json: { status: 'fail', code: 'too_many_requests', message: '', params: { minutes: 7 } },
    }),
  );
  await submit.click();
  await expect(main.getByRole('alert')).toBeFocused();
  await expect(main.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(banners.locator('p')).toHaveCount(0);
});

test('check your inbox: it names the address, sends again, and a wrong address is mended', async ({
  page,
  request,
}) => {
  await page.goto('/signup');
  const main = page.getByRole('main');
  const field = (label: string) => main.getByLabel(label, { exact: true });
  const [wrong, right] = [newAddress(), newAddress()];
  const fillPasswords = async () => {
    await field(t('accounts.password')).fill('Zonnebloem12');
    await field(t('accounts.confirmPassword')).fill('Zonnebloem12');
  };
  const submit = main.getByRole('button', { name: t('accounts.signup.submit') });
  await field(t('accounts.username')).fill('Sanne');
  await field(t('accounts.email')).fill(wrong);
  await fillPasswords();
  await field(t('accounts.terms')).check();
  await field(t('accounts.privacy')).check();
  await submit.click();
  const heading = page.getByRole('heading', { level: 1, name: t('accounts.signup.checkTitle') });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(main.getByText(wrong)).toBeInViewport({ ratio: 1 });
  await lookInWholeRun(page);

  await test.step('again: the newest link is the one that works', async () => {
    const first = await mailedPath(request, wrong);
    await main.getByRole('button', { name: t('accounts.signup.sendAgain') }).click();
    await expect(main.getByText(t('accounts.signup.sentAgain'))).toBeVisible();
    await expect.poll(() => mailedPath(request, wrong)).not.toBe(first);
  });

  await test.step('too often: how long to wait, in its place', async () => {
    await page.route(
      '**/api/users/confirmation',
      (route) =>
        route.fulfill({
          status: 429,
          json: { status: 'fail', code: 'mails_limited', message: '', params: { minutes: 9 } },
        }),
      { times: 1 },
    );
    await main.getByRole('button', { name: t('accounts.signup.sendAgain') }).click();
    await expect(main.getByRole('alert')).toContainText('9 min');
    await expect(main.getByText(t('accounts.signup.sentAgain'))).toHaveCount(0);
  });

  await test.step('another address: all is there but the passwords', async () => {
    await main.getByRole('button', { name: t('accounts.signup.mend') }).click();
    await expect(field(t('accounts.email'))).toBeFocused();
    await expect(field(t('accounts.email'))).toHaveValue(wrong);
    await expect(field(t('accounts.username'))).toHaveValue('Sanne');
    await expect(field(t('accounts.password'))).toHaveValue('');
    await expect(field(t('accounts.terms'))).toBeChecked();
    await field(t('accounts.email')).fill(right);
    await fillPasswords();
    await submit.click();
    await expect(main.getByText(right)).toBeVisible();
    expect(await mailedPath(request, right)).toContain('/confirm-signup/');
  });
});

test('the mail opened in another browser leads back to the game one wanted, for the password and one press', async ({
  page,
  request,
  browser,
}, info) => {
  const id = await createPaidGame(request, `Elsewhere ${Date.now()}`);
  const email = newAddress();
  const consents = { termsConsent: true, privacyConsent: true };
  const form = { name: 'Sanne', email, password: chosenPassword, confirmPassword: chosenPassword, ...consents };
  const data = { ...form, returnTo: `/match/${id}?step=1` };
  const elsewhere = await browser.newContext({ baseURL: info.project.use.baseURL });
  expect((await elsewhere.request.post('/api/users/confirmation', { data })).status()).toBe(200);
  await elsewhere.close();
  await page.goto(await mailedPath(request, email));
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(chosenPassword);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('accounts.confirm.submit') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/match/${id}\\?step=`));
  await expect(page.getByText(t('accounts.confirm.done'))).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel(t('joining.pay.terms'))).toBeVisible();
});
