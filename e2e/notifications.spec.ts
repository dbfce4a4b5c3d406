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
  const confirmed = t('notices.kinds.matchConfirmed.title', { gameName: name });
  const row = (words: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${words}`) });
  const details = (words: string) => page.getByRole('button', { name: t('notices.detailsNamed', { title: words }) });
  await test.step('by keyboard to the page; unfolding marks as read', async () => {
    await bell(1).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/notifications$/);
    await expect(page.getByRole('heading', { level: 1, name: t('notices.title') })).toBeVisible();
    await expect(details(title)).toHaveAttribute('aria-expanded', 'false');
    await expect(row(title)).toContainText(t('notices.unread'));
    await details(title).focus();
    await page.keyboard.press('Enter');
    await expect(details(title)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Sporthal De Geusselt').first()).toBeVisible();
    await expect(row(title)).not.toContainText(t('notices.unread'));
    await expect(bell(0)).toBeVisible();
  });

  await test.step('a second one about the game comes into its row by itself', async () => {
    const other = await page
      .context()
      .browser()
      ?.newContext({ baseURL: `http://localhost:${process.env.E2E_PORT}` });
    if (!other) throw new Error('no browser');
    const friend = await other.newPage();
    await signUp(friend, 'Second');
    await join(friend, matchId);
    await other.close();
    await expect(row(confirmed)).toContainText(t('notices.andMore', { count: 1 }));
    await expect(row(title)).toHaveCount(0);
    await expect(bell(1)).toBeVisible();
  });

  await test.step('archived, it is on the other tab, and can come back', async () => {
    const undo = page.getByRole('button', { name: t('notices.undoNamed', { title: confirmed }) });
    const archive = page.getByRole('button', { name: t('notices.archiveNamed', { title: confirmed }) });
    await archive.focus();
    await page.keyboard.press('Enter');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(confirmed)).toBeFocused();
    await details(confirmed).click();
    await archive.click();
    await expect(undo).toBeVisible();
    await expect(row(confirmed)).toHaveCount(0);
    await page.getByRole('link', { name: t('notices.archived'), exact: true }).click();
    await expect(page).toHaveURL(/tab=archived/);
    await expect(row(confirmed)).toBeVisible();
    await page.reload();
    await details(confirmed).click();
    await page.getByRole('button', { name: t('notices.restoreNamed', { title: confirmed }) }).click();
    await expect(page.getByRole('heading', { name: t('notices.noneArchived') })).toBeVisible();
    await page.getByRole('link', { name: t('notices.active'), exact: true }).click();
    await expect(row(confirmed)).toBeVisible();
  });

  await test.step('the row leads to the game', async () => {
    await row(confirmed).click();
    await expect(page).toHaveURL(new RegExp(`/match/${matchId}`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
