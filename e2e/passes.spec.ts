import { expect } from '@playwright/test';
import { formatMoney } from '@rondo/rules';
import { createSeriesWithPass, logIn, newcomer, topUp } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: joining, wallet, passes

const origin = `http://localhost:${process.env.E2E_PORT}`;

test('ten games are paid ahead, one is played and given up in time, and the rest is handed back @dutch', async ({
  page,
  request,
}, info) => {
  const { locale } = info.project.use;
  const t = speak(locale);
  const money = (euros: number) => formatMoney(euros, locale?.startsWith('nl') ? 'nl' : 'en');
  const id = await createSeriesWithPass(request, `Reeks ${Date.now()}`);
  await logIn(page, await newcomer('Pas'));
  await topUp(page.request, 45, origin);
  await page.goto(`/match/${id}`);

  await test.step('the pass is bought', async () => {
    await page.getByRole('button', { name: t('passes.card.open') }).click();
    const sheet = page.getByRole('dialog', { name: t('passes.buy.title', { of: 10 }) });
    await sheet.getByRole('checkbox', { name: t('joiningSteps.pay.terms') }).check();
    await sheet.getByRole('button', { name: t('passes.buy.submit', { price: money(40.5) }) }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('heading', { name: t('passes.card.own', { left: 10, of: 10 }) })).toBeVisible();
  });

  await test.step('a game is paid with it in one tap', async () => {
    await page
      .getByRole('button', { name: t('joining.action.joinWithPass') })
      .filter({ visible: true })
      .click();
    const sheet = page.getByRole('dialog', { name: t('joiningSteps.pay.titlePaid') });
    await sheet.getByRole('button', { name: t('passes.use.submit') }).click();
    await expect(page.getByRole('heading', { name: t('joiningSteps.success.title') })).toBeVisible();
    await page.getByRole('button', { name: t('joiningSteps.success.done') }).click();
    await expect(page.getByRole('heading', { name: t('passes.card.own', { left: 9, of: 10 }) })).toBeVisible();
  });

  await test.step('giving up in time returns money by the policy, and the ride counts as used', async () => {
    await page.goto(`/match/${id}?step=7`);
    const sheet = page.getByRole('dialog', { name: t('joiningSteps.refund.title') });
    await sheet.getByRole('switch', { name: t('joiningSteps.refund.terms') }).check();
    await sheet.getByRole('button', { name: t('joiningSteps.refund.confirm', { amount: money(3.65) }) }).click();
    await expect(page.getByText(t('joiningSteps.refund.done'))).toBeVisible();
  });

  await test.step('the rest is handed back from the wallet, which says the sum first', async () => {
    await page.goto('/wallet');
    await page.getByRole('button', { name: new RegExp(t('passes.wallet.handBack')) }).click();
    const sheet = page.getByRole('dialog', { name: t('passes.handBack.title') });
    await sheet.getByRole('button', { name: t('passes.handBack.submit', { amount: money(32.81) }) }).click();
    await expect(page.getByText(t('passes.handBack.done', { amount: money(32.81) }))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('passes.wallet.title') })).toHaveCount(0);
  });
});
