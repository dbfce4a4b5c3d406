import { type Browser, expect, type Page } from '@playwright/test';
import { createPaidGame, joinFreeGame, logIn } from './api.ts';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';
import { ready } from './ready.ts';

// features: games, places

const t = speak('en');
/** Far from the games of other journeys, because the list has one page. */
const free = {
  isPayingGame: false,
  sport: 'Basketball',
  location: { coordinates: [5.69, 50.85], address: 'Sporthal De Geusselt', city: 'Maastricht', country: 'Netherlands' },
};

/**
 * Shorter than the interval at which a page without a stream asks again (decisions/0006-live.md); `npm run bench -- live` measures how long a
 * change really takes.
 */
const live = { timeout: 15_000 };

/** Another person's page, in a browser of their own. */
async function pageOf(browser: Browser, email: string, address: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await logIn(page, email);
  await page.goto(address);
  await ready(page);
  return page;
}

/** Names and ids of a game's players, as another player sees them. */
async function playersOf(page: Page, id: string): Promise<{ _id: string; name: string }[]> {
  const answer = await page.request.get(`/api/matches/${id}`);
  const body = (await answer.json()) as { data: { match: { potential_users: { _id: string; name: string }[] } } };
  return body.data.match.potential_users;
}

interface Point {
  x: number;
  y: number;
}

async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

async function dragByTouch(page: Page, from: Point, to: Point): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const share of [0.2, 0.5, 0.8, 1])
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  await touch('touchEnd', []);
}

test('players see others join at once; a visitor sees how many, but no names', async ({ page, request, browser }) => {
  const id = await createPaidGame(request, `Live ${Date.now()}`, free);
  await joinFreeGame('player@rondo.test', id);
  const player = await pageOf(browser, 'player@rondo.test', `/match/${id}`);
  const [mine] = await playersOf(player, id);

  await test.step('a visitor’s page holds no name', async () => {
    const html = await (await page.request.get(`/match/${id}`)).text();
    expect(html).toContain(t('match.lists.hidden'));
    expect(html).not.toContain(mine?.name ?? 'nobody');
    expect(html).not.toContain(mine?._id ?? 'nobody');
  });

  await test.step('another player joins', async () => {
    const main = player.getByRole('main');
    await expect(main.getByText(/^1\/12/)).toBeVisible();
    await joinFreeGame('player2@rondo.test', id);
    await expect(main.getByText(/^2\/12/)).toBeVisible(live);
    await expect(main.getByRole('status')).toHaveText(t('match.live.players', { joined: 2, of: 12 }));
  });
  await player.context().close();
});

test('an organiser makes teams by keyboard and by hand, and players see theirs', async ({
  page,
  request,
  browser,
  isMobile,
}) => {
  const id = await createPaidGame(request, `Teams ${Date.now()}`, free);
  await joinFreeGame('player@rondo.test', id);
  await joinFreeGame('player2@rondo.test', id);
  const player = await pageOf(browser, 'player@rondo.test', `/match/${id}`);
  await logIn(page, 'admin@rondo.test');
  await page.goto(`/match/${id}`);
  await page.getByRole('button', { name: t('teams.tools.more') }).click();
  await page.getByRole('button', { name: t('teams.title') }).click();
  const panel = page.getByRole('region', { name: t('teams.title') });
  const team = (number: number) => panel.getByRole('region', { name: t('teams.defaultName', { number }) });
  const [first, second] = (await playersOf(page, id)).map(({ name }) => name);

  await test.step('by keyboard: the focus stays with the player', async () => {
    const choice = panel.getByLabel(t('teams.moveTo', { name: first ?? '' }));
    await choice.focus();
    await choice.press('ArrowDown');
    await expect(team(1).getByText(first ?? '', { exact: true })).toBeVisible();
    await expect(choice).toBeFocused();
    await expect(panel.getByRole('status')).toHaveText(t('teams.moved', { name: first ?? '', team: 'Team 1' }));
  });

  await test.step(isMobile ? 'by touch' : 'by mouse', async () => {
    await team(2).scrollIntoViewIfNeeded();
    const row = panel.getByRole('listitem').filter({ hasText: second ?? '' });
    // Away from the bar at the bottom of a phone.
    await row.evaluate((element) =>
      (element as unknown as { scrollIntoView(how: object): void }).scrollIntoView({ block: 'center' }),
    );
    const [from, to] = [await row.boundingBox(), await team(2).boundingBox()];
    if (!from || !to) throw new Error('the row and the team are on the page');
    const drag = isMobile ? dragByTouch : dragByMouse;
    await drag(page, { x: from.x + 16, y: from.y + 28 }, { x: to.x + 40, y: to.y + 60 });
    await expect(team(2).getByText(second ?? '', { exact: true })).toBeVisible();
  });

  await test.step('save: a player sees it without reload', async () => {
    await panel.getByRole('button', { name: t('teams.save') }).click();
    await expect(page.getByText(t('teams.saved'))).toBeVisible();
    const mine = player
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: t('match.yourTeam') });
    await expect(mine).toContainText(/Team \d/, live);
  });
  await player.context().close();
});

test('a tournament’s bracket is not loaded before the reader asks', async ({ page, request }) => {
  const name = `Cup ${Date.now()}`;
  const link = 'https://brackets.example.org/cup';
  const teams = ['Red', 'Blue'].map((team) => ({ name: team, color: '#c0392b', team_size: 6 }));
  const id = await createPaidGame(request, name, { ...free, tournament: true, teams, tournament_link: link });
  const asked: string[] = [];
  await page.context().route('https://brackets.example.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>Semi-finals</h1>' });
  });
  const bracket = page.frameLocator(`iframe[src="${link}"]`).getByRole('heading', { name: 'Semi-finals' });
  const show = page.getByRole('button', { name: t('match.frame.show', { site: 'brackets.example.org' }) });

  // The visitor comes from another page, whose document allows no frame at all.
  await page.goto('/allgames?sort=recent');
  await page.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(new RegExp(id));
  await expect(page.getByText(t('match.teams.left', { count: 6 })).first()).toBeVisible();
  expect(asked).toEqual([]);
  await show.click();
  await expect(bracket).toBeVisible();
  expect(asked).toEqual([link]);
});

interface OnMap {
  className: string | object;
  getBoundingClientRect: () => { toJSON: () => { left: number; right: number; top: number; bottom: number } };
}

test('the map of a game names the nearest towns where they can be read', async ({ page, request }) => {
  const id = await createPaidGame(request, `Kaart ${Date.now()}`, free);
  await page.goto(`/match/${id}`);
  const map = page.getByRole('region', { name: t('match.map.label') });
  await page.getByRole('button', { name: t('match.map.show') }).click();
  await expect(map.locator('.map-name').first()).toBeVisible();
  // Measured all at once, because the page may move between two looks.
  const boxes = await map.locator(':scope > svg, .leaflet-control, .map-name').evaluateAll((all) =>
    (all as unknown as OnMap[]).map((one) => ({
      isName: one.className === 'map-name',
      ...one.getBoundingClientRect().toJSON(),
    })),
  );
  const over = boxes.filter(({ isName }) => !isName);
  expect(over).toHaveLength(3);
  for (const name of boxes.filter(({ isName }) => isName))
    for (const other of over)
      expect(
        name.right <= other.left || other.right <= name.left || name.bottom <= other.top || other.bottom <= name.top,
      ).toBe(true);
});
