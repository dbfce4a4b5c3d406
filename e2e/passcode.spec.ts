import { expect, type Page } from '@playwright/test';
import { createPaidGame, logIn } from './api.ts';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';

// features: joining

const t = speak('en');
const sheet = (page: Page) => page.getByRole('dialog');

async function typePasscode(page: Page): Promise<void> {
  await sheet(page).getByLabel(t('joiningSteps.passcode.field')).fill('owls');
  await sheet(page)
    .getByRole('button', { name: t('joiningSteps.passcode.submit') })
    .click();
}

test('after a key has expired the passcode is asked for again, and lets them in', async ({ page, request }, info) => {
  const stamp = `${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`.toLowerCase();
  const make = (name: string) =>
    createPaidGame(request, `${name} ${stamp}`.slice(0, 50), { isPayingGame: false, passcode: 'owls' });
  const [kept, linked] = [await make('Kept'), await make('Linked')];
  await logIn(page, 'player@rondo.test');

  await test.step('a key that this tab has had for more than an hour', async () => {
    await page.goto(`/match/${kept}?step=1`);
    await typePasscode(page);
    await expect(page.getByText(t('joiningSteps.passcode.right'))).toBeVisible();
    await expect(sheet(page).getByLabel(t('joiningSteps.pay.terms'))).toBeVisible();
    await page.evaluate(`sessionStorage.setItem('rondo.entry-key.${kept}', '1.old')`);
  });
  await test.step('a key in a link: it also leads to the passcode', async () => {
    for (const address of [`/match/${kept}?step=8`, `/match/${linked}?secret-key=old&step=8`]) {
      await page.goto(address);
      await sheet(page).getByLabel(t('joiningSteps.pay.terms')).check();
      const join = sheet(page).getByRole('button', { name: t('joiningSteps.pay.free'), exact: true });
      await join.click();
      await expect(page.getByText(t('errors.wrong_passcode'))).toBeVisible();
      await typePasscode(page);
      await sheet(page).getByLabel(t('joiningSteps.pay.terms')).check();
      await join.click();
      await expect(sheet(page).getByRole('heading', { name: t('joiningSteps.success.title') })).toBeVisible();
    }
  });
});
