import { expect } from '@playwright/test';
import { now } from './clock.ts';
import { createPaidGame, joinFreeGame, logIn, newcomer } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

test('a game that lacks one player goes ahead with who is in, by one tap of its organiser @dutch', async ({
  page,
  request,
}, info) => {
  const say = speak(info.project.use.locale);
  const tomorrow = new Date(now() + 26 * 3_600_000).toISOString();
  const id = await createPaidGame(request, `Bijna ${Date.now()}`, {
    isPayingGame: false,
    price: undefined,
    minimum_players_threshold: 3,
    game_date: tomorrow,
  });
  for (const name of ['Een', 'Twee']) await joinFreeGame(await newcomer(name), id);

  await logIn(page, 'admin@rondo.test');
  await page.goto(`/match/${id}`);
  const title = page.getByRole('heading', { name: say('coLeading.rescue.title', { count: 1 }) });
  await expect(title).toBeVisible();
  // Whom the sweep of every minute has told by now stands before it.
  await expect(page.getByText(say('coLeading.rescue.lowerHint', { count: 2 }))).toBeVisible();
  await page.getByRole('button', { name: say('coLeading.rescue.lower', { count: 2 }) }).click();
  await expect(page.getByText(say('coLeading.rescue.done'))).toBeVisible();
  await expect(title).toHaveCount(0);
  await expect(page.getByText(say('games.status.confirmed')).first()).toBeVisible();
});
