import { type Browser, expect, type Page } from '@playwright/test';
import { chosenPassword, logIn, mailedPath, signUp, tokenOf } from './api.ts';
import { now } from './clock.ts';
import { test } from './journey-test.ts';
import { money, speak } from './speak.ts';

// features: console, ledger, books

const any = () => Math.floor(Math.random() * 1e6);

/** A page of the demo's second admin, whose password this sets: a user whom an admin makes admin can't decide about money for a week. */
async function openAsOtherAdmin(browser: Browser, locale: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ locale: locale ?? 'en-GB' })).newPage();
  const { request } = page;
  const headers = { authorization: `Bearer ${await tokenOf('admin@rondo.test')}` };
  const listed = await request.get('/api/admin/users?role=admin&sort=oldest', { headers });
  const { data } = (await listed.json()) as { data: { users: { email: string }[] } };
  const email = data.users.find((one) => !one.email.endsWith('@rondo.test'))?.email ?? '';
  expect((await request.patch('/api/users/ifEmailExists', { data: { email } })).status()).toBe(200);
  const resetToken = (await mailedPath(request, email, 'reset-password')).split('/').at(-1);
  const chosen = { resetToken, password: chosenPassword, confirm: chosenPassword };
  expect((await request.post('/api/users/changePassword', { data: chosen })).status()).toBe(200);
  const login = await request.post('/api/users/login', { data: { email, password: chosenPassword } });
  expect(login.status()).toBe(200);
  return page;
}

test(
  'one admin proposes a correction of a wallet, another approves it, and it is a journal with both names',
  { tag: '@dutch' },
  async ({ page, browser }, info) => {
    const { locale } = info.project.use;
    const t = speak(locale);
    const amount = money(27.5, locale);
    const player = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    const name = `Speler${any()}`;
    const email = await signUp(player, name);
    const other = await openAsOtherAdmin(browser, locale);
    await logIn(page, 'admin@rondo.test');

    await page.goto('/console/corrections?step=new');
    const sheet = page.getByRole('dialog');
    const propose = sheet.getByRole('button', { name: t('ledger.corrections.new.propose'), exact: true });
    await sheet.getByLabel(t('ledger.corrections.new.person'), { exact: true }).fill(email);
    await sheet.getByLabel(t('ledger.corrections.new.amount')).fill('27,50');
    await sheet.getByLabel(t('console.act.reason')).fill('Paid twice for Thursday');
    await sheet.getByLabel(t('ledger.corrections.change')).selectOption('wallet.minus');
    await propose.click();
    await expect(sheet.getByText(/€ 0[.,]00/)).toBeVisible();
    await sheet.getByLabel(t('ledger.corrections.change')).selectOption('wallet.plus');
    await propose.click();
    await expect(sheet).toHaveCount(0);

    // The admin who proposed a correction can't decide about it.
    const table = page.getByRole('region', { name: t('ledger.corrections.title') });
    await table.getByRole('button', { name }).click();
    await expect(sheet.getByText(t('ledger.corrections.isYours'))).toBeVisible();
    await expect(sheet.getByRole('button', { name: t('ledger.corrections.approved.do') })).toHaveCount(0);

    await other.goto('/console/corrections?state=open');
    const theirs = other.getByRole('dialog');
    await other.getByRole('button', { name }).click();
    await theirs.getByRole('button', { name: t('ledger.corrections.approved.do'), exact: true }).click();
    await theirs.getByLabel(t('console.act.reason')).fill('Seen at the bank');
    await theirs.getByRole('button', { name: t('ledger.corrections.approved.do'), exact: true }).click();
    await expect(theirs).toHaveCount(0);

    await player.goto('/wallet/statement');
    await expect(player.getByText('Correction by Rondo')).toBeVisible();

    await page.goto(`/console/journals?query=${email}`);
    const journals = page.getByRole('region', { name: t('ledger.journals.title') });
    await expect(journals.getByRole('row')).toHaveCount(2);
    await expect(journals).toContainText(amount);
    await journals.getByRole('button').first().click();
    await expect(sheet.getByText('Paid twice for Thursday')).toBeVisible();
    await expect(sheet.getByText(t('ledger.accounts.revenue'))).toBeVisible();
  },
);

test('an admin sees that the accounts sum to zero, and checks a closed day again', async ({ page }, info) => {
  const { locale } = info.project.use;
  const t = speak(locale);
  await logIn(page, 'admin@rondo.test');
  await page.goto('/console/ledger');
  const balances = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: t('ledger.signs') });
  await expect(balances.getByRole('definition').last()).toHaveText(money(0, locale));
  const day = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: t('ledger.verify') }) });
  await day.first().getByRole('button').click();
  await expect(day.first().getByText(t('ledger.holds'))).toBeVisible();
  await day.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: t('ledger.journals.title') })).toBeVisible();
});

