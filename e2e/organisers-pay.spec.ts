import { amsterdamDay } from '@rondo/rules';
import { type Browser, expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { logIn } from './api.ts';
import { now } from './clock.ts';
import { test } from './journey-test.ts';
import { money, speak } from './speak.ts';

// features: pay, console

const t = speak('en');

interface Pay {
  owed: number;
  lines: { match: { name: string; players: number } | null }[];
}

/** The console's page of payouts with an admin's presses on it; the run that they make is the first in the list. */
async function payoutsOf(browser: Browser) {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await logIn(page, 'admin@rondo.test');
  await page.goto('/console/payouts');
  const sheet = page.getByRole('dialog');
  return {
    page,
    does: async (act: 'make' | 'confirm' | 'file' | 'executed' | 'returned', reason?: string) => {
      const name = t(`running.payouts.${act}.do`);
      await page.getByRole('main').getByRole('button', { name }).first().click();
      if (reason) await sheet.getByLabel(t('console.act.reason')).fill(reason);
      await sheet.getByRole('button', { name, exact: true }).click();
      await expect(sheet).toHaveCount(0);
    },
  };
}

/** Enters what the report to the tax office says of an organiser, on the page of their pay. */
async function enterTaxDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('pay.tax.enter') }).click();
  const sheet = page.getByRole('dialog', { name: t('pay.tax.sheet') });
  await sheet.getByLabel(t('pay.tax.name')).fill('Olivia de Boer');
  await sheet.getByLabel(t('pay.tax.address')).fill('Oudegracht 12 bis, 3511 AB Utrecht');
  await sheet.getByLabel(t('pay.tax.bornOn')).fill('1990-05-17');
  await sheet.getByLabel(t('pay.tax.bsn')).fill('123456783');
  await sheet.getByRole('button', { name: t('pay.tax.save') }).click();
  await expect(sheet.getByText(t('errors.bsn_invalid'))).toBeVisible();
  await sheet.getByLabel(t('pay.tax.bsn')).fill('1234 56 782');
  await sheet.getByRole('button', { name: t('pay.tax.save') }).click();
  await expect(page.getByText('Olivia de Boer · BSN •••••• 782')).toBeVisible();
}

/** The file for the tax office, of this year, as an admin takes it. */
async function takeReport(page: Page): Promise<string> {
  await page.goto('/console/paid');
  await expect(page.getByText(t('periods.paid.reports.complete'), { exact: true }).last()).toBeVisible();
  const words = t('periods.paid.take', { year: Number(amsterdamDay(new Date(now())).slice(0, 4)) });
  const [report] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: words }).click()]);
  const text = readFileSync(await report.path(), 'utf8');
  await page.goto('/console/payouts');
  return text;
}

test('an organiser sees the earnings of games, enters a bank account after proving who they are, follows the payout, and is in the report of it', async ({
  page,
  browser,
}) => {
  await logIn(page, 'organiser@rondo.test');
  const { data } = (await (await page.request.get('/api/organising/pay')).json()) as { data: Pay };
  expect(data.owed).toBeGreaterThan(20);
  const owed = money(data.owed, 'en');

  await page.goto('/organising?tab=pay');
  await expect(page.getByRole('heading', { name: t('organising.title') })).toBeVisible();
  const figure = page.getByRole('definition').first();
  await expect(figure).toHaveText(owed);
  const game = data.lines.at(-1)?.match;
  const earned = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: game?.name }) });
  await expect(earned.first()).toContainText(t('pay.players', { count: game?.players ?? 0 }));

  // The server answers as if the login were too old; the form keeps what was typed while the organiser confirms who they are.
  await page.route('**/api/organising/bank-details', (route) =>
    route.fulfill({ status: 403, json: { status: 'fail', code: 'confirm_identity', message: 'Is it you?' } }),
  );
  const details = page.getByRole('dialog', { name: t('pay.details.sheet') });
  await expect(async () => {
    if (!(await details.isVisible()))
      await page.getByRole('button', { name: t('pay.details.enter') }).click({ timeout: 1000 });
    await expect(details).toBeVisible({ timeout: 1000 });
  }).toPass();
  await details.getByLabel(t('bankAccount.iban')).fill('NL02 ABNA 0123 4567 88');
  await details.getByRole('button', { name: t('pay.details.save') }).click();
  const confirm = page.getByRole('dialog', { name: t('signIn.confirm.title') });
  await expect(confirm).toBeVisible();
  await page.unroute('**/api/organising/bank-details');
  await confirm.getByLabel(t('accounts.password'), { exact: true }).fill('Rondo2026!');
  await confirm.getByRole('button', { name: t('signIn.confirm.submit') }).click();
  await expect(details.getByText(t('errors.iban_invalid'))).toBeVisible();
  await details.getByLabel(t('bankAccount.iban')).fill('NL02 ABNA 0123 4567 89');
  await details.getByRole('button', { name: t('pay.details.save') }).click();
  await expect(page.getByText('NL •••• 6789')).toBeVisible();

  const { page: payouts, does } = await payoutsOf(browser);
  // A new bank account waits three days, unless an admin confirms that the organiser rang.
  await does('confirm', 'Rang us from the number we know');
  await does('make');
  const state = (name: 'proposed' | 'filed' | 'executed' | 'returned') =>
    payouts.getByText(t(`running.payouts.state.${name}`), { exact: true }).first();
  await expect(state('proposed')).toBeVisible();
  const [file] = await Promise.all([payouts.waitForEvent('download'), does('file')]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('pain.001.001.09');
  await expect(state('filed')).toBeVisible();
  await does('executed');
  await expect(state('executed')).toBeVisible();
  await page.reload();
  const line = page.getByRole('listitem').filter({ hasText: t('pay.kind.payout') });
  await expect(line).toContainText(owed);
  await expect(line).toContainText(t('pay.state.executed'));
  await expect(figure).toHaveText(money(0, 'en'));

  await enterTaxDetails(page);
  expect(await takeReport(payouts)).toContain('123456782,Olivia de Boer,1990-05-17,Oudegracht,12,bis,3511 AB,Utrecht');

  await does('returned', 'Account closed');
  await expect(state('returned')).toBeVisible();
  await page.reload();
  await expect(line).toContainText(t('pay.state.returned'));
  await expect(page.getByText('Account closed')).toBeVisible();
  await expect(figure).toHaveText(owed);
});
