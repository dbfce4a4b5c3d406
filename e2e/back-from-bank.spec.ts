import { expect } from '@playwright/test';
import { createPaidGame, signUp } from './api.ts';
import { wholeBrowser } from './browser.ts';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';

// features: joining, payments, wallet

// People's browsers show a page as it was left when they go Back, so this one does too.
test.use({ launchOptions: { ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('Back from the bank: a top-up, a guest’s payment and a member’s can go on', async ({ page, request }, info) => {
  const t = speak(info.project.use.locale);
  const stamp = `${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`.toLowerCase();
  const sheet = page.getByRole('dialog');
  const goesOn = async (pay: RegExp) => {
    const button = sheet.getByRole('button', { name: pay });
    await button.click();
    await expect(page).toHaveURL(/\/sandbox\//);
    // The browser restores the page without loading it again.
    await page.goBack({ waitUntil: 'commit' });
    await expect(button).toBeEnabled();
    await button.click();
    await expect(page).toHaveURL(/\/sandbox\//);
  };

  await test.step('a guest’s', async () => {
    const id = await createPaidGame(request, `Back ${stamp}`.slice(0, 50));
    await page.goto(`/match/${id}?step=6`);
    await sheet.getByLabel(t('spots.guest.email')).fill(`back-${stamp}@example.org`);
    await sheet.getByLabel(t('spots.guest.terms')).check();
    await sheet.getByLabel(t('spots.guest.privacy')).check();
    await sheet.getByRole('button', { name: t('spots.guest.next') }).click();
    await goesOn(/4\.86/);
  });

  await test.step('a member’s', async () => {
    const id = await createPaidGame(request, `Back too ${stamp}`.slice(0, 50));
    await signUp(page, 'Back');
    await page.goto(`/match/${id}?step=8`);
    const pay = sheet.getByRole('button', { name: /4\.86/ });
    await sheet.getByLabel(t('joiningSteps.pay.terms')).check();
    await pay.click();
    await expect(page).toHaveURL(/\/sandbox\//);
    // A personal page is loaded anew, because no browser keeps it in memory: the member agrees once more.
    await page.goBack();
    await expect(sheet.getByRole('heading', { name: t('joiningSteps.pay.titlePaid') })).toBeVisible();
    await sheet.getByLabel(t('joiningSteps.pay.terms')).check();
    await pay.click();
    await expect(page).toHaveURL(/\/sandbox\//);
  });

  await test.step('a top-up', async () => {
    await page.goto('/wallet');
    await page.getByRole('button', { name: t('wallet.topUp.proceed') }).click();
    await goesOn(/3\.36/);
  });
});
