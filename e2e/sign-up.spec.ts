import { expect } from '@playwright/test';
import { chosenPassword, createPaidGame, mailedPath } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: sign-in, accounts

const t = speak('en');
const newAddress = () => `sign-up-${Date.now()}-${Math.floor(Math.random() * 1e6)}@rondo.test`;

test('opened in another browser, the mail’s link asks for the password and leads back to the game after one press', async ({
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
  await expect(page.getByRole('dialog').getByLabel(t('joiningSteps.pay.terms'))).toBeVisible();
});
