import { expect, type Page } from '@playwright/test';
import { chosenPassword, createPaidGame, joinPaidGame, logIn, mailedPath, signUp, topUp } from './api.ts';
import { payAtProvider } from './at-provider.ts';
import { money, speak } from './speak.ts';
import { countTouches } from './touches.ts';
import { origin } from './visit.ts';
import { test } from './journey-test.ts';

// features: accounts, joining, payments, wallet

/** The place of these journeys' games, far from the lists of the others. */
const place = {
  location: { coordinates: [3.61, 51.5], address: 'Sporthal Zuid', city: 'Middelburg', country: 'Netherlands' },
};

const sheet = (page: Page) => page.getByRole('dialog');

test('from a shared link to a spot in the game, without an account: at most 8 touches and fields', async ({
  page,
  request,
}, info) => {
  const { locale } = info.project.use;
  const t = speak(locale);
  const id = await createPaidGame(request, `Touches ${Date.now()}`, place);
  const touched = await countTouches(page);
  await page.goto(`/match/${id}`);
  await page
    .getByRole('button', { name: money(4.86, locale) })
    .first()
    .click();
  await sheet(page).getByLabel(t('spots.guest.email')).fill(`touches-${Date.now()}@example.org`);
  await sheet(page).getByLabel(t('spots.guest.terms')).check();
  await sheet(page).getByLabel(t('spots.guest.privacy')).check();
  await sheet(page)
    .getByRole('button', { name: t('spots.guest.next') })
    .click();
  await sheet(page)
    .getByRole('button', { name: money(4.86, locale) })
    .click();
  await payAtProvider(page, '4.86');
  await expect(page.getByRole('heading', { level: 1, name: t('spotPayment.joined') })).toBeVisible();
  const { count, what } = touched();
  expect(count, what.join(', ')).toBeGreaterThanOrEqual(7);
  expect(count, what.join(', ')).toBeLessThanOrEqual(8);
});

