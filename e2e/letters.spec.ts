import { expect, type Page } from '@playwright/test';
import { createPaidGame, logIn } from './api.ts';
import { test } from './journey-test.ts';
import { brokenWords, cutTexts, faultsOfLetters, splitTabs } from './letters.ts';
import { outsideOf } from './outside.ts';
import { ready } from './ready.ts';
import { speak } from './speak.ts';
import { longName, origin } from './visit.ts';

// features: accounts, joining, notifications, wallet

const phone = { width: 390, height: 844 };
const narrowest = { width: 320, height: 640 };

async function open(page: Page, path: string, language: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: origin }]);
  await page.goto(path);
  await ready(page);
}

test.use({ viewport: phone });

// In Dutch, whose words are longer.
test('the narrowest phone and letters twice as large, both at once, on the pages that are used most', async ({
  page,
  request,
}) => {
  test.slow();
  const game = `/match/${await createPaidGame(request, longName())}`;
  const find = ['/', '/allgames', '/allgames?view=days', '/leaderboard', '/community/domvolley', game];
  const own = ['/', game, `${game}?step=8`, '/my-games', '/profile', '/wallet', '/notifications', '/settings'];
  const lookAt = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.setViewportSize(narrowest);
      await open(page, path, 'nl');
      const out = await outsideOf(page, () => page.evaluate(`document.documentElement.style.fontSize = '200%'`));
      expect.soft([...out, ...(await faultsOfLetters(page))], path).toEqual([]);
    }
  };
  await lookAt(find);
  await logIn(page, 'player@rondo.test');
  await lookAt(own);
  await page.context().clearCookies();
  await logIn(page, 'organiser@rondo.test');
  await lookAt(['/', '/organising', '/create?step=when']);
});

for (const language of ['en', 'nl'] as const) {
  const t = speak(language);

  test(`tabs stand on one line, and letters twice as large leave the bar's title and every word whole (${language})`, async ({
    page,
  }) => {
    await logIn(page, 'organiser@rondo.test');
    for (const path of ['/my-games', '/profile', '/wallet', '/organising', '/notifications', '/']) {
      await open(page, path, language);
      expect.soft(await splitTabs(page), path).toEqual([]);
      for (const letters of ['', '200%']) {
        await page.evaluate(`document.documentElement.style.fontSize = '${letters}'`);
        expect.soft([...(await cutTexts(page)), ...(await brokenWords(page))], `${path} ${letters}`).toEqual([]);
      }
    }
  });

  test(`the terms can be read above the button that pays (${language})`, async ({ page, request }) => {
    const path = `/match/${await createPaidGame(request, longName())}?step=1`;
    const isAbove = async (words: string) => {
      const label = await page.getByRole('dialog').getByText(words).first().boundingBox();
      const foot = await page.getByRole('dialog').getByRole('button').last().boundingBox();
      expect(label && foot && label.y + label.height <= foot.y).toBe(true);
    };
    await open(page, path, language);
    await isAbove(t('spots.guest.terms'));
    await logIn(page, 'player@rondo.test');
    await open(page, path, language);
    await isAbove(t('joiningSteps.pay.terms'));
  });
}
