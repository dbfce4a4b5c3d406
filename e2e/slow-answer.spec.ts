import { expect, type Page } from '@playwright/test';
import { createPaidGame, logIn } from './api.ts';
import { giveUpBy } from './ways-out.ts';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';
import { ready, waitAgain, withoutWaiting } from './ready.ts';

// features: joining

const t = speak('en');

/** The call is made at once, but its answer arrives long after the game's live updates have told the page. */
async function answersLate(page: Page, path: string): Promise<void> {
  await ready(page);
  await withoutWaiting(page);
  await page.route(`**/api${path}`, async (route) => {
    const response = await route.fetch();
    // The update has closed the step.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await route.fulfill({ response });
  });
}

test('an answer that comes after the live update still shows its banner: paid, and given up', async ({
  page,
  request,
}, info) => {
  const stamp = `${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`.toLowerCase();
  const id = await createPaidGame(request, `Slow ${stamp}`.slice(0, 50));
  await logIn(page, 'player@rondo.test');
  await page.goto(`/match/${id}?step=8`);
  const sheet = page.getByRole('dialog');
  await answersLate(page, '/internalPayments/payEntranceFee');
  await sheet.getByLabel(t('joiningSteps.pay.terms')).check();
  await sheet.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText(t('joiningSteps.pay.done'))).toBeVisible();
  await expect(sheet.getByRole('heading', { name: t('joiningSteps.success.title') })).toBeVisible();

  await waitAgain(page);
  await sheet.getByText(t('joiningSteps.success.done'), { exact: true }).click();

  await test.step('also if the player has closed the step meanwhile; the page stays', async () => {
    await page.goto('/allgames');
    await ready(page);
    await page.goto(`/match/${id}`);
    await answersLate(page, '/internalPayments/refundEntranceFee');
    await giveUpBy(page, 'refund', t);
    await sheet.getByRole('switch').check();
    await sheet.getByRole('button', { name: /^Refund / }).click(); // the refund depends on the price with this player's codes
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText(t('joiningSteps.refund.done'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/match/${id}$`));
  });
});
