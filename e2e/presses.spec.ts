import { expect, type Locator, type Page } from '@playwright/test';
import { createPaidGame, logIn } from './api.ts';
import { test } from './journey-test.ts';
import { ready } from './ready.ts';
import { money, speak } from './speak.ts';

// features: joining, games, wallet, notifications, communities

/** Longer than a page waits before it fetches what presses lead to (web/src/platform/at-rest.ts). */
const restMs = 5000;
/** The most requests of one press. */
const most = 4;

/** What a press asks for on a page at rest; pictures come by themselves later, and streams tell of others' changes. */
async function askedBy(page: Page, press: Locator, at: RegExp | null): Promise<string[]> {
  await ready(page);
  await page.waitForTimeout(restMs);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image' && !request.url().includes('/live'))
      asked.push(new URL(request.url()).pathname);
  });
  await press.click({ timeout: 10_000 });
  if (at) await expect(page).toHaveURL(at);
  else await expect(page.getByRole('dialog')).toBeVisible();
  await ready(page);
  page.removeAllListeners('request');
  return asked;
}

test('a press on a page at rest asks for little', async ({ page, request }, info) => {
  const { locale } = info.project.use;
  const t = speak(locale);
  const link = (path: string) => page.locator(`a[href^="${path}"]:visible`).first();
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const id = await createPaidGame(request, 'Pressed at rest');
  const presses: [name: string, from: string, press: Locator, at: RegExp | null][] = [
    ['guest', `/match/${id}`, button(money(4.86, locale)), null],
    ['filters', '/allgames', button(t('filters.title')), null],
    ['a card', '/allgames', link('/match/'), /\/match\//],
  ];
  const ofPlayer: typeof presses = [
    ['share', `/match/${id}`, button(t('match.share.button')), null],
    ['bell', '/', link('/notifications'), /\/notifications/],
    ['top up', '/wallet', button(t('wallet.topUp.proceed')), null],
    ['community', '/communities', link('/community/'), /\/community\//],
    ['settings', '/profile', link('/settings'), /\/settings/],
  ];
  const tooMany: unknown[] = [];
  const look = async (all: typeof presses) => {
    for (const [name, from, press, at] of all) {
      await page.goto(from);
      const asked = await askedBy(page, press, at);
      if (asked.length > most) tooMany.push([name, ...asked]);
    }
  };
  await look(presses);
  await logIn(page, 'player2@rondo.test');
  await look(ofPlayer);
  expect(tooMany).toEqual([]);
});
