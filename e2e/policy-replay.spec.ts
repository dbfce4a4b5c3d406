import { expect } from '@playwright/test';
import { logIn } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: games, replay

test('an organiser tries another price on past games, and sees at once what those would have earned @dutch', async ({
  page,
}, info) => {
  const t = speak(info.project.use.locale);
  await logIn(page, 'organiser@rondo.test');
  await page.goto('/organising?tab=past');
  await page.getByRole('link', { name: t('organising.whatIf') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('whatIf.title') })).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const income = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: t('whatIf.income') }) });
  const [was = '', before = ''] = await income.getByRole('cell').allTextContents();
  expect(before).toBe(was);
  await page.getByLabel(t('whatIf.price'), { exact: true }).fill('150');
  await expect(income.getByRole('cell').last()).not.toHaveText(was);
  expect(asked.filter((path) => path === '/api/organising/replay')).toEqual([]);
});
