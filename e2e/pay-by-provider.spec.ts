import { expect } from '@playwright/test';
import { createPaidGame, signUp } from './api.ts';
import { payAtProvider } from './at-provider.ts';
import { money, speak } from './speak.ts';
import { place } from './two-pages.ts';
import { test } from './journey-test.ts';

// features: joining, payments, wallet, checkout

const t = speak('en');

test('a member without a balance pays the exact price, and comes back to a ticket', async ({ page, request }) => {
  const name = `Exact ${Date.now()}`;
  const id = await createPaidGame(request, name, { ...place, groupchat: 'https://chat.example.org/g' });
  await signUp(page, 'Exact');
  const dialog = page.getByRole('dialog');

  await test.step('a code is entered there, and taken off', async () => {
    await page.goto(`/match/${id}?step=1`);
    await dialog.getByLabel(t('joiningSteps.pay.terms')).check();
    await dialog.getByText(t('spots.code.have')).click();
    await dialog.getByLabel(t('spots.code.field')).fill('kickoff2');
    await dialog.getByRole('button', { name: t('spots.code.submit') }).click();
    await expect(dialog.getByText(/−€\s?2\.00/)).toBeVisible();
    await dialog.getByRole('button', { name: money(2.86, 'en') }).click();
    await payAtProvider(page, '2.86');
  });

  await test.step('in: the ticket says what was charged, also when it is loaded again', async () => {
    await expect(page.getByRole('heading', { level: 1, name: t('spotPayment.joined') })).toBeVisible();
    for (let loads = 0; loads < 2; loads += 1) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(page.getByText(/2\.50 \+ €\s?0\.36 transaction fee = €\s?2\.86/)).toBeVisible();
      await page.reload();
    }
    await page.getByRole('link', { name: t('paymentResult.game') }).click();
    await expect(page.getByText(/^You paid €\s2\.86/)).toBeVisible();
  });

  await test.step('the wallet lists it', async () => {
    await page.goto('/wallet?tab=cash-outs');
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  });
});

test('topping up the wallet instead promises no spot, and leads to the pay step', async ({ page, request }) => {
  const id = await createPaidGame(request, `Instead ${Date.now()}`, { ...place, price: 4 });
  await signUp(page, 'Instead');
  await page.goto(`/match/${id}?step=8`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('joiningSteps.pay.topUpInstead') }).click();
  await dialog.getByRole('button', { name: money(4.36, 'en') }).click();
  await payAtProvider(page, '4.36');
  await expect(page.getByRole('heading', { level: 1, name: t('paymentResult.paid') })).toBeVisible();
  await page.getByRole('link', { name: t('paymentResult.game') }).click();
  await expect(dialog.getByRole('heading', { name: t('joiningSteps.pay.titlePaid') })).toBeVisible();
  await expect(dialog.getByRole('button', { name: money(4, 'en') })).toBeVisible();
});
