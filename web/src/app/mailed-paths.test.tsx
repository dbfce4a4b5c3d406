import {
  communityGames,
  communityMembers,
  communityNews,
  getArchivedGame,
  getCommunity,
  getGame,
} from '@rondo/contract';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, neverAnswer } from '../../test/backend.ts';
import { aCommunity } from '../../test/communities.ts';
import { aGame } from '../../test/games.ts';
import { open, speak } from '../../test/open.tsx';
import { withReturn } from '../platform/return-to.ts';
import { findRoute } from './routes.ts';

const t = speak('en');
const game = aGame();
const community = aCommunity();
const { shortCode, name } = community.community;

/** The page that each mailed path opens for a visitor, or the sheet that says what the path is about. */
const said = {
  rating: t('match.logIn.rating'),
  takingSpot: t('match.logIn.spot'),
  takingOver: t('match.logIn.spot'),
  groupOfGame: t('match.logIn.group'),
  messagesOfGame: t('match.logIn.messages'),
  result: t('match.logIn.result'),
  requestsOfCommunity: t('communities.logIn.requests'),
  reportsOfCommunity: t('communities.logIn.reports'),
  ownLabels: t('communities.logIn.labels'),
} as Partial<Record<string, string>>;

const paths = Object.entries(mailedPaths).map(
  ([what, pathTo]: [string, (...ids: string[]) => string]) =>
    [what, pathTo(/OfCommunity|ownLabels/.test(what) ? shortCode : game._id, 'aaa')] as const,
);
const answers = [
  answer(getGame, { data: { match: game } }),
  answer(getArchivedGame, { data: { match: game } }),
  answer(getCommunity, { data: community }),
  neverAnswer(communityGames),
  neverAnswer(communityNews),
  neverAnswer(communityMembers),
];

test.each(paths)(
  'a mail’s link (%s), opened logged out, says what it is about and comes back to just there',
  async (what, path) => {
    await open(path, { answers });
    const url = new URL(path, location.origin);
    const { guard, title } = findRoute(url.pathname, url.search).route;
    const login = withReturn('/login', path);
    if (guard) {
      await expect.poll(() => location.pathname + location.search).toBe(login);
      const wanted = title === null ? '' : t(title);
      await expect.element(page.getByText(t('accounts.login.goesOn', { page: wanted }))).toBeVisible();
      return;
    }
    const sheet = said[what];
    if (sheet === undefined) {
      await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect.element(page.getByRole('link', { name: t('nav.login') }).first()).toHaveAttribute('href', login);
      return;
    }
    const ways = page.getByRole('dialog', { name: sheet });
    await expect.element(ways.getByRole('link', { name: t('nav.login') })).toHaveAttribute('href', login);
    await expect
      .element(ways.getByRole('link', { name: t('nav.register') }))
      .toHaveAttribute('href', withReturn('/signup', path));
  },
);

test('closing the sheet that a mail led to leaves the visitor at the game, which still leads to the login and back', async () => {
  const path = mailedPaths.rating(game._id);
  await open(path, { answers });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.close') })
    .tap();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1, name: game.name })).toBeVisible();
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: t('nav.login') }))
    .toHaveAttribute('href', withReturn('/login', path));
});
