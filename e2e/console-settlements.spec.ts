import { expect } from '@playwright/test';
import { logIn } from './api.ts';
import { test } from './journey-test.ts';
import { money, speak } from './speak.ts';

// features: console, settlements

test('an admin asks what the provider paid out, and decides about the line that nobody explains', async ({
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

  await page.goto('/console/journals?sort=newest');
  await expect(page.getByRole('region', { name: t('ledger.journals.title') })).toContainText(
    t('ledger.kind.provider_resolved'),
  );
});