// Two browsers that close at once would meet, so each language closes one month after the other.
test('an operator closes a month in each language, with what is open named, and sees its figures and their journals', async ({
  browser,
}) => {
  for (const locale of ['en-GB', 'nl-NL']) {
    const context = await browser.newContext({ locale });
    await closeNextMonth(await context.newPage(), locale);
    await context.close();
  }
});

async function closeNextMonth(page: Page, locale: string): Promise<void> {
  const t = speak(locale);
  await logIn(page, 'admin@rondo.test');
  await page.goto('/console/books?tab=months');
  const months = page.getByRole('list', { name: t('periods.tabs.months') }).getByRole('listitem');
  const closed = months.filter({ hasText: t('periods.months.closed', { name: '', when: '' }).split('  ')[0] });
  await expect(closed.first()).toBeVisible();
  const before = await closed.count();
  // Only the month after the last closed one can be closed alone.
  const next = months.filter({ has: page.getByText(t('periods.months.close'), { exact: true }) });
  await expect(next).toHaveCount(1);
  await next.getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('console.act.reason')).fill('All is booked and compared');
  // What is still open is named, each with the page that settles it; the demo may have nothing.
  const stays = sheet.getByRole('checkbox', { name: t('periods.months.withOpen') });
  if (await stays.isVisible()) {
    const open = sheet.getByRole('list', { name: t('periods.months.open') }).getByRole('listitem');
    await expect(open.first()).toContainText(/: \d/);
    await expect(open.first().getByRole('link')).toHaveAttribute('href', /^\/console\//);
    await stays.check();
  }
  await sheet.getByRole('button', { name: t('periods.months.do'), exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(closed).toHaveCount(before + 1);

  await closed.first().getByRole('link').click();
  const revenue = page.getByRole('table', { name: t('periods.byRate') });
  const game = revenue.getByRole('row').filter({ hasText: t('ledger.sale.game') });
  await expect(game).toContainText('€');
  await game.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: t('ledger.journals.title') })).toBeVisible();
  await expect(page.getByLabel(t('ledger.journals.sale'), { exact: true })).toHaveValue('game');
  await expect(
    page
      .getByRole('region', { name: t('ledger.journals.title') })
      .getByRole('row')
      .nth(1),
  ).toBeVisible();

  await page.goto('/console/audit?kind=month');
  await expect(page.getByRole('row').filter({ hasText: 'All is booked and compared' }).first()).toBeVisible();
}

test(
  'an operator enters a rate from a day of play, reads that nothing was sold ahead of it, and downloads the entry of a month',
  { tag: '@dutch' },
  async ({ page }, info) => {
    const t = speak(info.project.use.locale);
    await logIn(page, 'admin@rondo.test');
    await page.goto('/console/rates?step=new');
    const sheet = page.getByRole('dialog');
    // So far ahead that no other journey sells for it, and another day and rate for each worker, since two may be at it.
    const days = 100 + info.parallelIndex;
    const percent = String(21 + info.parallelIndex);
    const from = new Date(now() + days * 86_400_000).toISOString().slice(0, 10);
    await sheet.getByLabel(t('ledger.rates.new.percent'), { exact: true }).fill(percent);
    await sheet.getByLabel(t('ledger.rates.new.from'), { exact: true }).fill(from);
    await expect(sheet.getByRole('status')).toHaveText(t('ledger.rates.new.noneAhead'));
    await sheet.getByLabel(t('console.act.reason')).fill('The law of this year');
    await sheet.getByRole('button', { name: t('ledger.rates.new.do'), exact: true }).click();
    await expect(sheet).toHaveCount(0);
    const coming = page.getByRole('row').filter({ hasText: t('ledger.rates.states.coming') });
    await expect(coming.filter({ hasText: percent }).first()).toBeVisible();
    await page.goto(`/console/rates?step=take-back&kind=game&from=${from}`);
    await sheet.getByLabel(t('console.act.reason')).fill('Not this year after all');
    await sheet.getByRole('button', { name: t('ledger.rates.takeBack.do'), exact: true }).click();
    await expect(sheet).toHaveCount(0);

    await page.goto('/console/books?tab=entry');
    await expect(page.getByText(t('periods.entry.agrees'))).toBeVisible();
    await expect(page.getByRole('table', { name: t('periods.entry.title') })).toContainText(
      t('ledger.accounts.vat_ahead'),
    );
    await page.getByLabel(t('periods.entry.form')).selectOption('twinfield');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t('periods.entry.download') }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^rondo-\d{8}-\d{8}-twinfield\.xml$/);
  },
);
