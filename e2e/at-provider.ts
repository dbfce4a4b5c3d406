import { expect, type Page } from '@playwright/test';

/** The browser is on the payment provider's page. Its button has the same words as ours, so the address is checked too. */
export async function atProvider(page: Page, euros: string): Promise<void> {
  await page.waitForURL(/\/sandbox\/checkout\//);
  await expect(page.getByRole('button', { name: `Pay € ${euros}` })).toBeVisible();
}

/** Pays on the provider's page. */
export async function payAtProvider(page: Page, euros: string): Promise<void> {
  await atProvider(page, euros);
  await page.getByRole('button', { name: `Pay € ${euros}` }).click();
}
