import { expect } from '@playwright/test';
import { logIn } from './api.ts';
import { test } from './journey-test.ts';
import { money, speak } from './speak.ts';

// features: console, settlements, bank

test('an admin asks what the provider paid out, decides about the line that nobody explains, and ticks off what the bank has', async ({
  page,
}, info) => {
  const { locale } = info.project.use;
  const t = speak(locale);
  await logIn(page, 'admin@rondo.test');
  await page.goto('/console/settlements?open=true');
  await page.getByRole('button', { name: t('ledger.settlements.fetch') }).click();
  await expect(page.getByText(/\d new payouts?/)).toBeVisible();

  const table = page.getByRole('region', { name: t('ledger.settlements.title') });
  await table.getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(t('ledger.settlements.meetsNothing'));
  await sheet.getByRole('button', { name: t('ledger.settlements.resolve.do'), exact: true }).click();
  await expect(sheet).toContainText(money(12.5, locale));
  await sheet.getByLabel(t('ledger.settlements.resolve.how')).selectOption('provider');
  await sheet.getByLabel(t('console.act.reason')).fill('Theirs: it goes back next week');
  await sheet.getByRole('button', { name: t('ledger.settlements.resolve.do'), exact: true }).click();
  await expect(sheet).toContainText('Theirs: it goes back next week');
  await page.keyboard.press('Escape');
  await expect(table).toHaveCount(0);

  await page.goto('/console/bank');
  const statement = await page.request.get('/dev/bank-statement.xml');
  const bank = { name: 'bank.xml', mimeType: 'application/xml', buffer: await statement.body() };
  await page.getByLabel(t('ledger.bank.add')).setInputFiles(bank);
  const entries = page.getByRole('region', { name: t('ledger.bank.title') });
  await expect(entries).toContainText(t('ledger.bank.kinds.settlement'));
  await expect(page.getByRole('table', { name: t('ledger.bank.account') })).toContainText(t('ledger.bank.difference'));
  await page.goto('/console/bank?state=open');
  await entries.getByRole('button', { name: money(250, locale) }).click();
  await sheet.getByLabel(t('console.act.reason')).fill('Rent of the office');
  await sheet.getByRole('button', { name: t('ledger.bank.explain.do'), exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await page.goto('/console/bank?state=explained');
  await expect(entries).toContainText('Rent of the office');

  await page.goto('/console/journals?sort=newest');
  await expect(page.getByRole('region', { name: t('ledger.journals.title') })).toContainText(
    t('ledger.kind.provider_resolved'),
  );
});
