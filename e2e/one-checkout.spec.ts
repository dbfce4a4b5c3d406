import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { createPaidGame, signUp, topUp } from './api.ts';
import { atProvider, payAtProvider } from './at-provider.ts';
import { test } from './journey-test.ts';
import { money, speak } from './speak.ts';
import { place } from './two-pages.ts';

// features: joining, payments, wallet, checkout

/** The bank takes the money although its page has ended: the payer paid before that, and the bank reports it late. */
async function payAllTheSame(page: Page): Promise<void> {
  const data = { outcome: 'paid', late: true };
  expect((await page.request.post(`${new URL(page.url()).pathname}/complete`, { data })).status()).toBe(200);
}

/** The bank's page can no longer be paid. */
async function isClosed(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button')).toHaveCount(0);
  }).toPass();
  await expect(page.getByText(/This payment is/)).toBeVisible();
}

async function isMailed(request: APIRequestContext, to: string, sentence: string): Promise<void> {
  await expect.poll(async () => (await request.get(`/dev/mailbox.json?to=${to}`)).text()).toContain(sentence);
}

test('a guest who starts two payments pays once, and gets back a payment made on the closed page @dutch', async ({
  page,
  context,
  request,
}, info) => {
  const { locale } = info.project.use;
  const say = speak(locale);
  const stamp = randomUUID().slice(0, 8);
  const email = `once-${stamp}@example.org`;
  const name = `Eens ${stamp}`;
  const id = await createPaidGame(request, name, place);
  const toBank = async (at: Page) => {
    await at.goto(`/match/${id}?step=6`);
    const sheet = at.getByRole('dialog');
    await sheet.getByLabel(say('spots.guest.email')).fill(email);
    await sheet.getByLabel(say('spots.guest.terms')).check();
    await sheet.getByLabel(say('spots.guest.privacy')).check();
    await sheet.getByRole('button', { name: say('spots.guest.next') }).click();
    await sheet.getByRole('button', { name: money(4.86, locale) }).click();
    await atProvider(at, '4.86');
  };
  await toBank(page);
  const second = await context.newPage();
  await toBank(second);

  await test.step('the first page is closed, the second is the spot', async () => {
    await isClosed(page);
    await payAtProvider(second, '4.86');
    await expect(second.getByRole('heading', { level: 1, name: say('spotPayment.joined') })).toBeVisible();
  });

  await test.step('the closed page is paid nevertheless: the money goes back, and the mail says that they are in', async () => {
    await payAllTheSame(page);
    await isMailed(request, email, say('mail.paymentReturned.inGame', { game: name }));
    await page.goto(`/match/${id}`);
    await expect(page.getByText(/^1\/12/)).toBeVisible();
  });
});

test('a member back from the bank joins from the wallet, and pays once @dutch', async ({ page, request }, info) => {
  const { locale } = info.project.use;
  const say = speak(locale);
  const name = `Terug ${randomUUID().slice(0, 8)}`;
  const id = await createPaidGame(request, name, place);
  const email = await signUp(page, 'Eens');
  await page.goto(`/match/${id}?step=8`);
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(say('joiningSteps.pay.terms')).check();
  await sheet.getByRole('button', { name: money(4.86, locale) }).click();
  await atProvider(page, '4.86');
  const bank = page.url();

  await test.step('after a top-up the wallet pays, and the bank’s page is closed', async () => {
    await page.goto(`/match/${id}`);
    await topUp(page.request, 10, new URL(page.url()).origin);
    await page.goto(`/match/${id}?step=1`);
    await sheet.getByLabel(say('joiningSteps.pay.terms')).check();
    await sheet.getByRole('button', { name: money(4.5, locale) }).click();
    await expect(sheet.getByRole('heading', { name: say('joiningSteps.success.title') })).toBeVisible();
    await page.goto(bank);
    await isClosed(page);
  });

  await test.step('the closed page is paid nevertheless: the money goes back, and the wallet has what the game left', async () => {
    await payAllTheSame(page);
    // An account that was made through the API has no language, so its mails are in English.
    await isMailed(request, email, speak('en')('mail.paymentReturned.inGame', { game: name }));
    await page.goto('/wallet');
    await expect(page.getByText(money(5.5, locale)).first()).toBeVisible();
  });
});
