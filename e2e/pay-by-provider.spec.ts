import { expect } from '@playwright/test';
import { createPaidGame, logIn, signUp } from './api.ts';
import { atProvider, payAtProvider } from './at-provider.ts';
import { money, speak } from './speak.ts';
import { pageOf, place } from './two-pages.ts';
import { lookInWholeRun } from './violations.ts';
import { test } from './journey-test.ts';

const t = speak('en');

test('a member without a balance pays the exact price, and comes back to a ticket', async ({ page, request }) => {
  const name = `Exact ${Date.now()}`;
  const id = await createPaidGame(request, name, { ...place, groupchat: 'https://chat.example.org/g' });
  await signUp(page, 'Exact');
  const dialog = page.getByRole('dialog');

  await test.step('one sheet: the price, the ways to pay with their fees, and what is missing at its place', async () => {
    await page.goto(`/match/${id}?step=1`);
    await expect(dialog.getByRole('heading', { name: t('joining.pay.titlePaid') })).toBeVisible();
    await dialog.getByLabel(t('wallet.methods.card')).check();
    const pay = dialog.getByRole('button', { name: money(4.96, 'en') });
    await pay.click();
    const terms = dialog.getByLabel(t('joining.pay.terms'));
    await expect(terms).toBeFocused();
    await expect(terms).toHaveAccessibleDescription(t('joining.pay.termsFirst'));
    await expect(page.getByText(t('joining.pay.termsFirst'))).toHaveCount(1);
    await terms.check();
    await dialog.getByLabel(t('wallet.methods.ideal')).check();
  });

  await test.step('a code is entered there, and taken off', async () => {
    await dialog.getByText(t('spots.code.have')).click();
    await dialog.getByLabel(t('spots.code.field')).fill('nothing');
    await dialog.getByRole('button', { name: t('spots.code.submit') }).click();
    await expect(dialog.getByLabel(t('spots.code.field'))).toHaveAccessibleDescription(t('errors.promocode_unknown'));
    await dialog.getByLabel(t('spots.code.field')).fill('kickoff2');
    await dialog.getByRole('button', { name: t('spots.code.submit') }).click();
    await expect(dialog.getByText(/− €\s?2\.00/)).toBeVisible();
    await lookInWholeRun(page);
    await dialog.getByRole('button', { name: money(2.86, 'en') }).click();
    await payAtProvider(page, '2.86');
  });

  await test.step('in: the ticket says what was charged, and what helps to be there', async () => {
    await expect(page.getByRole('heading', { level: 1, name: t('spotPayment.joined') })).toBeVisible();
    for (let loads = 0; loads < 2; loads += 1) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(page.getByText(/2\.50 \+ €\s?0\.36 transaction fee = €\s?2\.86/)).toBeVisible();
      await expect(page.getByRole('button', { name: t('match.calendar.add') })).toBeVisible();
      await expect(page.getByRole('link', { name: t('spotPayment.route') })).toBeVisible();
      await expect(page.getByRole('link', { name: t('match.chat') })).toBeVisible();
      await page.reload();
    }
    await page.getByRole('link', { name: t('wallet.result.game') }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('region', { name: t('spots.own.title') })).toBeVisible();
  });

  await test.step('the wallet lists it, with its receipt', async () => {
    await page.goto('/wallet?tab=cash-outs');
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByText(/iDEAL, \+ €\s?0\.36 fee/)).toBeVisible();
  });
});

test('the browser is closed at the bank: the report alone brings them in', async ({ page, request, browser }) => {
  const name = `Closed ${Date.now()}`;
  const id = await createPaidGame(request, name, { ...place, price: 2000 / 100 });
  const leaver = await pageOf(browser, 'communityadmin@rondo.test', `/match/${id}?step=8`);
  const dialog = leaver.getByRole('dialog');
  await dialog.getByLabel(t('joining.pay.terms')).check();
  const pay = dialog.getByRole('button', { name: money(20.36, 'en') });
  await pay.click();
  await atProvider(leaver, '20.36');
  const { pathname } = new URL(leaver.url());
  await leaver.context().close();
  expect((await request.post(`${pathname}/complete`, { data: { outcome: 'paid' } })).ok()).toBe(true);
  await logIn(page, 'communityadmin@rondo.test');
  await page.goto(`/match/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/matches/${id}`);
      const { data } = (await answer.json()) as { data: { match: { viewer: { joined: boolean } } } };
      return data.match.viewer.joined;
    })
    .toBe(true);
});

test('topping up the wallet instead promises no spot, and leads to the pay step', async ({ page, request }) => {
  const id = await createPaidGame(request, `Instead ${Date.now()}`, { ...place, price: 4 });
  await signUp(page, 'Instead');
  await page.goto(`/match/${id}?step=8`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('joining.pay.topUpInstead') }).click();
  await expect(dialog.getByText(t('wallet.short.back'), { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: money(4.36, 'en') }).click();
  await payAtProvider(page, '4.36');
  await expect(page.getByRole('heading', { level: 1, name: t('wallet.result.paid') })).toBeVisible();
  await expect(page.getByText(t('wallet.result.notInYet'))).toBeVisible();
  await page.getByRole('link', { name: t('wallet.result.game') }).click();
  await expect(dialog.getByRole('heading', { name: t('joining.pay.titlePaid') })).toBeVisible();
  await expect(dialog.getByRole('button', { name: money(4, 'en') })).toBeVisible();
});
