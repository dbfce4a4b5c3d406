import { expect, type Page } from '@playwright/test';
import { createPaidGame, mailedPath, signUp } from './api.ts';
import { waitAgain, withoutWaiting } from './ready.ts';
import { speak } from './speak.ts';
import { lookInWholeRun } from './violations.ts';
import { test } from './journey-test.ts';

const free = {
  isPayingGame: false,
  sport: 'Basketball',
  minimum_players_threshold: 2,
  location: { coordinates: [5.69, 50.85], address: 'Sporthal De Geusselt', city: 'Maastricht', country: 'Netherlands' },
};

/** The page's person joins a free game; a write with a cookie says where it comes from. */
async function join(page: Page, matchId: string): Promise<void> {
  const headers = { origin: `http://localhost:${process.env.E2E_PORT}` };
  const answer = await page.request.post('/api/matches/mainlist', { headers, data: { matchId } });
  expect(answer.status()).toBe(200);
}

test('something happens: the bell counts, the page tells, opens, archives and leads on', async ({
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
    await lookInWholeRun(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Sporthal De Geusselt').first()).toBeVisible();
    await expect(opener).not.toContainText(t('notices.unread'));
    await expect(bell(0)).toBeVisible();
    await lookInWholeRun(page);
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
    await lookInWholeRun(page);
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
    await lookInWholeRun(page);
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

test('opened and put away at once, it stays away, whichever answer is slow', async ({ page, request }, info) => {
  const t = speak(info.project.use.locale);
  await signUp(page, 'Hasty');
  const name = `Hasty ${Date.now()}`;
  await join(page, await createPaidGame(request, name, free));
  await page.goto('/notifications');
  const title = t('notices.kinds.signedUp.title', { gameName: name });
  const opener = page.getByRole('button', { name: new RegExp(`^${title}`) });
  await expect(opener).toBeVisible();
  await withoutWaiting(page);
  let answer = () => {};
  const archivedToo = new Promise<void>((resolve) => (answer = resolve));
  const answered: string[] = [];
  await page.route('**/api/users/notifications/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const { status } = route.request().postDataJSON() as { status: string };
    if (status === 'read') await archivedToo;
    await route.fulfill({ response: await route.fetch() });
    answered.push(status);
    if (status === 'archived') answer();
  });
  await opener.click();
  await page.getByRole('button', { name: t('notices.archiveNamed', { title }) }).click();
  await expect(page.getByText(t('notices.goneNamed', { title }))).toBeVisible();
  // The other one's answer would have come by now: it waits for this one.
  await page.evaluate(() => fetch('/api/users/me'));
  answer();
  await expect.poll(() => answered).toEqual(['read', 'archived']);
  await waitAgain(page);
  await page.goto('/notifications?tab=archived');
  await expect(opener).toBeVisible();
});

test('what could not be put away is back, and nothing says that it went', async ({ page, request }, info) => {
  const t = speak(info.project.use.locale);
  await signUp(page, 'Kept');
  const name = `Kept ${Date.now()}`;
  await join(page, await createPaidGame(request, name, free));
  await page.goto('/notifications');
  const title = t('notices.kinds.signedUp.title', { gameName: name });
  const opener = page.getByRole('button', { name: new RegExp(`^${title}`) });
  await page.route('**/api/users/notifications/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.getByRole('button', { name: t('notices.archiveNamed', { title }) }).click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(opener).toBeFocused();
  await expect(page.getByText(t('notices.goneNamed', { title }))).toHaveCount(0);
});

test('all of it is read at once', async ({ page, request }, info) => {
  const t = speak(info.project.use.locale);
  await signUp(page, 'Busy');
  for (const n of [1, 2]) await join(page, await createPaidGame(request, `Busy ${n} ${Date.now()}`, free));
  await page.goto('/notifications');
  await expect(page.getByText(t('notices.unread'), { exact: true })).toHaveCount(2);
  const readAll = page.getByRole('button', { name: t('notices.readAll') });
  await readAll.press('Enter');
  await expect(page.getByText(t('notices.unread'), { exact: true })).toHaveCount(0);
  await expect(readAll).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('nav.bell'), exact: true })).toBeVisible();
  const undo = page.getByRole('button', { name: t('notices.undo'), exact: true });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(page.getByText(t('notices.unread'), { exact: true })).toHaveCount(2);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('link', { name: t('nav.bellUnread', { unread: 2 }), exact: true })).toBeVisible();
});