test('from a shared link to a spot in the game, as a new member: at most 13 touches and fields', async ({
  page,
  request,
  playwright,
}, info) => {
  const { locale } = info.project.use;
  const t = speak(locale);
  const main = page.getByRole('main');
  const field = (label: string) => main.getByLabel(label, { exact: true });
  const email = `touches-${Date.now()}@rondo.test`;
  const id = await createPaidGame(request, `Touches ${Date.now()}`, place);
  const first = await playwright.request.newContext({ baseURL: origin });
  await signUp({ request: first }, 'First');
  await topUp(first, 10, origin);
  await joinPaidGame(first, id, origin);
  await first.dispose();
  const touched = await countTouches(page);
  await page.goto(`/match/${id}`);
  // From the place of the players, whom only members see; it leads back to the step that joins.
  await main.getByRole('link', { name: t('match.lists.signup') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('accounts.signup.title') })).toBeVisible();
  await field(t('accounts.username')).fill('Sanne');
  await field(t('accounts.email')).fill(email);
  await field(t('accounts.password')).fill(chosenPassword);
  await field(t('accounts.confirmPassword')).fill(chosenPassword);
  await field(t('accounts.terms') + t('consent.age', { age: 16, least: 13 })).check();
  await field(t('accounts.privacy')).check();
  await main.getByRole('button', { name: t('accounts.signup.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('accounts.signup.checkTitle') })).toBeFocused();
  // The press on the mailed link, which doesn't happen in this page.
  const inTheMail = 1;
  await page.goto(await mailedPath(request, email));
  await main.getByRole('button', { name: t('accounts.confirm.submit') }).click();
  await expect(page).toHaveURL(new RegExp(`/match/${id}\\?step=`));
  await sheet(page).getByLabel(t('joiningSteps.pay.terms')).check();
  await sheet(page)
    .getByRole('button', { name: money(4.86, locale) })
    .click();
  await payAtProvider(page, '4.86');
  await expect(page.getByRole('heading', { level: 1, name: t('spotPayment.joined') })).toBeVisible();
  const { count, what } = touched();
  expect(count + inTheMail, what.join(', ')).toBeGreaterThanOrEqual(12);
  expect(count + inTheMail, what.join(', ')).toBeLessThanOrEqual(13);
});

test('a game like the last one: opened, started from, looked at, published', async ({ page }, info) => {
  const { locale } = info.project.use;
  const t = speak(locale);
  const main = page.getByRole('main');
  await logIn(page, 'organiser@rondo.test');
  const touched = await countTouches(page);
  await page.goto('/');
  await page.locator('a[href="/create"]:visible').first().click();
  await main
    .getByRole('region', { name: t('create.startFrom') })
    .getByRole('link')
    .first()
    .click();
  await main.getByRole('button', { name: t('create.next.who') }).click();
  await main.getByRole('button', { name: t('create.submit') }).click();
  await expect(sheet(page).getByRole('heading', { name: t('match.share.created') })).toBeVisible();
  const { count, what } = touched();
  expect(count, what.join(', ')).toBe(4);
});

test('a game from nothing: at most 10 touches and fields, of which one is typed', async ({ page }, info) => {
  const { locale } = info.project.use;
  const t = speak(locale);
  const main = page.getByRole('main');
  const group = (name: string) => main.getByRole('group', { name, exact: true });
  await logIn(page, 'organiser@rondo.test');
  const touched = await countTouches(page);
  await page.goto('/create');
  await group(t('create.sport'))
    .getByRole('radio', { name: t('games.sport.Volleyball') })
    .check();
  await main.getByLabel(t('create.name'), { exact: true }).fill(`Touches ${Date.now()}`);
  await main.getByRole('button', { name: t('create.next.when') }).click();
  await group(t('create.startPresets')).getByRole('radio').last().check();
  await group(t('create.where')).getByRole('radio').first().check();
  await main.getByRole('button', { name: t('create.next.who') }).click();
  await group(t('create.sizePresets')).getByRole('radio').first().check();
  await main.getByRole('button', { name: t('create.submit') }).click();
  await expect(sheet(page).getByRole('heading', { name: t('match.share.created') })).toBeVisible();
  const { count, what } = touched();
  expect(count, what.join(', ')).toBeGreaterThanOrEqual(8);
  expect(count, what.join(', ')).toBeLessThanOrEqual(10);
});

test('with a balance: join, the box, pay', async ({ page, request }, info) => {
  const { locale } = info.project.use;
  const t = speak(locale);
  const id = await createPaidGame(request, `Touches ${Date.now()}`, { ...place, price: 1 });
  await logIn(page, 'player2@rondo.test');
  const touched = await countTouches(page);
  await page.goto(`/match/${id}`);
  await page
    .getByRole('button', { name: money(1, locale) })
    .first()
    .click();
  await sheet(page).getByLabel(t('joiningSteps.pay.terms')).check();
  await sheet(page)
    .getByRole('button', { name: money(1, locale) })
    .click();
  await expect(sheet(page).getByRole('heading', { name: t('joiningSteps.success.title') })).toBeVisible();
  const { count, what } = touched();
  expect(count, what.join(', ')).toBe(3);
});

test('three players rated: at most 8 touches', async ({ page }, info) => {
  const t = speak(info.project.use.locale);
  // Of the games that they may rate, the last: another journey rates the first.
  await logIn(page, 'player2@rondo.test');
  const asked = await page.request.get('/api/elo/getMatchesForUser');
  const { gamesUserCanVote } = (await asked.json()) as { gamesUserCanVote: { _id: string }[] };
  const touched = await countTouches(page);
  await page.goto(`/match/${gamesUserCanVote.at(-1)?._id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('match.rating.button') })
    .click();
  for (const place of [0, 1, 2]) {
    await sheet(page).getByRole('listitem').nth(place).getByRole('button').click();
    await sheet(page)
      .getByRole('button', { name: t('rating.level.setTo', { band: t('score.bands.intermediate') }) })
      .click();
  }
  await sheet(page)
    .getByRole('button', { name: t('rating.pick.finish', { count: 3 }) })
    .click();
  await expect(sheet(page).getByRole('heading', { name: t('rating.thanks.heading') })).toBeVisible();
  const { count, what } = touched();
  expect(count, what.join(', ')).toBe(8);
});
