import { expect, type Page } from '@playwright/test';
import { now } from './clock.ts';
import { createPaidGame, joinFreeGame, logIn, logOut } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';
import { openWholeHome } from './whole-home.ts';

// features: people

const t = speak('en');

/** Two demo accounts that have played together. */
const [noor, ilias] = ['player@rondo.test', 'player2@rondo.test'] as const;

/** The reader's most frequent partner, with the number of games. */
async function closestPartner({ request }: Page) {
  const { data } = (await (await request.get('/api/people/partners?limit=1')).json()) as {
    data: { _id: string; name: string; games: number }[];
  };
  if (!data[0]) throw new Error('the demo has played games');
  return data[0];
}

test('the home page begins with the next game; its faces lead to a player and the games played together', async ({
  page,
}) => {
  const name = `Next ${Date.now()}`;
  const soon = new Date(now() + 5 * 3_600_000).toISOString();
  const id = await createPaidGame(page.request, name, { isPayingGame: false, price: undefined, game_date: soon });
  for (const account of [noor, ilias]) await joinFreeGame(account, id);
  await logIn(page, noor);

  await test.step('the next game and its players', async () => {
    await page.goto('/');
    const next = page.getByRole('region', { name });
    await expect(next).toContainText(t('ownHome.next.with', { count: 1 }));
    await expect(next).toContainText(t('ownHome.next.known', { count: 1 }));
    await next.getByRole('link', { name }).click();
  });

  await test.step('the game: its host, and how many of its players the user has played with', async () => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('link', { name: /hosts$/ })).toBeVisible();
    await expect(page.getByText(t('match.people.playedWith', { count: 1 }))).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Ilias Benali' }).click();
  });

  await test.step('the player: what they play, and the games played together', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Ilias Benali' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /games together$/ })).toBeVisible();
    await expect(page.getByText('Volleyball').first()).toBeVisible();
  });
});

test('a visitor sees the number of players, and has to log in for a player’s page', async ({ page }) => {
  await logIn(page, noor);
  const { _id } = await closestPartner(page);
  await page.goto('/');
  await logOut(page);
  await page.goto(`/player/${_id}`);
  await expect(page.getByText(t('nav.notLoggedIn'))).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('a partner is invited, gets a notification, and declines', async ({ page }) => {
  const name = `Come along ${Date.now()}`;
  const id = await createPaidGame(page.request, name, { isPayingGame: false, price: undefined });
  await joinFreeGame(noor, id);
  await logIn(page, noor);

  await test.step('chosen in the game', async () => {
    await page.goto(`/match/${id}`);
    await page.getByRole('button', { name: t('match.people.invite') }).click();
    const sheet = page.getByRole('dialog', { name: t('people.invite.title') });
    await sheet.getByRole('checkbox', { name: /Ilias Benali/ }).check();
    await sheet.getByRole('button', { name: t('people.invite.submit', { count: 1 }) }).click();
    await expect(page.getByText(t('people.invite.sent', { count: 1 }))).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('the bell and the home page show it until it is declined', async () => {
    await logOut(page);
    await logIn(page, ilias);
    await page.goto('/notifications');
    await expect(page.getByText(`Noor van Dijk invites you: ${name}`)).toBeVisible();
    await openWholeHome(page);
    const invitation = page.getByRole('link', {
      name: t('ownHome.waits.invitation', { name: 'Noor van Dijk', game: name }),
    });
    await expect(invitation).toBeVisible();
    await page.getByRole('button', { name: t('ownHome.waits.declineGame', { game: name }) }).click();
    await expect(invitation).toHaveCount(0);
  });
});
