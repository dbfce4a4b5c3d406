import { expect } from '@playwright/test';
import { createPaidGame, joinPaidGame, logIn } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: games, calendars

const t = speak('en');

test('a joined game goes into the player’s calendar, or the page says that it can’t', async ({
  page,
  request,
  baseURL,
}) => {
  const id = await createPaidGame(request, `Agenda; ${Date.now()}`, { price: 0.5 });
  await logIn(page, 'player2@rondo.test');
  await joinPaidGame(page.request, id, baseURL);
  await page.goto(`/match/${id}`);
  const add = page.getByRole('button', { name: t('match.calendar.add') });
  await add.click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('match.calendar.apple') }).click();
  expect((await download).suggestedFilename()).toBe('rondo.ics');

  await page.evaluate('HTMLAnchorElement.prototype.click = () => { throw new Error("no"); }');
  await add.click();
  await page.getByRole('button', { name: t('match.calendar.google') }).click();
  await expect(page.getByText('Could not create calendar link. Please try again.')).toBeVisible();
});
