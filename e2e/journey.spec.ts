import { expect } from '@playwright/test';
import { createPaidGame, mailedPath } from './api.ts';
import { giveUpBy } from './ways-out.ts';
import { payAtProvider } from './at-provider.ts';
import { money, speak } from './speak.ts';
import { test } from './journey-test.ts';

// features: sign-in, accounts, games, joining, wallet, payments

test(
  'sign up, find a game, top up, pay, join, leave by refund, and every cent is in the wallet',
  { tag: '@great' },
  async ({ page, request, context }, info) => {
    const { locale, viewport } = info.project.use;
    const t = speak(locale);
    const onPhone = (viewport?.width ?? 0) < 800;
    const stamp = `${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`.toLowerCase();
    const email = `${stamp}@rondo.test`;
    const gameName = `Journey ${stamp}`.slice(0, 50);
    const gameId = await createPaidGame(request, gameName);

    await test.step('sign up', async () => {
      await page.goto('/');
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('nav.register') })
        .click();
      await page.getByLabel(t('accounts.username'), { exact: true }).fill('Journey Tester');
      await page.getByLabel(t('accounts.email'), { exact: true }).fill(email);
      await page.getByLabel(t('accounts.password'), { exact: true }).fill('Zonnebloem12');
      await page.getByLabel(t('accounts.confirmPassword'), { exact: true }).fill('Zonnebloem12');
      await page.getByLabel(t('accounts.terms')).check();
      await page.getByLabel(t('accounts.privacy')).check();
      await page.getByRole('button', { name: t('accounts.signup.submit') }).click();
      await expect(page.getByText(t('accounts.signup.checkTitle'))).toBeVisible();
    });

    await test.step('confirm by the mailed link', async () => {
      await page.goto(await mailedPath(request, email));
      await page.getByRole('button', { name: t('accounts.confirm.submit') }).click();
      await expect(page).toHaveURL(/\/allgames/);
    });

    await test.step('log in', async () => {
      await context.clearCookies({ name: 'sid' });
      await page.goto('/login');
      await page.getByLabel(t('accounts.email'), { exact: true }).fill(email);
      await page.getByLabel(t('accounts.password'), { exact: true }).fill('Zonnebloem12');
      await page
        .getByRole('main')
        .getByRole('button', { name: t('accounts.login.submit') })
        .click();
      await expect(page).toHaveURL(/\/$/);
    });

    await test.step('filter volleyball within 25 km of a city', async () => {
      await page.goto('/allgames');
      if (onPhone) await page.getByRole('button', { name: t('filters.title') }).click();
      const filters = onPhone ? page.getByRole('dialog') : page.getByRole('main');
      await filters.getByText(t('games.sport.Volleyball'), { exact: true }).first().click();
      await filters.getByRole('combobox', { name: t('games.places.search') }).fill('Gronin');
      await page
        .getByRole('option', { name: /Groningen/ })
        .first()
        .click();
      if (onPhone)
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /\d|Show|Toon/ })
          .last()
          .click();
      await expect(page).toHaveURL(/sports=Volleyball/);
      await expect(page).toHaveURL(/Groningen/);
    });

    await test.step('open the game', async () => {
      await page.getByRole('searchbox').fill(gameName);
      await page.getByRole('link', { name: gameName }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: gameName })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(gameName));
    });

    await test.step('short of credit: top up by iDEAL and come back', async () => {
      await page
        .getByRole('button', { name: money(4.86, locale) })
        .or(page.getByRole('link', { name: money(4.86, locale) }))
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('joiningSteps.pay.topUpInstead') })
        .click();
      await expect(page.getByRole('dialog').getByRole('heading', { name: t('wallet.short.title') })).toBeVisible();
      await page.getByRole('dialog').getByText('iDEAL').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: money(5.36, locale) })
        .click();
      await payAtProvider(page, '5.36');
      await expect(page).toHaveURL(/\/payments\/redirect/);
      await expect(page.getByText(t('paymentResult.paid'))).toBeVisible();
      await expect(page.getByText(t('paymentResult.notInYet'))).toBeVisible();
      await page.getByRole('link', { name: t('paymentResult.game') }).click();
      await expect(page).toHaveURL(new RegExp(`/match/${gameId}`));
    });

    await test.step('in the same step, paid from the wallet', async () => {
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('heading', { name: t('joiningSteps.pay.titlePaid') })).toBeVisible();
      await sheet.getByLabel(t('joiningSteps.pay.terms')).check();
      await sheet.getByRole('button', { name: money(4.5, locale) }).click();
      await expect(page.getByText(t('joiningSteps.success.title'))).toBeVisible();
      await page.getByRole('dialog').getByText(t('joiningSteps.success.done'), { exact: true }).click();
      await expect(page.getByRole('main').getByText('Journey Tester').first()).toBeVisible();
    });

    await test.step('leave by refund: 90 %', async () => {
      await giveUpBy(page, 'refund', t);
      const confirm = page.getByRole('dialog').getByRole('button', { name: money(4.05, locale) });
      await expect(confirm).toBeDisabled();
      await page.getByRole('dialog').getByLabel(t('joiningSteps.refund.terms')).check();
      await confirm.click();
      await expect(page.getByText(t('joiningSteps.refund.done'))).toBeVisible();
    });

    await test.step('the wallet shows all of it', async () => {
      await page.goto('/wallet?tab=top-ups');
      await expect(page.getByRole('main').getByText(money(4.55, locale)).first()).toBeVisible();
      await expect(page.getByRole('main').getByText(t('wallet.status.paid')).first()).toBeVisible();
      await page.getByRole('main').getByText(t('wallet.lists.cashOuts'), { exact: true }).click();
      await expect(page.getByText(gameName)).toBeVisible();
      await expect(page.getByText(t('wallet.status.partial_refund')).first()).toBeVisible();
      await expect(page.getByText(money(4.05, locale)).first()).toBeVisible();
    });
  },
);
