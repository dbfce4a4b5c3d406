import { expect } from '@playwright/test';
import { pageSizes } from '@rondo/rules';
import { logIn, tokenOf } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: ratings, leaderboard

interface Rank {
  userId: string;
  name: string;
  sequence: number;
  elo: number;
}

/** Each language has a player of its own: a game is rated once. */
const raters = { en: 'player@rondo.test', nl: 'player2@rondo.test' } as const;

test(
  'after a game: asked on the home page, three players rated by thumb and by keyboard, and their scores have moved',
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
    /** As who makes the teams sees them: with two decimals. */
    const admin = { authorization: `Bearer ${await tokenOf('admin@rondo.test')}` };
    const scores = async () => {
      const answer = await page.request.get(`/api/archivedmatches/match/${game._id}`, { headers: admin });
      const { data } = (await answer.json()) as {
        data: { match: { potential_users: { _id: string; elo: number }[] } };
      };
      return new Map(data.match.potential_users.map(({ _id, elo }) => [_id, elo]));
    };
    /** Everybody's place and score on the leaderboard. */
    const ranks = async () => {
      const found = new Map<string, Rank>();
      for (let at = 1, pages = 1; at <= pages; at += 1) {
        const answer = await page.request.get(`/api/leaderboard/Volleyball?limit=50&page=${at}`);
        const { data } = (await answer.json()) as {
          data: { leaderBoard: Rank[]; pagination: { totalPages: number } };
        };
        pages = data.pagination.totalPages;
        for (const one of data.leaderBoard) found.set(one.userId, one);
      }
      return found;
    };
    const before = await scores();
    const options = await page.request.get(`/api/matches/grading/${game._id}`);
    const { players } = ((await options.json()) as { data: { players: { _id: string }[] } }).data;

    await test.step('the home page asks, and leads to the players', async () => {
      await page.goto('/');
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
      await wizard.getByRole('button', { name: t('rating.thanks.close') }).click();
      await expect(wizard).toBeHidden();
      await expect(page.getByRole('heading', { name: t('match.rating.done') })).toBeVisible();
    });

    await test.step('their scores have moved, and nobody is asked again', async () => {
      const after = await scores();
      /** How far the two graded high are above the one graded low: whatever the rater's leniency is taken for, it grows. */
      const apart = (of: ReadonlyMap<string, number>) => {
        const [first = 0, second = 0, low = 0] = players.map(({ _id }) => of.get(_id) ?? 0);
        return (first + second) / 2 - low;
      };
      expect(apart(after)).toBeGreaterThan(apart(before));
      await expect(async () => {
        const [now, ranksNow] = [await scores(), await ranks()];
        const ranked = players.slice(0, 3).flatMap(({ _id }) => ranksNow.get(_id) ?? []);
        for (const { userId, elo } of ranked) expect(Math.abs(elo - (now.get(userId) ?? 0))).toBeLessThan(0.06);
        const [one] = ranked;
        if (!one) throw new Error('one of them has a rank');
        await page.goto(`/leaderboard?page=${Math.ceil(one.sequence / pageSizes.leaderboard)}`);
        const row = page.getByRole('listitem').filter({ hasText: one.name });
        await expect(row).toContainText(one.elo.toFixed(1).replace('.', language === 'nl' ? ',' : '.'));
      }).toPass();
      await page.goto('/profile?tab=ratable#ratings');
      await expect(page.getByRole('heading', { name: t('rating.mine.title') })).toBeVisible();
      await expect(page.getByText(t('rating.mine.countedWhy'))).toBeVisible();
    });
  },
);
