import { type APIRequestContext, chromium, expect, type Page } from '@playwright/test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodeQR } from 'qr';
import { now } from './clock.ts';
import { createPaidGame, joinFreeGame, logIn, newcomer, tokenOf } from './api.ts';
import { browser } from './browser.ts';
import { test } from './journey-test.ts';
import { prepare } from './slow-test.ts';
import { speak } from './speak.ts';

// features: attendance, games, joining

const t = speak('en');

interface Ticket {
  text: string;
  code: string;
}

/** Two new players, because this game of today would be the next game of anybody whom another journey uses. */
const twoPlayers = async (): Promise<[string, string]> => [await newcomer('Een'), await newcomer('Twee')];

/** A free game of the admin that begins in a moment. */
async function aGameToday(request: APIRequestContext, players: readonly string[]): Promise<string> {
  const id = await createPaidGame(request, `Vandaag ${crypto.randomUUID().slice(0, 8)}`, {
    isPayingGame: false,
    price: undefined,
    game_date: new Date(now() + 20 * 60_000).toISOString(),
  });
  for (const email of players) await joinFreeGame(email, id);
  return id;
}

async function ticketOf(request: APIRequestContext, email: string, gameId: string): Promise<Ticket> {
  const headers = { authorization: `Bearer ${await tokenOf(email)}` };
  const answer = await request.get(`/api/matches/${gameId}`, { headers });
  return ((await answer.json()) as { data: { match: { viewer: { ticket: Ticket } } } }).data.match.viewer.ticket;
}

const marksOf = async (request: APIRequestContext, gameId: string) => {
  const headers = { authorization: `Bearer ${await tokenOf('admin@rondo.test')}` };
  const answer = await request.get(`/api/matches/${gameId}/check-in`, { headers });
  const { data } = (await answer.json()) as { data: { checkIn: { spots: { mark: string }[] } } };
  return data.checkIn.spots.map(({ mark }) => mark).toSorted();
};

const people = (page: Page) => page.getByRole('main').getByRole('listitem');
const counted = (page: Page, words: string) => page.getByRole('status').getByText(words);

test('the organiser checks in by a press and by the code of a ticket; a wrong one says so @dutch', async ({
  page,
  request,
}, info) => {
  const say = speak(info.project.use.locale);
  const players = await twoPlayers();
  const [player] = players;
  const [gameId, other] = [await aGameToday(request, players), await aGameToday(request, players)];
  const [mine, elsewhere] = [await ticketOf(request, player, gameId), await ticketOf(request, player, other)];

  await test.step('a player shows the code of their ticket', async () => {
    await logIn(page, player);
    await page.goto(`/ticket/${gameId}`);
    await expect(page.getByText(mine.code, { exact: true })).toBeVisible();
    await page.context().clearCookies();
  });

  await logIn(page, 'admin@rondo.test');
  await page.goto(`/match/${gameId}`);
  await page.getByRole('link', { name: say('teams.tools.checkIn') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('attendance.checkIn.title') })).toBeVisible();
  const person = people(page).first().getByRole('button').first();
  await person.click();
  await expect.poll(() => marksOf(request, gameId)).toEqual(['here', 'none']);
  await person.click();
  await expect.poll(() => marksOf(request, gameId)).toEqual(['none', 'none']);

  await page.getByRole('button', { name: say('attendance.checkIn.scan') }).click();
  const sheet = page.getByRole('dialog');
  const type = async (code: string) => {
    await sheet.getByRole('textbox').fill(code);
    await sheet.getByRole('button', { name: say('attendance.scan.check') }).click();
  };
  await type(elsewhere.code);
  await expect(sheet.getByText(say('errors.ticket_unknown'))).toBeVisible();
  await type(mine.code.toLowerCase());
  const welcome = new RegExp(say('attendance.scan.isHere', { name: '.*' }));
  await expect(sheet.getByText(welcome)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(counted(page, say('attendance.checkIn.here', { count: 1, total: 2 }))).toBeVisible();
  await expect.poll(() => marksOf(request, gameId)).toEqual(['here', 'none']);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('marks are kept on the phone, which says so, and sent once there is one again', async ({
    page,
    context,
    request,
  }) => {
    const players = await twoPlayers();
    const gameId = await aGameToday(request, players);
    const ticket = await ticketOf(request, players[0], gameId);
    await logIn(page, 'admin@rondo.test');
    await page.goto(`/match/${gameId}/check-in`);
    await expect(people(page)).toHaveCount(2);
    await expect
      .poll(() => page.evaluate<string>("caches.match('/kept-pages').then((kept) => (kept ? kept.text() : ''))"))
      .toContain(ticket.code);

    await context.setOffline(true);
    await people(page).first().getByRole('button').first().click();
    await expect(page.getByText(t('attendance.checkIn.unsent', { count: 1 }))).toBeVisible();

    await page.reload();
    await expect(people(page)).toHaveCount(2);
    await expect(counted(page, t('attendance.checkIn.here', { count: 1, total: 2 }))).toBeVisible();
    await expect(page.getByText(t('attendance.checkIn.unsent', { count: 1 }))).toBeVisible();
    expect(await marksOf(request, gameId)).toEqual(['none', 'none']);

    await context.setOffline(false);
    await expect(page.getByText(t('attendance.checkIn.unsent', { count: 1 }))).toHaveCount(0);
    await expect.poll(() => marksOf(request, gameId)).toEqual(['here', 'none']);
  });
});

