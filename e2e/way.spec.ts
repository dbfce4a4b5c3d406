import { expect, type Page } from '@playwright/test';
import { createPaidGame, joinPaidGame, logIn, signUp, topUp } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';
import { ready } from './ready.ts';

// features: games, joining

const t = speak('en');

/** The place of these journeys' games, far from the lists of the others. */
const place = {
  location: { coordinates: [3.61, 51.5], address: 'Sporthal Zuid', city: 'Middelburg', country: 'Netherlands' },
};

const origin = `http://localhost:${process.env.E2E_PORT}`;

/** Whether the script of page transitions has loaded, which the first move of the pointer requests. */
const transitionIsHere = (page: Page) =>
  page.evaluate<boolean>(
    "performance.getEntriesByType('resource').some(({ name, responseEnd }) => name.includes('page-transition') && responseEnd > 0)",
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const bar = (page: Page) => page.getByRole('navigation', { name: t('nav.main') });
  const tabs = async (page: Page) =>
    (await bar(page).getByRole('link').or(bar(page).getByRole('button')).allInnerTexts()).map((name) => name.trim());

  test('the tabs lead each kind of person through, and are not in the way', async ({ page }) => {
    await test.step('a visitor', async () => {
      await page.goto('/');
      await ready(page);
      expect(await tabs(page)).toEqual(['Discover', 'Communities', 'Leaderboard', 'Log in']);
      await bar(page).getByRole('link', { name: 'Communities' }).click();
      await expect(page).toHaveURL(/\/communities$/);
      await expect(bar(page).getByRole('link', { name: 'Communities' })).toHaveAttribute('aria-current', 'page');
    });

    await test.step('a field and a scroll send them away', async () => {
      await page.getByRole('searchbox').first().focus();
      await expect(bar(page)).toBeHidden();
      await page.getByRole('searchbox').first().blur();
      await expect(bar(page)).toBeVisible();
      await page.evaluate("window.scrollTo({ top: 600, behavior: 'instant' })");
      await expect(page.locator('nav[data-hidden]')).toHaveCount(1);
      await page.evaluate("window.scrollTo({ top: 300, behavior: 'instant' })");
      await expect(page.locator('nav[data-hidden]')).toHaveCount(0);
    });

    await test.step('a player', async () => {
      await logIn(page, 'player@rondo.test');
      await page.goto('/');
      await ready(page);
      expect(await tabs(page)).toEqual(['Discover', 'My games', 'Communities', 'Wallet', 'Me']);
      await bar(page).getByRole('button', { name: 'Me' }).click();
      const me = page.getByRole('dialog');
      for (const [name, path] of [
        [t('nav.leaderboard'), '/leaderboard'],
        [t('nav.editProfile'), '/edit-profile'],
        [t('nav.titles.profile'), '/profile'],
        [t('nav.topUp'), '/wallet'],
        [t('nav.settings'), '/settings'],
      ] as const)
        await expect(me.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
      await me.getByRole('link', { name: t('nav.settings') }).click();
      await expect(page).toHaveURL(/\/settings$/);
      await expect(me).toHaveCount(0);
    });

    await test.step('an organiser', async () => {
      await page.context().clearCookies();
      await logIn(page, 'organiser@rondo.test');
      await page.goto('/my-games?tab=hosting');
      await ready(page);
      expect(await tabs(page)).toEqual(['Discover', 'My games', 'Create', 'Wallet', 'Me']);
      await expect(page.getByRole('main').getByRole('link', { name: /^Edit/ }).first()).toBeVisible();
    });
  });

  test('Me, opened while another page is still coming, stays open once that is there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // The other page appears when the journey calls this.
    await page.addInitScript(`
      document.startViewTransition = (update) => {
        const finished = new Promise((resolve) => {
          window.arrive = () => resolve(update());
        });
        return { ready: finished, finished };
      };`);
    await logIn(page, 'player@rondo.test');
    await page.goto('/');
    const communities = bar(page).getByRole('link', { name: 'Communities' });
    await communities.hover();
    await expect.poll(() => transitionIsHere(page)).toBe(true);
    await communities.click();
    await expect(page).toHaveURL(/\/communities$/);
    await bar(page).getByRole('button', { name: 'Me' }).click();
    const me = page.getByRole('dialog');
    await expect(me).toBeVisible();
    await page.evaluate('window.arrive()');
    await expect(page).toHaveTitle(new RegExp(t('nav.communities')));
    await expect(me).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(me).toHaveCount(0);
  });
});

