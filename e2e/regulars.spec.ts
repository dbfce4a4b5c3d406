import { expect } from '@playwright/test';
import { createSeries, joinFreeGame, logIn, logOut, newcomer } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: joining, games, regulars

test('an organiser keeps spots for regulars; a player becomes one, and takes the spot of next week @dutch', async ({
  page,
  request,
}, info) => {
  const say = speak(info.project.use.locale);
  const [first = '', second = '', third = ''] = await createSeries(request, `Elke week ${Date.now()}`);
  const email = await newcomer('Vaste');
  await joinFreeGame(email, first);

  await test.step('the organiser offers four spots, until three days before', async () => {
    await logIn(page, 'admin@rondo.test');
    await page.goto(`/match/${first}`);
    await page.getByRole('button', { name: say('teams.tools.more') }).click();
    await page.getByRole('button', { name: say('regulars.offer.title'), exact: true }).click();
    const sheet = page.getByRole('dialog', { name: say('regulars.offer.title') });
    await sheet.getByLabel(say('regulars.offer.spots')).fill('4');
    await sheet.getByLabel(say('regulars.offer.days')).selectOption('3');
    await sheet.getByRole('button', { name: say('regulars.offer.save') }).click();
    await expect(page.getByText(say('regulars.offer.saved'))).toBeVisible();
  });

  await logOut(page);
  await logIn(page, email);
  await test.step('a player who is in becomes a regular', async () => {
    await page.goto(`/match/${first}`);
    await page.getByRole('button', { name: say('regulars.ask.button') }).click();
    await expect(page.getByText(say('regulars.ask.done', { count: 2 }))).toBeVisible();
    await expect(page.getByRole('heading', { name: say('regulars.own.title') })).toBeVisible();
  });

  await test.step('takes the spot that is kept next week', async () => {
    await page.goto(`/match/${second}`);
    const kept = page.getByRole('region', { name: say('regulars.kept.title', { until: '' }).trim() });
    await expect(kept).toBeVisible();
    await page
      .getByRole('button', { name: say('joining.action.takeSpot') })
      .filter({ visible: true })
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(say('joiningSteps.pay.terms')).check();
    await sheet.getByRole('button', { name: say('joiningSteps.pay.free'), exact: true }).click();
    await expect(page.getByRole('button', { name: say('joining.inGame.out') })).toBeVisible();
  });

  await test.step('not the one after that; then stops', async () => {
    await page.goto(`/match/${third}`);
    await page.getByRole('button', { name: say('regulars.kept.notThisTime') }).click();
    await expect(page.getByText(say('regulars.own.out'))).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: say('regulars.mine.title') })).toBeVisible();
    await page.goto(`/match/${third}`);
    await page.getByRole('button', { name: say('regulars.own.stop') }).click();
    const sheet = page.getByRole('dialog', { name: say('regulars.own.question') });
    await sheet.getByRole('button', { name: say('regulars.own.stop') }).click();
    await expect(page.getByText(say('regulars.own.stopped'))).toBeVisible();
  });
});
