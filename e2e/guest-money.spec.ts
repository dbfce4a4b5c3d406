import { expect } from '@playwright/test';
import { cancelGame, createPaidGame, mailedPath } from './api.ts';
import { payAtProvider } from './at-provider.ts';
import { test } from './journey-test.ts';
import { money, speak } from './speak.ts';

// features: joining, payments, booking, guests

test('a guest whose game is cancelled gets the money back the way they paid, by one press after the mail’s link @dutch', async ({
  page,
  request,
}, info) => {
  const { locale } = info.project.use;
  const say = speak(locale);
  const email = `guest-money-${Date.now()}@example.org`;
  const id = await createPaidGame(request, `Afgelast ${Date.now()}`);
  await page.goto(`/match/${id}`);
  const join = new RegExp(`^${say('joining.action.join')}( |$)`);
  await page.getByRole('button', { name: join }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(say('spots.guest.email')).fill(email);
  await sheet.getByLabel(say('spots.guest.terms')).check();
  await sheet.getByLabel(say('spots.guest.privacy')).check();
  await sheet.getByRole('button', { name: say('spots.guest.next') }).click();
  await sheet.getByRole('button', { name: money(4.86, locale) }).click();
  await payAtProvider(page, '4.86');
  await expect(page).toHaveURL(/\/payments\//);

  await cancelGame(request, id, 'De zaal is dicht');
  await page.goto(await mailedPath(request, email, 'guest-money'));
  const words = (key: 'kept' | 'haveBack' | 'back') =>
    new RegExp(say(`guestMoney.${key}`, { amount: money(4.5, locale).source }));
  await expect(page.getByRole('heading', { level: 1, name: words('kept') })).toBeVisible();
  await page.getByRole('button', { name: words('haveBack') }).click();
  const isBack = page.getByRole('heading', { level: 1, name: words('back') });
  await expect(isBack).toBeVisible();
  await page.reload();
  await expect(isBack).toBeVisible();
});
