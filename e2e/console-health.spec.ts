import { expect } from '@playwright/test';
import { logIn } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: console

test(
  'an admin sees what is wrong and what to do, takes a back-up at once, and sees it taken',
  { tag: '@dutch' },
  async ({ page, isMobile }, info) => {
    const t = speak(info.project.use.locale);
    await logIn(page, 'admin@rondo.test');
    await page.goto('/console');
    const sections = page.getByRole('navigation', { name: t('console.sections') });
    if (isMobile) await page.getByRole('button', { name: t('console.sections') }).click();
    await page.getByRole('link', { name: t('health.title'), exact: true }).click();
    await expect(page).toHaveURL(/\/console\/health$/);
    await expect(sections.getByRole('link', { name: t('health.title') })).toHaveCount(isMobile ? 0 : 1);

    // The demo has no mail server.
    const mail = page.getByRole('listitem').filter({ hasText: t('health.checks.mailServer.title') });
    await expect(mail).toContainText(t('health.states.wrong'));
    await expect(mail).toContainText(t('health.found.smtpNotSet'));
    await expect(mail).toContainText(t('health.checks.mailServer.advice'));

    // One back-up is made at a time, so another journey's may be in the way.
    const sheet = page.getByRole('dialog');
    const main = page.getByRole('main');
    await expect(async () => {
      await page.goto('/console/health');
      await main.getByRole('button', { name: t('health.backUp.now') }).click({ timeout: 2000 });
      await sheet.getByRole('button', { name: t('health.backUp.now') }).click();
      await expect(page.getByText(t('health.backUp.asked'))).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await expect(sheet).toHaveCount(0);

    // Its result comes by itself: how large it is, where it lies, and what the check of back-ups now says.
    await expect(main.getByRole('button', { name: t('health.backUp.now') })).toBeVisible({ timeout: 60_000 });
    await expect(main.getByText(/, \d+ MB$/)).toBeVisible();
    await expect(main.getByText(/\/back-ups$/)).toBeVisible();
    const backUps = page.getByRole('listitem').filter({ hasText: t('health.checks.backUps.title') });
    await expect(backUps).toContainText(t('health.found.backUpUntried', { hours: 0 }));
    await expect(main.getByText(t('health.backUp.failed', { when: '' }).replace(/, $/, ''))).toHaveCount(0);
  },
);
