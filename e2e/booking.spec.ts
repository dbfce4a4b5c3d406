import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { createPaidGame, logIn, mailedPath } from './api.ts';
import { payAtProvider } from './at-provider.ts';
import { money, speak } from './speak.ts';
import { lookInWholeRun } from './violations.ts';
import { test } from './journey-test.ts';

/** Far from the other journeys' games, whose list is one page long. */
const place = {
  location: {
    coordinates: [3.61, 51.5],
    address: 'Sporthal De Kruitmolen',
    city: 'Middelburg',
    country: 'Netherlands',
  },
};

/** Somebody without a login, in the page's browser, starts to pay for a spot of a new game. */
async function startPaying(page: Page, request: APIRequestContext, name: string) {
  const email = `payer${Date.now()}${Math.floor(Math.random() * 1e6)}@rondo.test`;
  const matchId = await createPaidGame(request, name, place);
  const answer = await page.request.post('/api/internalPayments/guest/pay', {
    data: { matchId, email, terms: true, privacy: true },
  });
  expect(answer.status()).toBe(200);
  const { orderId, paymentLink } = (await answer.json()) as { orderId: string; paymentLink: string };
  return { email, matchId, paymentLink, result: `/payments/external/redirect?orderId=${orderId}` };
}

test('a guest pays, sees the booking from the mail, gives it up and what comes back', async ({
  page,
  request,
}, info) => {
  const { locale } = info.project.use;
  const t = speak(locale);
  const main = page.getByRole('main');
  const giveUp = main.getByRole('button', { name: t('booking.giveUp') });
  const name = `Booking ${Date.now()}`;
  const { email, matchId, result } = await startPaying(page, request, name);

  await test.step('not paid yet: the spot is held, and how long', async () => {
    await page.goto(result);
    await expect(page.getByRole('heading', { level: 1, name: t('spotPayment.processing') })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^(15:00|14:\d\d)$/);
    await expect(main.getByText(email)).toBeVisible();
    await main.getByRole('link', { name: t('spotPayment.goOn') }).click();
    await payAtProvider(page, '4.86');
  });

  await test.step('paid: they are in', async () => {
    await expect(page).toHaveURL(/\/payments\/external\/redirect\?orderId=/);
    await expect(page.getByRole('heading', { level: 1, name: t('spotPayment.joined') })).toBeVisible();
    await expect(main.getByRole('link', { name: t('wallet.result.game') })).toHaveAttribute(
      'href',
      `/match/${matchId}`,
    );
    await lookInWholeRun(page);
  });

  await test.step('the booking, by the link from the mail', async () => {
    await page.goto(await mailedPath(request, email, 'booking'));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByText(t('booking.state.active'))).toBeVisible();
    await expect(main.getByText(money(4.5, locale))).toBeVisible();
  });

  await test.step('kept, then given up', async () => {
    const dialog = page.getByRole('dialog');
    await giveUp.click();
    await expect(dialog.getByText(money(4.05, locale))).toBeVisible();
    const confirm = dialog.getByRole('button', { name: t('booking.confirm'), exact: true });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await lookInWholeRun(page);
    await dialog.getByRole('button', { name: t('booking.keep') }).click();
    await expect(dialog).toBeHidden();
    await giveUp.click();
    await dialog.getByLabel(t('booking.terms')).check();
    await confirm.click();
    await expect(page.getByText(t('booking.done'))).toBeVisible();
  });

  await test.step('what came back is kept for them', async () => {
    await expect(main.getByText(t('booking.state.refunded'))).toBeVisible();
    await expect(main.getByText(money(4.05, locale))).toBeVisible();
    await expect(giveUp).toBeHidden();
    await expect(main.getByRole('link', { name: t('booking.password') })).toBeVisible();
    await lookInWholeRun(page);
  });
});

test('a payment that failed, and one nobody knows', async ({ page, request }, info) => {
  const t = speak(info.project.use.locale);
  const main = page.getByRole('main');
  const { matchId, paymentLink, result } = await startPaying(page, request, `Failed ${Date.now()}`);
  const { pathname } = new URL(paymentLink, 'http://localhost');
  expect((await page.request.post(`${pathname}/complete`, { data: { outcome: 'failed' } })).ok()).toBe(true);
  await page.goto(result);
  await expect(page.getByRole('heading', { level: 1, name: t('spotPayment.failed') })).toBeVisible();
  await expect(main.getByRole('link', { name: t('spotPayment.again') })).toHaveAttribute(
    'href',
    `/match/${matchId}?step=1`,
  );

  await page.goto('/payments/external/redirect?orderId=nothing');
  await expect(page.getByRole('heading', { level: 1, name: t('wallet.result.notFound') })).toBeVisible();
  await page.goto('/booking/nothing');
  await expect(page.getByRole('heading', { level: 1, name: t('booking.notFound') })).toBeVisible();
});

test('a payment that a person looks into says so, and that nothing is lost', async ({ page, request }, info) => {
  const t = speak(info.project.use.locale);
  const asked: string[] = [];
  for (const path of ['/payments/payment', '/payments/esn/payment'])
    await page.route(`**/api${path}`, async (route) => {
      asked.push(path);
      const response = await route.fetch();
      const body = (await response.json()) as { order: object };
      await route.fulfill({ response, json: { ...body, order: { ...body.order, underReview: true } } });
    });
  const { email, result } = await startPaying(page, request, `Review ${Date.now()}`);
  await page.goto(result);
  await expect(page.getByRole('heading', { level: 1, name: t('wallet.result.review') })).toBeVisible();
  await expect(page.getByText(t('spotPayment.reviewBody', { email }))).toBeVisible();
  await expect(page.getByRole('link', { name: t('spotPayment.goOn') })).toHaveCount(0);

  await logIn(page, 'player@rondo.test');
  const headers = { origin: new URL(String(info.project.use.baseURL)).origin };
  const started = await page.request.post('/api/payments/topUp', { headers, data: { amount: 3 } });
  const { orderId } = (await started.json()) as { orderId: string };
  await page.goto(`/payments/redirect?orderId=${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: t('wallet.result.review') })).toBeVisible();
  await expect(page.getByText(t('wallet.result.reviewBody'))).toBeVisible();
  expect(asked).toContain('/payments/payment');
});
