import { expect, type Page } from '@playwright/test';

/** The payment provider's page has the browser. Its button says the same as ours, so the address decides. */
export async function atProvider(page: Page, euros: string): Promise<void> {
  await page.waitForURL(/\/sandbox\/checkout\//);
  await expect(page.getByRole('button', { name: `Pay € ${euros}` })).toBeVisible();
}

/** Pays there. */
export async function payAtProvider(page: Page, euros: string): Promise<void> {
  await atProvider(page, euros);
  await page.getByRole('button', { name: `Pay € ${euros}` }).click();
}
