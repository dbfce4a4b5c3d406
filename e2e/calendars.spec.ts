import { expect, type Page } from '@playwright/test';
import { chosenPassword, createPaidGame, logOut, signUp } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: games, calendars

/** Reads the calendar that the page offers, as a calendar program does: without a login. */
async function subscribe(page: Page, words: string): Promise<string> {
  const href = await page.getByRole('link', { name: words }).getAttribute('href');
  expect(href).toMatch(/^webcal:\/\//);
  const answer = await fetch((href ?? '').replace(/^webcal:/, 'http:'));
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  // A long line continues after a line break and a space.
  return (await answer.text()).replaceAll('\r\n ', '');
}

test('a player’s games come into their own calendar, from a private address that they can end', async ({
  page,
  request,
  baseURL,
}, info) => {
  const t = speak(info.project.use.locale);
  const name = `Agenda ${Date.now()}`;
  const id = await createPaidGame(request, name, { isPayingGame: false, price: undefined });
  await signUp(page, 'Agenda');
  const joined = await page.request.post('/api/matches/mainlist', {
    headers: { origin: baseURL ?? '' },
    data: { matchId: id },
  });
  expect(joined.status()).toBe(200);

  await page.goto('/my-games');
  await page.getByRole('link', { name: t('tickets.calendars') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('nav.titles.calendars') })).toBeVisible();
  await page.getByRole('button', { name: t('calendars.make') }).click();
  expect(await subscribe(page, t('calendars.apple'))).toContain(`SUMMARY:${name}`);
  await expect(page.getByRole('link', { name: t('calendars.google') })).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\//,
  );

  await page.getByRole('button', { name: t('calendars.removeOf', { name: t('calendars.own') }) }).click();
  await expect(page.getByText(t('calendars.removed'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('calendars.apple') })).toBeHidden();
  await expect(page.getByRole('button', { name: t('calendars.make') })).toBeVisible();
});

test('a search is followed in a calendar: a visitor logs in first, and then continues', async ({
  page,
  request,
}, info) => {
  const t = speak(info.project.use.locale);
  const name = `Volgen ${Date.now()}`;
  await createPaidGame(request, name);
  const email = await signUp(page, 'Volgt');
  await page.goto('/');
  await logOut(page);

  const around = `query=${name.replace(' ', '+')}&sports=Volleyball`;
  await page.goto(`/allgames?${around}`);
  await page.getByRole('link', { name: t('games.follow') }).click();
  await page.getByLabel(t('accounts.email'), { exact: true }).fill(email);
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(chosenPassword);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('accounts.login.submit') })
    .click();

  await expect(page.getByRole('heading', { name: t('calendars.follow') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(t('games.sport.Volleyball'));
  await page
    .getByRole('button', { name: t('calendars.make') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: t('calendars.follow') })).toBeHidden();
  expect(await subscribe(page, t('calendars.apple'))).toContain(`SUMMARY:${name}`);

  await page.getByRole('link', { name: t('calendars.results') }).click();
  await expect(page).toHaveURL(/\/allgames\?/);
  await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
});
