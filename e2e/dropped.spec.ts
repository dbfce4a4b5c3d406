import { expect, type Page } from '@playwright/test';
import { createPaidGame, logIn } from './api.ts';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';

// features: payments, joining, wallet

/** Calls whose path ends like this fail as without a network, until the returned function is called. */
async function dropped(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(`**/api${path}`, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(`**/api${path}`);
}

test('no network while a top-up is under way: no page says that it failed, and the payment shows once it is made', async ({
  page,
}, info) => {
  const t = speak(info.project.use.locale);
  await logIn(page, 'player@rondo.test');
  const headers = { origin: new URL(String(info.project.use.baseURL)).origin };
  const started = await page.request.post('/api/payments/topUp', { headers, data: { amount: 3 } });
  const { orderId, paymentLink } = (await started.json()) as { orderId: string; paymentLink: string };
  await page.goto(`/payments/redirect?orderId=${orderId}`);
  await expect(page.getByRole('heading', { name: t('paymentResult.processing') })).toBeVisible();

  const comesBack = await dropped(page, '/payments/payment');
  await expect(page.getByText(t('common.offline')).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: t('paymentResult.processing') })).toBeVisible();
  await page.request.post(`${paymentLink}/complete`, { data: { outcome: 'paid' } });
  await comesBack();
  await expect(page.getByRole('heading', { name: t('paymentResult.paid') })).toBeVisible();
});

test('no network while a guest’s payment is under way: the spot shows as theirs once the network is back', async ({
  page,
  request,
}, info) => {
  const t = speak(info.project.use.locale);
  const stamp = `${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`.toLowerCase();
  const matchId = await createPaidGame(request, `Drop ${stamp}`.slice(0, 50));
  const data = { matchId, email: `drop-${stamp}@example.org`, terms: true, privacy: true, method: 'ideal' };
  const started = await request.post('/api/internalPayments/guest/pay', { data });
  const { orderId, paymentLink } = (await started.json()) as { orderId: string; paymentLink: string };

  const first = await dropped(page, '/payments/esn/payment');
  await page.goto(`/payments/external/redirect?orderId=${orderId}`);
  await expect(page.getByText(t('common.offline')).first()).toBeVisible();
  await first();
  await expect(page.getByText(t('spotPayment.held'))).toBeVisible();
  const again = page.waitForEvent('requestfailed');
  const second = await dropped(page, '/payments/esn/payment');
  for (let failed = 0; failed < 3; failed += 1) await (failed === 0 ? again : page.waitForEvent('requestfailed'));
  await request.post(`${paymentLink}/complete`, { data: { outcome: 'paid' } });
  await second();
  await expect(page.getByRole('heading', { name: t('spotPayment.joined') })).toBeVisible();
});

test('without network a payment says so at once, and is not made once its step is closed', async ({
  page,
  request,
}, info) => {
  const t = speak(info.project.use.locale);
  const stamp = `${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`.toLowerCase();
  const id = await createPaidGame(request, `Offline ${stamp}`.slice(0, 50));
  await logIn(page, 'player@rondo.test');
  await page.goto(`/match/${id}?step=8`);
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('joiningSteps.pay.terms')).check();
  const pay = sheet.getByRole('button', { name: /^Pay / });
  await page.context().setOffline(true);
  await pay.click();
  await expect(page.getByText(t('spots.lost.offline', { paid: t('spots.lost.once') }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.context().setOffline(false);
  // By the time another call is answered, any call that the page repeats by itself has been sent.
  await page.evaluate(() => fetch('/api/users/me'));
  const game = (await (await page.request.get(`/api/matches/${id}`)).json()) as {
    data: { match: { viewer: { joined: boolean } } };
  };
  expect(game.data.match.viewer.joined).toBe(false);
});
