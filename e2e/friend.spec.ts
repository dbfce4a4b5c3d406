import { expect } from '@playwright/test';
import { createPaidGame, logIn } from './api.ts';
import { giveUpBy } from './ways-out.ts';
import { money, speak } from './speak.ts';
import { live, pageOf, place } from './two-pages.ts';
import { test } from './journey-test.ts';

// features: joining

const t = speak('en');
const price = (euros: number) => money(euros, 'en');

test('somebody pays for two friends; one declines, and the payer gets the money back', async ({
  page,
  request,
  browser,
}, info) => {
  const stamp = `${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`.toLowerCase();
  const guest = `friend-${stamp}@example.org`;
  const id = await createPaidGame(request, `Friends ${stamp}`.slice(0, 50), { ...place, price: 1 });
  await logIn(page, 'player2@rondo.test');
  await page.goto(`/match/${id}?step=10`);
  const sheet = page.getByRole('dialog');

  await test.step('two addresses', async () => {
    await sheet.getByLabel(t('spots.friends.emailOne')).fill('player@rondo.test');
    await sheet.getByRole('button', { name: t('spots.friends.add') }).click();
    await sheet.getByLabel(t('spots.friends.email', { number: 2 })).fill(guest);
  });

  await test.step('one payment', async () => {
    const pay = sheet.getByRole('button', { name: t('spots.friends.pay', { price: '€\u00A02.00' }) });
    await sheet.getByLabel(t('joiningSteps.pay.terms')).check();
    await pay.click();
    const who = t('spots.friends.and', { first: 'player@rondo.test', last: guest });
    await expect(page.getByText(t('spots.friends.done', { who }))).toBeVisible();
    await sheet.getByText(t('joiningSteps.success.done'), { exact: true }).click();
  });

  const spots = page.getByRole('region', { name: t('spots.own.title') });
  await test.step('both spots are on the game’s page', async () => {
    await expect(spots.getByRole('listitem')).toHaveCount(2);
    await expect(spots.getByText(guest)).toBeVisible();
  });

  await test.step('the friend sees who paid, and declines', async () => {
    const friend = await pageOf(browser, 'player@rondo.test', `/match/${id}`);
    await giveUpBy(friend, 'decline', t);
    const dialog = friend.getByRole('dialog');
    await dialog.getByRole('switch').check();
    await dialog.getByRole('button', { name: t('spots.refund.decline') }).click();
    await expect(friend.getByText(t('spots.refund.declined'))).toBeVisible();
    await friend.context().close();
    await expect(spots.getByRole('listitem')).toHaveCount(1, live);
  });

  await test.step('the payer gives up the other spot alone: 90 %', async () => {
    await spots.getByRole('button', { name: t('spots.own.giveUpOf', { name: guest }) }).click();
    await sheet.getByRole('switch').check();
    await sheet.getByRole('button', { name: price(0.9) }).click();
    await expect(page.getByText(t('joiningSteps.refund.done'))).toBeVisible();
    await expect(spots).toHaveCount(0, live);
  });
});