test(
  'a player finds the game on My games, with the route, the ticket, and the way out with its refund',
  { tag: '@great' },
  async ({ page, request }, info) => {
    const name = `Way ${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`.slice(0, 50);
    const id = await createPaidGame(request, name, { ...place, price: 2 });
    // A new user, who has no other game.
    await signUp(page, 'Weg');
    await topUp(page.request, 2, origin);
    await joinPaidGame(page.request, id, origin);

    await page.goto('/my-games');
    const ticket = page.getByRole('article').filter({ hasText: name });
    await expect(ticket.getByRole('link', { name: /^Route/ })).toHaveAttribute('href', /destination=51\.5%2C3\.61/);
    await ticket.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/match/${id}$`));

    await expect(page.getByRole('button', { name: t('match.calendar.add') })).toBeVisible();
    await page.getByRole('link', { name: t('joining.inGame.ticket') }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('link', { name: t('joining.inGame.out') }).click();

    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: t('spots.out.refund') })).toContainText(/€\s?1\.80/);
    await expect(sheet.getByRole('button', { name: t('spots.out.move') })).toBeVisible();
    await sheet.getByRole('button', { name: t('common.close') }).click();
    await expect(sheet).toHaveCount(0);

    await page.getByRole('button', { name: t('match.share.button') }).click();
    await expect(sheet.getByText(`I’m playing ${name}`)).toBeVisible();
    await sheet.getByRole('button', { name: t('match.share.codeShow') }).click();
    await expect(sheet.getByRole('figure', { name: t('match.share.code') })).toBeVisible();
    const story = await sheet.getByRole('link', { name: t('match.share.story') }).getAttribute('href');
    const picture = await page.request.get(story ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');
  },
);

test('the daily filters are in the address', async ({ page }) => {
  await page.goto('/allgames');
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  await chip(t('games.quick.hasSpots')).click();
  await expect(page).toHaveURL(/hasSpots=true/);
  await chip(t('games.quick.evening')).click();
  await expect(page).toHaveURL(/evening=true/);
  await chip(t('games.quick.tomorrow')).click();
  await expect(page).toHaveURL(/dateFrom=.*dateTo=/);
  await page.goBack();
  await expect(chip(t('games.quick.tomorrow'))).toHaveAttribute('aria-pressed', 'false');
  await expect(chip(t('games.quick.evening'))).toHaveAttribute('aria-pressed', 'true');
});

test('a game opens with a transition of its picture; at once for readers who prefer reduced motion', async ({
  page,
}) => {
  await page.addInitScript(`
    const start = document.startViewTransition.bind(document);
    window.moved = [];
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready
        .then(() => window.moved.push(...document.getAnimations().map(({ effect }) => effect.pseudoElement)))
        .catch(() => {});
      return transition;
    };`);
  const moved = () => page.evaluate<(string | null)[]>('window.moved');
  const card = page.getByRole('main').getByRole('article').first();
  const press = async () => {
    await page.goto('/allgames');
    await card.hover();
    await expect.poll(() => transitionIsHere(page)).toBe(true);
    const name = (await card.getByRole('heading').innerText()).trim();
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(/\/match\//);
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // On a busy machine the page may come before its picture can be drawn, and then nothing moves; the press is repeated.
  await expect(async () => {
    await press();
    await expect.poll(moved, { timeout: 3000 }).toContain('::view-transition-group(cover)');
  }).toPass({ timeout: 45_000 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await press();
  expect(await moved()).toEqual([]);
});
