import { expect, type Page } from '@playwright/test';
import { createPaidGame, createSeriesWithPass, logIn, newcomer, signUp, topUp } from './api.ts';
import { payAtProvider } from './at-provider.ts';
import { test } from './journey-test.ts';
import { money, speak } from './speak.ts';
import { pageOf, place } from './two-pages.ts';
import { origin } from './visit.ts';

// features: joining, payments, wallet, checkout, games

const t = speak('en');
const bar = (page: Page, euros: number) =>
  page
    .getByRole('button', { name: t('joining.action.joinFor', { price: '' }) })
    .filter({ hasText: money(euros, 'en'), visible: true });
const sheet = (page: Page) => page.getByRole('dialog');

/** Presses the bar, which says the sum, and the sheet's last button, which says the same. */
async function payFor(page: Page, id: string, euros: number): Promise<void> {
  await page.goto(`/match/${id}`);
  await bar(page, euros).click();
  await sheet(page).getByLabel(t('joiningSteps.pay.terms')).check();
  await sheet(page)
    .getByRole('button', { name: money(euros, 'en') })
    .click();
}

/** What the bank and the page after it say. */
async function atBank(page: Page, euros: number): Promise<void> {
  await payAtProvider(page, euros.toFixed(2));
  await expect(page.getByText(new RegExp(`= ${money(euros, 'en').source}`))).toBeVisible();
}

/** The game's page, the ticket and the receipt. */
async function saidAfterwards(page: Page, id: string, euros: number): Promise<void> {
  const paid = new RegExp(`^You paid ${money(euros, 'en').source}`);
  for (const path of [`/match/${id}`, `/ticket/${id}`]) {
    await page.goto(path);
    await expect(page.getByText(paid)).toBeVisible();
  }
  const { data } = (await (await page.request.get('/api/internalPayments/user/me?limit=1')).json()) as {
    data: { payments: { _id: string }[] };
  };
  await page.goto(`/wallet/receipt/${data.payments[0]?._id}`);
  const total = page.getByText(t('receipt.total'), { exact: true }).locator('..');
  await expect(total).toHaveText(money(euros, 'en'));
}

test.describe('the price is one sum on the bar, the sheet, at the bank, on the result, the ticket and the receipt', () => {
  for (const [who, balance] of [
    ['a member with nothing in the wallet', 0],
    ['a member with half of it', 2],
  ] as const)
    test(who, async ({ page, request }) => {
      const id = await createPaidGame(request, `One price ${Date.now()}`, place);
      await signUp(page, 'Prijs');
      if (balance > 0) await topUp(page.request, balance, origin);
      await payFor(page, id, 4.86);
      await atBank(page, 4.86);
      await saidAfterwards(page, id, 4.86);
    });

  test('a member with a code', async ({ page, request }) => {
    const id = await createPaidGame(request, `One price ${Date.now()}`, place);
    await signUp(page, 'Code');
    await topUp(page.request, 10, origin);
    const code = await page.request.post('/api/promocode/activate', {
      headers: { origin },
      data: { code: 'kickoff2' },
    });
    expect(code.ok()).toBe(true);
    await payFor(page, id, 2.5);
    await expect(sheet(page).getByText(t('joiningSteps.success.title'))).toBeVisible();
    await saidAfterwards(page, id, 2.5);
  });

  test('a member with a pass', async ({ page, request }) => {
    const id = await createSeriesWithPass(request, `One price ${Date.now()}`);
    await logIn(page, await newcomer('Pas'));
    await topUp(page.request, 45, origin);
    const bought = await page.request.post(`/api/matches/${id}/pass`, { headers: { origin }, data: { amount: 40.5 } });
    expect(bought.ok()).toBe(true);
    await page.goto(`/match/${id}?step=8`);
    await expect(sheet(page).getByText(money(4.05, 'en')).first()).toBeVisible();
    await sheet(page)
      .getByRole('button', { name: t('passes.use.submit') })
      .click();
    await expect(sheet(page).getByText(t('joiningSteps.success.title'))).toBeVisible();
    await saidAfterwards(page, id, 4.05);
  });

  test('a guest', async ({ page, request }) => {
    const id = await createPaidGame(request, `One price ${Date.now()}`, place);
    await page.goto(`/match/${id}`);
    await bar(page, 4.86).click();
    await sheet(page).getByLabel(t('spots.guest.email')).fill(`price-${Date.now()}@example.org`);
    await sheet(page).getByLabel(t('spots.guest.terms')).check();
    await sheet(page).getByLabel(t('spots.guest.privacy')).check();
    await expect(sheet(page).getByText(money(4.86, 'en'))).toBeVisible();
    await sheet(page)
      .getByRole('button', { name: t('spots.guest.next') })
      .click();
    await sheet(page)
      .getByRole('button', { name: money(4.86, 'en') })
      .click();
    await atBank(page, 4.86);
  });

  test('a friend', async ({ page, request, browser }) => {
    const id = await createPaidGame(request, `One price ${Date.now()}`, { ...place, price: 1 });
    const friend = await newcomer('Vriend');
    await logIn(page, 'player2@rondo.test');
    await page.goto(`/match/${id}?step=10`);
    await sheet(page).getByLabel(t('spots.friends.emailOne')).fill(friend);
    await sheet(page).getByLabel(t('joiningSteps.pay.terms')).check();
    await sheet(page)
      .getByRole('button', { name: money(1, 'en') })
      .click();
    await expect(page.getByText(t('spots.friends.done', { who: friend }))).toBeVisible();
    const theirs = await pageOf(browser, friend, `/match/${id}`);
    await expect(theirs.getByText(new RegExp(`paid ${money(1, 'en').source}`))).toBeVisible();
    await theirs.context().close();
  });
});
