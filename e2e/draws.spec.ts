import type { GameDraws } from '@rondo/contract';
import { drawOrder, drawSeal, drawSeed } from '@rondo/rules';
import { expect, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { now } from './clock.ts';
import { createPaidGame, joinFreeGame, logIn } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';
import { place } from './two-pages.ts';

// features: games, teams, organising

const t = speak('en');
const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');

async function aGame(page: Page, more: object = {}): Promise<string> {
  const id = await createPaidGame(page.request, `Draw ${Date.now()}`, { ...place, isPayingGame: false, ...more });
  for (const email of ['player@rondo.test', 'player2@rondo.test']) await joinFreeGame(email, id);
  return id;
}

/** The section of the draws, which loads when the reader scrolls near it. */
async function drawsOf(page: Page) {
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('heading', { name: t('draws.title') })).toBeVisible({ timeout: 500 });
  }).toPass();
  return page.getByRole('main');
}

test('chance makes the teams, is counted, and says when they were changed by hand', async ({ page }) => {
  const id = await aGame(page);
  await logIn(page, 'admin@rondo.test');
  await page.goto(`/match/${id}`);
  await page.getByRole('button', { name: t('teams.tools.more') }).click();
  await page.getByRole('button', { name: t('teams.title'), exact: true }).click();
  await page.getByLabel(t('teams.size')).fill('1');
  const panel = page.getByRole('region', { name: t('teams.title') });
  const random = panel.getByRole('button', { name: t('teams.random'), exact: true });
  await random.click();
  await expect(panel.getByText(t('teams.drawn', { number: 1, most: 20 }))).toBeVisible();
  await random.click();
  await expect(panel.getByText(t('teams.drawn', { number: 2, most: 20 }))).toBeVisible();
  await expect(panel.locator('[data-balance]')).toBeVisible();
  await panel.getByRole('button', { name: t('teams.save'), exact: true }).click();
  await expect(page.getByText(t('teams.saved'))).toBeVisible();

  const main = await drawsOf(page);
  await expect(main.getByText(t('draws.drawn', { count: 2 }))).toBeVisible();
  await expect(main.getByText(t('draws.saved', { number: 2 }))).toBeVisible();

  await panel.getByRole('combobox').first().selectOption({ index: 0 });
  await panel.getByRole('button', { name: t('teams.save'), exact: true }).click();
  await expect(main.getByText(t('draws.changed'))).toBeVisible();
});

test('the browser confirms a correct draw, and rejects a wrong one', async ({ page }) => {
  const id = await aGame(page);
  await logIn(page, 'player@rondo.test');
  const answer = await page.request.get(`/api/matches/${id}`);
  const { data } = (await answer.json()) as {
    data: { match: { potential_users: { _id: string; elo: number | null }[] } };
  };
  const players = drawOrder(data.match.potential_users.map(({ _id, elo }) => ({ id: _id, elo })));
  const secret = await sha256(id);
  const drawnAt = new Date(now()).toISOString();
  const draw = { number: 3, seed: await drawSeed(secret, 3, sha256), teamSize: 1, players, drawnAt };
  const draws: GameDraws = {
    seal: await drawSeal(secret, sha256),
    count: 4,
    saved: null,
    shown: [draw, { ...draw, number: 4 }],
  };
  await page.route(`**/api/matches/${id}/draws`, (route) =>
    route.fulfill({ json: { status: 'success', data: draws } }),
  );
  await page.goto(`/match/${id}`);
  const main = await drawsOf(page);
  await expect(main.getByText(draws.seal)).toBeVisible();
  for (const [number, says] of [
    [3, t('draws.other')],
    [4, t('draws.wrong')],
  ] as const) {
    const one = main
      .getByRole('group')
      .filter({ hasText: t('draws.draw', { number }) })
      .last();
    await one.getByText(t('draws.draw', { number }), { exact: true }).click();
    await one.getByRole('button', { name: t('draws.check') }).click();
    await expect(one.getByText(says)).toBeVisible();
  }
});

test('players below the score limit read the limit, their own score and how it changes before they press', async ({
  page,
}) => {
  const id = await createPaidGame(page.request, `Level ${Date.now()}`, { ...place, levelLimit: 6 });
  await logIn(page, 'player@rondo.test');
  await page.goto(`/match/${id}`);
  await expect(page.getByText(t('joining.action.levelMoves')).filter({ visible: true })).toContainText('6.0');
});
