import { expect } from '@playwright/test';
import { createPaidGame, joinFreeGame, logIn, makeTeamOf } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';
import { pageOf, place } from './two-pages.ts';

// features: joining, games, teams, organising

const t = speak('en');

test('teams made with the panel say who plays with whom: a player, a guest and a friend still get in', async ({
  page,
  request,
  browser,
}, info) => {
  const stamp = `${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`.toLowerCase();
  const free = await createPaidGame(request, `Made free ${stamp}`.slice(0, 50), { ...place, isPayingGame: false });
  const paid = await createPaidGame(request, `Made paid ${stamp}`.slice(0, 50), { ...place, price: 1 });
  await joinFreeGame('player@rondo.test', free);
  for (const game of [free, paid]) await makeTeamOf(request, game);

  await test.step('a guest, by address alone', async () => {
    const sheet = page.getByRole('dialog');
    await page.goto(`/match/${free}?step=6`);
    await sheet.getByLabel(t('spots.guest.email')).fill(`made-${stamp}@example.org`);
    await sheet.getByLabel(t('spots.guest.terms')).check();
    await sheet.getByLabel(t('spots.guest.privacy')).check();
    await sheet.getByRole('button', { name: t('spots.guest.join'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('spots.guest.unprovedTitle') }).first()).toBeVisible();
  });

  await test.step('a player, free and paid', async () => {
    const own = await pageOf(browser, 'player2@rondo.test', `/match/${free}?step=8`);
    const sheet = own.getByRole('dialog');
    await sheet.getByLabel(t('joiningSteps.pay.terms')).check();
    await sheet.getByRole('button', { name: t('joiningSteps.pay.free'), exact: true }).click();
    await expect(own.getByText(t('joiningSteps.pay.joined'))).toBeVisible();
    await own.goto(`/match/${paid}?step=8`);
    await sheet.getByLabel(t('joiningSteps.pay.terms')).check();
    await sheet.getByRole('button', { name: t('joiningSteps.pay.pay', { price: '€\u00A01.00' }) }).click();
    await expect(own.getByText(t('joiningSteps.pay.done'))).toBeVisible();
    await own.context().close();
  });

  await test.step('a friend', async () => {
    await logIn(page, 'player2@rondo.test');
    await page.goto(`/match/${paid}?step=10`);
    const sheet = page.getByRole('dialog');
    const friend = `made-friend-${stamp}@example.org`;
    await sheet.getByLabel(t('spots.friends.emailOne')).fill(friend);
    await sheet.getByLabel(t('joiningSteps.pay.terms')).check();
    await sheet.getByRole('button', { name: t('spots.friends.pay', { price: '€\u00A01.00' }) }).click();
    await expect(page.getByText(t('spots.friends.done', { who: friend }))).toBeVisible();
  });
});

test('the panel to make teams opens in sight, and proposes the size of the sport', async ({ page, request }, info) => {
  const stamp = `${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`.toLowerCase();
  const game = await createPaidGame(request, `Panel ${stamp}`.slice(0, 50), { ...place, isPayingGame: false });
  for (const email of ['player@rondo.test', 'player2@rondo.test']) await joinFreeGame(email, game);
  await logIn(page, 'admin@rondo.test');
  await page.goto(`/match/${game}`);
  await page.getByRole('button', { name: t('teams.tools.more') }).click();
  await page.getByRole('button', { name: t('teams.title'), exact: true }).click();
  const heading = page.getByRole('heading', { name: t('teams.title'), exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByLabel(t('teams.size'))).toHaveValue('1');
  await page.getByRole('button', { name: t('teams.balanced'), exact: true }).click();
  await expect(page.getByText(t('teams.unsaved'))).toBeVisible();
  await page.getByRole('button', { name: t('teams.save'), exact: true }).click();
  await expect(page.getByText(t('teams.saved'))).toBeVisible();
});
