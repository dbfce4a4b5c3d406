import { expect } from '@playwright/test';
import { createPaidGame, joinFreeGame, signUp } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: notifications, joining

const t = speak('en');

test('a game’s page lists exactly the notifications that its player will get: reminders can be switched off', async ({
  page,
  request,
}, info) => {
  const headers = { origin: new URL(String(info.project.use.baseURL)).origin };
  const game = await createPaidGame(request, `Remind ${Date.now()}`, {
    isPayingGame: false,
    minimum_players_threshold: 2,
    players: 4,
  });
  await signUp(page, 'Reminded');
  await page.request.post('/api/matches/mainlist', { headers, data: { matchId: game } });
  await page.goto(`/match/${game}`);
  await expect(page.getByText(t('match.told.pending'))).toBeVisible();
  await joinFreeGame('player2@rondo.test', game);
  await page.reload();
  await expect(page.getByText(t('match.told.both'))).toBeVisible();

  await page.goto('/settings#notifications');
  const category = page.getByRole('group', { name: t('notices.settings.categories.reminders.name') });
  for (const channel of ['app', 'mail', 'push'] as const) {
    const saved = page.waitForResponse('**/api/users/notificationPreferences');
    const choice = category.getByLabel(t(`notices.settings.channels.${channel}`));
    // The switch goes off once the server has answered.
    await choice.click();
    expect((await saved).status()).toBe(200);
    await expect(choice).not.toBeChecked();
  }
  await page.goto(`/match/${game}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(t('match.told.label'))).toHaveCount(0);
});
