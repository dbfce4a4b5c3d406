import { expect } from '@playwright/test';
import { logIn } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';
import { lookInWholeRun } from './violations.ts';

test('an organiser tries another price and minimum on past games, and sees at once what they would have come to @dutch', async ({
  page,
}, info) => {
  const t = speak(info.project.use.locale);
  await logIn(page, 'organiser@rondo.test');
  await page.goto('/organising?tab=past');
  await page.getByRole('link', { name: t('organising.whatIf') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('whatIf.title') })).toBeVisible();
  await expect(page.getByText(t('whatIf.assumes'))).toBeVisible();
  await expect(page.getByText(t('whatIf.unchanged'))).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const income = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: t('whatIf.income') }) });
  const [was = '', before = ''] = await income.getByRole('cell').allTextContents();
  expect(before).toBe(was);
  await page.getByLabel(t('whatIf.price'), { exact: true }).fill('150');
  await expect(income.getByRole('cell').last()).not.toHaveText(was);
  await expect(page.getByText(t('whatIf.unchanged'))).toHaveCount(0);
  await page.getByLabel(t('whatIf.minimum')).fill('20');
  const played = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: t('whatIf.wentAhead') }) });
  await expect(played.getByRole('cell').last()).toHaveText('0');
  expect(asked.filter((path) => path === '/api/organising/replay')).toEqual([]);
  await lookInWholeRun(page);

  // The address keeps what is tried.
  await expect(page).toHaveURL(/\?price=150&minimum=20$/);
  await page.reload();
  await expect(played.getByRole('cell').last()).toHaveText('0');
  await page.getByRole('button', { name: t('whatIf.reset') }).click();
  await expect(page.getByText(t('whatIf.unchanged'))).toBeVisible();
});