test('what is switched off is not mailed, and a mailed link switches off without a login', async ({
  page,
  request,
}, info) => {
  const t = speak(info.project.use.locale);
  const email = await signUp(page, 'Chooser');
  const subjects = async () => {
    const mails = (await (await request.get(`/dev/mailbox.json?to=${email}`)).json()) as { subject: string }[];
    return mails.map(({ subject }) => subject);
  };
  const confirmed = (game: string) => new RegExp(`^${game} (is confirmed|gaat door)!$`);
  /** The person joins a game that is on as soon as they do. */
  const play = async (name: string) => {
    const matchId = await createPaidGame(request, name, free);
    const other = await page
      .context()
      .browser()
      ?.newContext({ baseURL: `http://localhost:${process.env.E2E_PORT}` });
    if (!other) throw new Error('no browser');
    const friend = await other.newPage();
    await signUp(friend, 'Friend');
    await join(friend, matchId);
    await other.close();
    await join(page, matchId);
  };
  const stamp = Date.now();
  let path = '';

  await test.step('by default a confirmed game is mailed', async () => {
    await play(`First ${stamp}`);
    await expect.poll(subjects).toContainEqual(expect.stringMatching(confirmed(`First ${stamp}`)));
    path = await mailedPath(request, email, 'unsubscribe');
  });

  const category = (name: string) => page.getByRole('group', { name });
  const games = () => category(t('notices.settings.categories.games.name'));
  await test.step('in the settings it is switched off, by keyboard, and stays so', async () => {
    await page.goto('/settings#notifications');
    const mail = games().getByLabel(t('notices.settings.channels.mail'));
    await expect(mail).toBeChecked();
    await expect(
      category(t('notices.settings.categories.money.name')).getByLabel(t('notices.settings.channels.mail')),
    ).toBeDisabled();
    await Promise.all([
      page.waitForResponse(
        (answer) => answer.url().endsWith('/notificationPreferences') && answer.request().method() === 'PUT',
      ),
      mail.press('Space'),
    ]);
    await page.reload();
    await expect(games().getByLabel(t('notices.settings.channels.mail'))).not.toBeChecked();
    await play(`Second ${stamp}`);
    // What is told in the app is written with what would have been mailed.
    await expect(page.getByRole('link', { name: /[2-9] (unread|ongelezen)/ })).toBeVisible();
    expect((await subjects()).filter((subject) => confirmed(`Second ${stamp}`).test(subject))).toEqual([]);
  });

  await test.step('the link of the first mail asks, and undoes and does it, without a login', async () => {
    await page.context().clearCookies();
    await page.goto(path);
    const main = page.getByRole('main');
    const name = t('notices.settings.categories.games.name');
    await expect(main.getByText(t('notices.unsubscribe.question', { name }))).toBeVisible();
    await expect(main.getByText(t('notices.unsubscribe.done'))).toBeVisible();
    await main.getByRole('button', { name: t('notices.unsubscribe.undo') }).click();
    await expect(main.getByText(t('notices.unsubscribe.undone'))).toBeVisible();
    await lookInWholeRun(page);
    await page.reload();
    // Looking changes nothing.
    await main.getByRole('button', { name: t('notices.unsubscribe.confirm') }).click();
    await expect(main.getByText(t('notices.unsubscribe.done'))).toBeVisible();
    await page.goto(`${path}x`);
    await expect(page.getByRole('heading', { level: 1, name: t('notices.unsubscribe.invalid') })).toBeVisible();
  });
});
