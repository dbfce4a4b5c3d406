import { expect, type Page } from '@playwright/test';
import { createPaidGame, signUp } from './api.ts';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';

// features: notifications

const free = {
  isPayingGame: false,
  sport: 'Basketball',
  minimum_players_threshold: 2,
  location: { coordinates: [5.69, 50.85], address: 'Sporthal De Geusselt', city: 'Maastricht', country: 'Netherlands' },
};

/** The page's user joins a free game; a write with a cookie has to name its origin. */
async function join(page: Page, matchId: string): Promise<void> {
  const headers = { origin: `http://localhost:${process.env.E2E_PORT}` };
  const answer = await page.request.post('/api/matches/mainlist', { headers, data: { matchId } });
  expect(answer.status()).toBe(200);
}

test('something happens: the bell counts it; the page shows, opens and archives the notification, and leads on', async ({
  page,
  request,
}, info) => {
  const t = speak(info.project.use.locale);
  await signUp(page, 'Listener');
  const name = `Notices ${Date.now()}`;
  const matchId = await createPaidGame(request, name, free);
  await page.goto('/allgames');
  const bell = (unread: number) =>
    page.getByRole('link', { name: unread ? t('nav.bellUnread', { unread }) : t('nav.bell'), exact: true });
  await expect(bell(0)).toBeVisible();

  await test.step('the open page counts without a reload, and says so', async () => {
    await join(page, matchId);
    await expect(bell(1)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: t('nav.bellUnread', { unread: 1 }) })).toHaveCount(1);
  });

  const title = t('notices.kinds.signedUp.title', { gameName: name });
  const opener = page.getByRole('button', { name: new RegExp(`^${title}`) });
  await test.step('by keyboard to the page; opening marks as read', async () => {
    await bell(1).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/notifications$/);
    await expect(page.getByRole('heading', { level: 1, name: t('notices.title') })).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toContainText(t('notices.unread'));
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Sporthal De Geusselt').first()).toBeVisible();
    await expect(opener).not.toContainText(t('notices.unread'));
    await expect(bell(0)).toBeVisible();
  });

  await test.step('a second one comes to the open list by itself', async () => {
    const other = await page
      .context()
      .browser()
      ?.newContext({ baseURL: `http://localhost:${process.env.E2E_PORT}` });
    if (!other) throw new Error('no browser');
    const friend = await other.newPage();
    await signUp(friend, 'Second');
    await join(friend, matchId);
    await other.close();
    await expect(
      page.getByRole('button', { name: new RegExp(`^${t('notices.kinds.matchConfirmed.title', { gameName: name })}`) }),
    ).toBeVisible();
    await expect(bell(1)).toBeVisible();
  });

  await test.step('archived, it is on the other tab, and can come back', async () => {
    const undo = page.getByRole('button', { name: t('notices.undoNamed', { title }) });
    const archive = page.getByRole('button', { name: t('notices.archiveNamed', { title }) });
    await archive.focus();
    await page.keyboard.press('Enter');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(opener).toBeFocused();
    await archive.click();
    await expect(undo).toBeVisible();
    await expect(opener).toHaveCount(0);
    await page.getByRole('link', { name: t('notices.archived'), exact: true }).click();
    await expect(page).toHaveURL(/tab=archived/);
    await expect(opener).toBeVisible();
    await page.reload();
    await expect(opener).toBeVisible();
    await page.getByRole('button', { name: t('notices.restoreNamed', { title }) }).click();
    await expect(page.getByRole('heading', { name: t('notices.noneArchived') })).toBeVisible();
    await page.getByRole('link', { name: t('notices.active'), exact: true }).click();
    await expect(opener).toBeVisible();
  });

  await test.step('its link leads to the game', async () => {
    await opener.click();
    await page
      .getByRole('link', { name: t('notices.act.game') })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/match/${matchId}`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
