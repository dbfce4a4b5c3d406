import { expect, type Page } from '@playwright/test';
import { createPaidGame, joinPaidGame, logIn, payForFriends } from './api.ts';
import { giveUpBy } from './ways-out.ts';
import { money, speak } from './speak.ts';
import { live, pageOf, place } from './two-pages.ts';
import { test } from './journey-test.ts';

// features: joining, handing-over

const t = speak('en');
const price = (euros: number) => money(euros, 'en');
/** The price may be lower than usual, because a journey that runs at the same time may give this player a code. */
const pays = /€\s?[\d.]+/;

/** Unchecks the demo player's student card, which can be used once a month. */
async function withoutCard(page: Page): Promise<void> {
  const card = page.getByRole('dialog').getByLabel(/student card/i);
  if ((await card.count()) > 0) await card.uncheck();
}

const ownSpots = (page: Page) => page.getByRole('region', { name: t('spots.own.title') });
const origin = `http://localhost:${process.env.E2E_PORT}`;

test('a spot is handed over: offered, withdrawn, offered again, taken', async ({ page, request, browser }, info) => {
  const stamp = `${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`;
  const confirmedByTwo = { ...place, price: 1, minimum_players_threshold: 2 };
  const id = await createPaidGame(request, `Hand over ${stamp}`.slice(0, 50), confirmedByTwo);
  await logIn(page, 'player2@rondo.test');
  await joinPaidGame(page.request, id, origin);
  await payForFriends(page.request, id, [`friend-${stamp}@example.org`.toLowerCase()], origin);
  await page.goto(`/match/${id}`);
  const sheet = page.getByRole('dialog');
  const offer = async () => {
    await giveUpBy(page, 'handOver', t);
    await sheet.getByLabel(t('spots.handOver.email')).fill('player@rondo.test');
    await sheet.getByRole('button', { name: t('spots.handOver.submit') }).click();
    await expect(ownSpots(page).getByRole('button', { name: t('spots.own.withdraw') })).toBeVisible();
  };

  await test.step('offered and withdrawn', async () => {
    await offer();
    await ownSpots(page)
      .getByRole('button', { name: t('spots.own.withdraw') })
      .click();
    await expect(ownSpots(page).getByRole('button', { name: t('spots.own.withdraw') })).toHaveCount(0);
    await offer();
  });
  await test.step('taken over for the price of now', async () => {
    const taker = await pageOf(browser, 'player@rondo.test', `/match/${id}`);
    await expect(taker.getByRole('heading', { name: /offers you their spot/ })).toBeVisible();
    await taker.getByRole('button', { name: t('spots.own.take') }).click();
    const dialog = taker.getByRole('dialog');
    await dialog.getByLabel(t('joiningSteps.pay.terms')).check();
    await withoutCard(taker);
    await dialog.getByRole('button', { name: pays }).click();
    await expect(dialog.getByText(t('joiningSteps.success.title'))).toBeVisible();
    await taker.context().close();
    await expect(ownSpots(page).getByText(t('spots.own.yours'))).toHaveCount(0, live);
  });
});

test('a spot of a confirmed, full game is released: kept until somebody takes it', async ({
  page,
  request,
  browser,
}, info) => {
  const stamp = `${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`;
  const small = { ...place, price: 1, minimum_players_threshold: 2, players: 3 };
  const id = await createPaidGame(request, `Release ${stamp}`.slice(0, 50), small);
  await logIn(page, 'player2@rondo.test');
  await joinPaidGame(page.request, id, origin);
  const friends = ['one', 'two'].map((who) => `${who}-${stamp}@example.org`.toLowerCase());
  await payForFriends(page.request, id, friends, origin);
  await page.goto(`/match/${id}`);
  const sheet = page.getByRole('dialog');
  await giveUpBy(page, 'handOver', t);
  await sheet.getByRole('button', { name: t('spots.release.submit') }).click();
  await expect(ownSpots(page).getByText(t('spots.release.open'))).toBeVisible();

  const taker = await pageOf(browser, 'player@rondo.test', `/match/${id}?step=8`);
  const dialog = taker.getByRole('dialog');
  await dialog.getByLabel(t('joiningSteps.pay.terms')).check();
  await withoutCard(taker);
  await dialog.getByRole('button', { name: pays }).click();
  await expect(dialog.getByText(t('joiningSteps.success.title'))).toBeVisible();
  await taker.context().close();
  await expect(ownSpots(page).getByText(t('spots.own.yours'))).toHaveCount(0, live);
});

test('a player moves to another game of the organiser: one goes, the other comes', async ({ page, request }, info) => {
  const stamp = `${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`;
  const from = await createPaidGame(request, `From ${stamp}`.slice(0, 50), { ...place, price: 1 });
  const name = `To ${stamp}`.slice(0, 50);
  const to = await createPaidGame(request, name, { ...place, price: 2 });
  await logIn(page, 'player2@rondo.test');
  await joinPaidGame(page.request, from, origin);
  await page.goto(`/match/${from}`);
  await giveUpBy(page, 'move', t);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name }).check();
  await sheet.getByLabel(t('joiningSteps.pay.terms')).check();
  await sheet.getByRole('button', { name: t('spots.move.submit'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/match/${to}$`));
  await expect(page.getByText(t('spots.move.done'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText(t('match.yourSpot'), { exact: true })).toBeVisible();
});

test('from the waiting list into the game', async ({ page, request, browser }, info) => {
  const stamp = `${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`;
  const early = [{ priority: 1, spots: { total: 3 }, discount: { discount_type: 'percentage', discount_value: 20 } }];
  const small = { ...place, price: 1, minimum_players_threshold: 2, players: 3, early_bird: early };
  const id = await createPaidGame(request, `Queue ${stamp}`.slice(0, 50), small);
  const leaver = await pageOf(browser, 'player2@rondo.test', '/');
  await joinPaidGame(leaver.request, id, origin);
  // Two guests are paying: the game is full, and not confirmed.
  const guests = ['one', 'two'].map((who) =>
    request.post('/api/internalPayments/guest/pay', {
      data: { matchId: id, email: `${who}-${stamp}@example.org`.toLowerCase(), terms: true, privacy: true },
    }),
  );
  for (const guest of await Promise.all(guests)) expect(guest.status()).toBe(200);

  await logIn(page, 'player@rondo.test');
  await page.goto(`/match/${id}`);
  await page
    .getByRole('button', { name: t('joining.action.queue') })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  // Somebody else may have the early bird spot by then, so the player agrees to the price without it.
  await sheet.getByLabel(/up to €\s?1\.00 from my balance/).check();
  await sheet.getByLabel(t('joiningSteps.pay.terms')).check();
  await sheet.getByRole('button', { name: t('joiningSteps.pay.queue') }).click();
  await expect(sheet.getByText(t('joiningSteps.success.waitingTitle'))).toBeVisible();

  await leaver.goto(`/match/${id}?step=7`);
  await leaver.getByRole('dialog').getByRole('switch').check();
  await leaver
    .getByRole('dialog')
    .getByRole('button', { name: price(0.72) })
    .click();
  await expect(leaver.getByText(t('joiningSteps.refund.done'))).toBeVisible();
  await leaver.context().close();
  await expect(page.getByText(t('match.yourSpot'), { exact: true })).toBeVisible(live);
});