test('marks that wait on the phone are sent before the organiser logs out', async ({ page, request, isMobile }) => {
  const gameId = await aGameToday(request, await twoPlayers());
  await logIn(page, 'admin@rondo.test');
  let isLeaving = false;
  await page.route(`**/api/matches/${gameId}/check-in`, (route) =>
    isLeaving || route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.goto(`/match/${gameId}/check-in`);
  await people(page).first().getByRole('button').first().click();
  await expect(page.getByText(t('attendance.checkIn.unsent', { count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: isMobile ? new RegExp(`^${t('nav.tabs.me')}$`) : t('nav.account') }).click();
  isLeaving = true;
  await page.getByRole('button', { name: t('nav.logout') }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => marksOf(request, gameId)).toEqual(['here', 'none']);
});

test('the camera reads a ticket', async ({ request, baseURL }) => {
  const players = await twoPlayers();
  const gameId = await aGameToday(request, players);
  const { text } = await ticketOf(request, players[0], gameId);
  const folder = await mkdtemp(path.join(tmpdir(), 'rondo-camera-'));
  const film = path.join(folder, 'ticket.y4m');
  await writeFile(film, filmOf(text));
  const args = [
    ...(browser.args ?? []),
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  const camera = await chromium.launch({ ...browser, args });
  try {
    const context = await camera.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
    await prepare(context);
    const page = await context.newPage();
    await logIn(page, 'admin@rondo.test');
    await page.goto(`/match/${gameId}/check-in?step=scan`);
    await expect(page.getByRole('dialog').getByText(/ is here$/)).toBeVisible();
    await expect.poll(() => marksOf(request, gameId)).toEqual(['here', 'none']);
  } finally {
    await camera.close();
    await rm(folder, { recursive: true });
  }
});

/** A film of one still picture: the code, dark on white, as a camera would see it. */
function filmOf(text: string): Buffer {
  const [width, height, module] = [640, 480, 8];
  const rows = encodeQR(text, 'raw', { border: 1 });
  const [left, top] = [width, height].map((side) => Math.floor((side - rows.length * module) / 2)) as [number, number];
  const light = Buffer.alloc(width * height, 235);
  for (let y = 0; y < rows.length * module; y += 1)
    for (let x = 0; x < rows.length * module; x += 1)
      if (rows[Math.floor(y / module)]?.[Math.floor(x / module)]) light[(top + y) * width + left + x] = 16;
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]);
}

test('after the game the organiser says who didn’t come, that player appeals, and the organiser takes it back', async ({
  page,
}) => {
  await logIn(page, 'organiser@rondo.test');
  await page.goto('/organising?tab=past');
  await page
    .getByRole('link', { name: /Volleybal zonder regen$/ })
    .last()
    .click();
  await page.getByRole('button', { name: t('attendance.noShows.open') }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await sheet.getByRole('button', { name: t('attendance.noShows.confirm', { count: 1 }) }).click();
  await expect(page.getByText(t('attendance.noShows.confirmed'))).toBeVisible();
  const missed = page.getByRole('article').filter({ hasText: t('attendance.noShows.states.marked') });
  await expect(missed).toHaveCount(1);
  await missed.getByRole('button', { name: t('attendance.noShows.takeBack') }).click();
  await expect(page.getByRole('article').filter({ hasText: t('attendance.noShows.states.taken_back') })).toHaveCount(1);
});

test('a player reads how often they came, and appeals with a sentence', async ({ page }) => {
  await logIn(page, 'player@rondo.test');
  await page.goto('/profile');
  await page.getByRole('link', { name: t('attendance.own.title') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('attendance.own.title') })).toBeVisible();
  await expect(page.getByText(/^You came to \d+ of \d+ games$/)).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${t('attendance.own.appeal')}`) }).click();
  const sheet = page.getByRole('dialog', { name: t('attendance.own.appealTitle') });
  await sheet.getByRole('textbox').fill('I was there, but forgot to say so');
  await sheet.getByRole('button', { name: t('attendance.own.send') }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(t('attendance.own.states.appealed'))).toBeVisible();
});

test('a second appeal is decided by an admin, for good', async ({ page }) => {
  await logIn(page, 'admin@rondo.test');
  await page.goto('/console');
  await page.getByRole('link', { name: new RegExp(t('operating.home.waiting.noShowAppealed')) }).click();
  const appeals = page.getByRole('region', { name: t('running.noShows.title') });
  const waiting = appeals.getByRole('article').filter({ hasText: t('running.noShows.waits') });
  const taken = appeals.getByRole('article').filter({ hasText: t('running.noShows.takenBack') });
  await expect(waiting).toHaveCount(1);
  await waiting.getByRole('button', { name: t('running.noShows.take_back.do') }).click();
  const sheet = page.getByRole('dialog', { name: t('running.noShows.take_back.title') });
  const act = sheet.getByRole('button', { name: t('running.noShows.take_back.do') });
  await sheet.getByRole('textbox').fill('Two people saw them');
  await act.click();
  await expect(taken).toContainText('Two people saw them');
  await expect(waiting).toHaveCount(0);
});
