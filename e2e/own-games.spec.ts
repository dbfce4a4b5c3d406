import { expect } from '@playwright/test';
import { cancelGame, createPaidGame, joinFreeGame, joinPaidGame, logIn } from './api.ts';
import { test } from './journey-test.ts';
import { money, speak } from './speak.ts';
import { place } from './two-pages.ts';

// features: games, joining

const t = speak('en');

test('a cancelled game stays in the profile with its refund, and keeps its players', async ({
  page,
  request,
}, info) => {
  const origin = new URL(String(info.project.use.baseURL)).origin;
  const stamp = `${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`.toLowerCase();
  const name = `Off ${stamp}`.slice(0, 50);
  const id = await createPaidGame(request, name, { ...place, price: 1 });
  await logIn(page, 'player2@rondo.test');
  await joinPaidGame(page.request, id, origin);
  await cancelGame(request, id, 'The hall is flooded');

  await page.goto(`/match/${id}`);
  await expect(page.getByText(t('match.cancelledBy.organiser'))).toBeVisible();
  await expect(page.getByText('The hall is flooded')).toBeVisible();
  const was = page.getByRole('heading', { name: `${t('match.lists.wasIn')} 1` });
  await expect(was).toBeVisible();
  await expect(page.getByText(t('match.lists.refunded'), { exact: true })).toBeVisible();

  await page.goto('/profile');
  const more = page.getByRole('button', { name: t('profile.more') });
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  // Loads more pages until the game is there.
  await expect(async () => {
    if (!(await card.isVisible())) await more.click({ timeout: 1000 });
    await expect(card).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(card.getByText(money(1, 'en')).first()).toContainText('back');
});

test('a waiting player finds their games with the place on the waiting list', async ({ page, request }, info) => {
  const stamp = `${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`.toLowerCase();
  const name = `Full ${stamp}`.slice(0, 50);
  const few = { minimum_players_threshold: 2, players: 3, isPayingGame: false };
  const id = await createPaidGame(request, name, { ...place, ...few });
  for (const who of ['player', 'player2', 'organiser']) await joinFreeGame(`${who}@rondo.test`, id);
  await joinFreeGame('admin@rondo.test', id);
  await logIn(page, 'admin@rondo.test');
  await page.goto('/profile');
  await page.getByRole('link', { name: t('profile.waiting'), exact: true }).click();
  await expect(page).toHaveURL(/tab=waiting/);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(card.getByText(t('profile.place', { position: 1 }))).toBeVisible();
});
