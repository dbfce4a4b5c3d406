import { expect } from '@playwright/test';
import { ready } from './ready.ts';
import { speak } from './speak.ts';
import { test } from './slow-test.ts';

// features: games

const t = speak('en');

test('the language can be switched without losing the page', async ({ page, isMobile }) => {
  // A phone has the button on the home page; elsewhere it is in the footer.
  await page.goto(isMobile ? '/' : '/allgames?sports=Futsal');
  await page
    .getByRole('button', { name: t('nav.language') })
    .first()
    .click();
  await page.getByText('Nederlands').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page).toHaveURL(isMobile ? /\/$/ : /sports=Futsal/);
});

test('an address that names a language sets it for the visit; readers who have chosen one keep it', async ({
  page,
  isMobile,
}) => {
  const html = page.locator('html');
  const footer = page.getByRole('contentinfo');
  await page.goto('/allgames?lang=nl&sports=Futsal');
  await expect(html).toHaveAttribute('lang', 'nl');
  // The next page's address names no language.
  await page.goto('/about');
  await expect(html).toHaveAttribute('lang', 'nl');
  await page.goto('/about?lang=en');
  await expect(html).toHaveAttribute('lang', 'en');

  await page.goto('/allgames?lang=nl&sports=Futsal');
  if (isMobile) {
    const english = footer.getByRole('button', { name: 'English' });
    // Cards that come near are drawn then, and the footer moves away below them.
    await english.scrollIntoViewIfNeeded();
    await ready(page);
    await english.click();
  } else {
    await page.getByRole('button', { name: /^Taal/ }).click();
    await page.getByRole('button', { name: 'English' }).locator('visible=true').first().click();
  }
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\?lang=en&sports=Futsal$/);
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'en');
  // A link from somebody else names another language.
  await page.goto('/allgames?lang=nl');
  await expect(html).toHaveAttribute('lang', 'en');
});
