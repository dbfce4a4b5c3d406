import { expect } from '@playwright/test';
import { logIn, tokenOf } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';
import { openWholeHome } from './whole-home.ts';

// features: ratings, leaderboard

/** Each language has a player of its own, because a player rates a game once. */
const raters = { en: 'player@rondo.test', nl: 'player2@rondo.test' } as const;

test(
  'after a game: asked on the home page, three players rated by thumb and by keyboard, and their scores wait for the night',
  { tag: ['@great', '@dutch'] },
  async ({ page, locale }) => {
    const language = locale?.startsWith('nl') ? 'nl' : 'en';
    const t = speak(language);
    await logIn(page, raters[language]);
    const asked = await page.request.get('/api/elo/getMatchesForUser');
    const { gamesUserCanVote } = (await asked.json()) as { gamesUserCanVote: { _id: string; name: string }[] };
    const [game] = gamesUserCanVote;
    if (!game) throw new Error('the demo has a game to rate');
    const wizard = page.getByRole('dialog');
    /** The scores with two decimals, as the maker of teams gets them. */
    const admin = { authorization: `Bearer ${await tokenOf('admin@rondo.test')}` };
    const scores = async () => {
      const answer = await page.request.get(`/api/archivedmatches/match/${game._id}`, { headers: admin });
      const { data } = (await answer.json()) as {
        data: { match: { potential_users: { _id: string; eloArray: unknown[] }[] } };
      };
      return data.match.potential_users.map(({ _id, eloArray }) => [_id, eloArray]);
    };
    const before = await scores();

    await test.step('the home page asks, and leads to the players', async () => {
      await openWholeHome(page, locale);
      await page
        .getByRole('link', { name: t('ownHome.waits.rate', { game: game.name }) })
        .first()
        .click();
      await expect(wizard.getByRole('heading', { name: t('rating.pick.title') })).toBeVisible();
      await expect(wizard.getByText(t('rating.pick.left', { count: 3 }))).toBeVisible();
    });

    const player = (place: number) => wizard.getByRole('listitem').nth(place).getByRole('button');
    const set = wizard.getByRole('button', { name: t('rating.level.set') });
    const slider = wizard.getByRole('slider');

    await test.step('a level by keyboard: the grade, its band and what it means are said', async () => {
      await player(0).press('Enter');
      await slider.press('End');
      await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^6[.,]00, ${t('score.bands.club')}$`));
      await slider.press('ArrowLeft');
      await expect(slider).toHaveValue('99');
      await set.press('Enter');
      await expect(wizard.getByText(t('rating.pick.left', { count: 2 }))).toBeVisible();
    });

    await test.step('what was chosen is there after a reload', async () => {
      await page.reload();
      await expect(player(0)).toContainText(language === 'nl' ? '5,95' : '5.95');
      await expect(wizard.getByText(t('rating.pick.left', { count: 2 }))).toBeVisible();
    });

    await test.step('two more by hand, and they can be sent', async () => {
      for (const [place, level] of [
        [1, '100'],
        [2, '0'],
      ] as const) {
        await player(place).click();
        await slider.fill(level);
        await set.click();
      }
      await wizard.getByRole('button', { name: t('rating.pick.finish', { count: 3 }) }).click();
      await expect(wizard.getByRole('heading', { name: t('rating.thanks.heading') })).toBeVisible();
      await expect(wizard.getByText(t('rating.thanks.body'))).toBeVisible();
      await wizard.getByRole('button', { name: t('rating.thanks.close') }).click();
      await expect(wizard).toBeHidden();
      await expect(page.getByRole('heading', { name: t('match.rating.done') })).toBeVisible();
    });

    await test.step('nobody’s score has moved, the pages say when one does, and nobody is asked again', async () => {
      expect(await scores()).toEqual(before);
      await page.goto('/leaderboard');
      await expect(page.getByText(t('leaderboard.explained.moves'))).toBeVisible();
      await page.goto('/profile?tab=ratable#ratings');
      await expect(page.getByRole('heading', { name: t('rating.mine.title') })).toBeVisible();
      await expect(page.getByText(t('rating.mine.moves'))).toBeVisible();
      await expect(page.getByText(t('rating.mine.countedWhy'))).toBeVisible();
    });
  },
);
