import { expect } from '@playwright/test';
import { createPaidGame, logIn, signUp, topUp } from './api.ts';
import { test } from './journey-test.ts';
import { money, speak } from './speak.ts';

// features: console, games, bulk-changes, payments, wallet

const any = () => Math.floor(Math.random() * 1e6);

test(
  'a venue is shut: an admin cancels the games of the list together, and sees that it is done',
  { tag: '@dutch' },
  async ({ page, request }, info) => {
    const t = speak(info.project.use.locale);
    const name = `Gesloten ${any()}`;
    await createPaidGame(request, name);
    await logIn(page, 'admin@rondo.test');
    await page.goto(`/console/games?query=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: t('console.bulk.open') }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText(t('console.bulk.joined', { count: 0 }));
    await sheet.getByLabel(t('console.act.note')).fill('The hall is shut today');
    await sheet.getByRole('button', { name: t('console.bulk.cancelDo', { count: 1 }), exact: true }).click();
    await expect(sheet).toContainText(t('console.bulk.cancelDone', { done: 1, total: 1 }));
    await expect(sheet).toContainText('The hall is shut today');
  },
);

test('a top-up by mistake is paid back, and its owner’s statement says why', async ({ page, browser }, info) => {
  const { locale } = info.project.use;
  const t = speak(locale);
  const name = `Vergist${any()}`;
  const player = await (await browser.newContext({ locale })).newPage();
  const email = await signUp(player, name);
  await player.goto('/');
  await topUp(player.request, 50, new URL(player.url()).origin);
  await logIn(page, 'admin@rondo.test');
  await page.goto(`/console/orders?review=false&query=${encodeURIComponent(email)}`);
  await page
    .getByRole('region', { name: t('running.orders.title') })
    .getByRole('button', { name })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: t('running.orders.payBack.do'), exact: true }).click();
  await sheet.getByLabel(t('console.act.reason')).fill('Topped up by mistake');
  await sheet.getByRole('button', { name: t('running.orders.payBack.do'), exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await player.goto('/wallet/statement');
  await expect(player.getByRole('main')).toContainText('“Topped up by mistake”');
  await expect(player.getByRole('main')).toContainText(money(50, locale));
});
