import { getCommunity, leaderboard, listLocations, ownRank } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import { aCommunity } from '../../test/communities.ts';
import { paramsOf, sentence } from '../../test/forms.ts';
import { testedLanguages } from '../../test/languages.ts';
import { button, plain } from '../../test/match.ts';
import { open, show, speak } from '../../test/open.tsx';
import TopPlayers from '../features/leaderboard/top-players.tsx';

const t = speak('en');
const main = () => plain(document.querySelector('main')?.textContent);
const reader = '00000000-0000-4000-8000-00000000aaaa';
const player = (sequence: number, more: object = {}) => ({
  sequence,
  name: `Player ${sequence}`,
  elo: 5,
  game_count: 30,
  ...more,
});
const page1 = [1, 2, 3, 4].map((n) => player(n));
const ranks = (leaderBoard: object[], totalPages = 2, number = 1) =>
  answer(leaderboard, { data: { leaderBoard, pagination: { totalPages } }, page: number });
const openBoard = (query = '', answers: Answer[] = [], more: { as?: object; language?: Language } = {}) =>
  open(`/leaderboard${query}`, { ...more, answers: [...answers, ranks(page1), answer(listLocations)] });

test('the best three are on a podium, the others below it, each with games and score', async () => {
  await openBoard('', [ranks([...page1, player(5, { userId: reader, role: 'guest', game_count: null })])], {
    as: { _id: reader },
  });
  await expect.element(page.getByRole('list', { name: t('leaderboard.podium') })).toBeVisible();
  const rows = page
    .getByRole('list', { name: t('leaderboard.players') })
    .getByRole('listitem')
    .elements();
  expect(rows).toHaveLength(2);
  expect(plain(rows[1]?.textContent)).toMatch(/Player 5.*Guest.*You/);
  expect(main()).toContain(plain(t('score.games', { count: 30 })));
  expect(main()).toContain(t('leaderboard.explained.title'));
});

test('a sport, a city and a page are in the address', async () => {
  await openBoard();
  await button(t('games.sport.Football')).tap();
  await expect.poll(() => location.search).toContain('Football');
  await page.getByRole('link', { name: /2$/ }).first().tap();
  await expect.poll(() => askedOf(leaderboard).at(-1)?.query).toMatchObject({ page: '2' });
});

describe.each(testedLanguages)('it may be empty (%s)', (language) => {
  const say = speak(language);
  test('everywhere', async () => {
    await openBoard('', [ranks([], 0)], { language });
    await expect.element(page.getByRole('heading', { name: say('score.nobody') })).toBeVisible();
  });
  test('in a city', async () => {
    await openBoard('?city=Utrecht', [ranks([], 0)], { language });
    await expect.element(page.getByText(say('leaderboard.emptyCity', { city: 'Utrecht' }))).toBeVisible();
  });
  test('closed to anybody but members', async () => {
    const answers = [refuse(leaderboard, 'community_members_only'), answer(getCommunity, { data: aCommunity() })];
    await openBoard('?community=havenvolley', answers, { language });
    await expect.element(page.getByRole('heading', { name: say('leaderboard.closed') })).toBeVisible();
  });
});

test('it loads', async () => {
  await openBoard('', [neverAnswer(leaderboard)]);
  await expect.element(page.getByText(t('common.loading')).first()).toBeInTheDocument();
});

test('a page that failed is loaded again', async () => {
  await openBoard('?sport=Football', [refuse(leaderboard, 'city_not_found')]);
  await expect.element(page.getByText(t('errors.city_not_found'))).toBeVisible();
  respondWith(ranks(page1));
  await button(t('common.retry')).tap();
  await expect.element(page.getByRole('list', { name: t('leaderboard.podium') })).toBeVisible();
});

describe.each(testedLanguages)('how many a page has is chosen (%s)', (language) => {
  const say = speak(language);
  const way = (rows: number) => page.getByRole('link', { name: say('leaderboard.rows', { rows }) });
  test('seven by default, twenty by a link, and back', async () => {
    await openBoard('?city=Utrecht&page=4', [ranks([player(22)], 5, 4)], { language });
    await expect.poll(() => askedOf(leaderboard).at(-1)?.query).toMatchObject({ limit: '7', page: '4' });
    respondWith(ranks([player(21)], 2, 2));
    await way(20).tap();
    await expect.poll(() => location.search).toBe('?city=Utrecht&rows=20&page=2');
    await expect.poll(() => askedOf(leaderboard).at(-1)?.query).toMatchObject({ limit: '20', page: '2' });
    await expect.element(way(7)).toHaveAttribute('href', '/leaderboard?city=Utrecht&page=3');
  });
  test('where all are on one page there is nothing to choose', async () => {
    await openBoard('', [ranks(page1, 1)], { language });
    await expect.element(page.getByRole('list', { name: say('leaderboard.podium') })).toBeVisible();
    expect(way(20).query()).toBeNull();
  });
});

describe('one’s own rank', () => {
  test('is on a page of twenty, where those are chosen', async () => {
    const own = { userId: reader };
    const answers = [answer(ownRank, { page: 3 }), ranks([player(41, own)], 5, 3)];
    await openBoard('?rows=20', answers, { as: { _id: reader } });
    await button(t('leaderboard.myRank')).tap();
    await expect.poll(() => location.search).toBe('?rows=20&page=3');
    expect(askedOf(ownRank).at(-1)?.query).toMatchObject({ limit: '20' });
  });
  test('is a press away', async () => {
    const own = { userId: reader };
    await openBoard('', [answer(ownRank, { page: 3 }), ranks([player(41, own)], 5, 3)], { as: { _id: reader } });
    await button(t('leaderboard.myRank')).tap();
    await expect.poll(() => location.search).toContain('page=3');
  });
  test.each(ownRank.errors)('may not be there: %s', async (code) => {
    await openBoard('', [refuse(ownRank, code, { params: paramsOf(code) })], { as: { _id: reader } });
    await button(t('leaderboard.myRank')).tap();
    await expectBanner(sentence('en', code));
  });
});

describe('the best on the home page', () => {
  const shown = (...answers: Answer[]) => show(<TopPlayers />, { answers });
  test('of one sport, and of the next by a press', async () => {
    await shown(ranks(page1));
    await expect.element(page.getByText('Player 4')).toBeVisible();
    await button(t('games.sport.Basketball')).tap();
    await expect.element(button(t('games.sport.Basketball'))).toHaveAttribute('aria-pressed', 'true');
  });
  test('nobody yet', async () => {
    await shown(ranks([], 0));
    await expect.element(page.getByText(t('score.nobody'))).toBeVisible();
  });
  test('failed', async () => {
    await shown(refuse(leaderboard, 'unavailable'));
    await expect.element(page.getByText(t('home.top.failed'))).toBeVisible();
  });
});
