import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { createPaidGame, mailedPath } from './api.ts';
import { payAtProvider } from './at-provider.ts';
import { money, speak } from './speak.ts';
import { test } from './journey-test.ts';

// features: booking, joining, payments, guests

/** Far from the games of other journeys, because the list has one page. */
const place = {
  location: {
    coordinates: [3.61, 51.5],
    address: 'Sporthal De Kruitmolen',
    city: 'Middelburg',
    country: 'Netherlands',
  },
};

/** A visitor in the page's browser starts to pay for a spot of a new game. */
async function startPaying(page: Page, request: APIRequestContext, name: string) {
  const email = `payer${Date.now()}${Math.floor(Math.random() * 1e6)}@rondo.test`;
  const matchId = await createPaidGame(request, name, place);
  const answer = await page.request.post('/api/internalPayments/guest/pay', {
    data: { matchId, email, terms: true, privacy: true },
  });
  expect(answer.status()).toBe(200);
  const { orderId } = (await answer.json()) as { orderId: string };
  return { email, result: `/payments/external/redirect?orderId=${orderId}` };
}

test('a guest pays, opens the booking from the mail, gives it up and sees the refund', async ({
  page,
  request,
}, info) => {
  const { locale } = info.project.use;
  const t = speak(locale);
  const main = page.getByRole('main');
  const giveUp = main.getByRole('button', { name: t('booking.giveUp') });
  const name = `Booking ${Date.now()}`;
  const { email, result } = await startPaying(page, request, name);

  await test.step('not paid yet: the spot is held, and how long', async () => {
    await page.goto(result);
    await expect(page.getByRole('heading', { level: 1, name: t('spotPayment.processing') })).toBeVisible();
    await main.getByRole('link', { name: t('spotPayment.goOn') }).click();
    await payAtProvider(page, '4.86');
  });

  await test.step('paid: they are in', async () => {
    await expect(page).toHaveURL(/\/payments\/external\/redirect\?orderId=/);
    await expect(page.getByRole('heading', { level: 1, name: t('spotPayment.joined') })).toBeVisible();
  });

  const right = `right-${email}`;
  await test.step('the address had a typo: it is corrected', async () => {
    await main.getByRole('button', { name: t('spotPayment.correct') }).click();
    await main.getByLabel(t('spots.guest.email')).fill(right);
    await main.getByRole('button', { name: t('spotPayment.mailThere') }).click();
    await expect(main.getByText(t('spotPayment.corrected', { email: right }))).toBeVisible();
  });

  await test.step('the booking, by the link from the mail', async () => {
    await page.goto(await mailedPath(request, right, 'booking'));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('it is given up', async () => {
    const dialog = page.getByRole('dialog');
    await giveUp.click();
    await dialog.getByLabel(t('booking.terms')).check();
    await dialog.getByRole('button', { name: t('booking.confirm'), exact: true }).click();
    await expect(page.getByText(t('booking.done'))).toBeVisible();
  });

  await test.step('what came back is kept for them', async () => {
    await expect(main.getByText(money(4.05, locale))).toBeVisible();
  });
});
