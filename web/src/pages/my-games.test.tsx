import {
  gameGroups,
  getGame,
  myGamesOfMonth,
  myJoinedGames,
  myWaitingGames,
  organisedGames,
  pastGames,
  type OwnDayGame,
  votableGames,
} from '@rondo/contract';
import { monthAfter, type Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, loseAnswer, neverAnswer, respondWith } from '../../test/backend.ts';
import { frames } from '../../test/clock.ts';
import type { Partly } from '../../test/example.ts';
import { aGame } from '../../test/games.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { button, plain } from '../../test/match.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');
const main = () => plain(document.querySelector('main')?.textContent);
const id = '00000000-0000-4000-8000-00000000f00d';
const card = {
  _id: id,
  name: 'Weekly',
  sport: 'Volleyball',
  game_date: at('P7D'),
  duration: 2,
  players: 12,
  joined_players_number: 5,
  scene: '/scenes/something.svg',
} as const;
const openGames = (query: string, answers: Answer[], language: Language = 'en', as = {}) =>
  open(`/my-games${query}`, {
    as: { _id: id, ...as },
    language,
    answers: [...answers, answer(votableGames), answer(getGame, { data: { match: aGame() } })],
  });

const shelves = [
  ['joined', '', myJoinedGames],
  ['waiting', '?tab=waiting', myWaitingGames],
  ['past', '?tab=past', pastGames],
  ['hosting', '?tab=hosting', organisedGames],
] as const;

describe('each shelf', () => {
  const languages = shelves.flatMap((shelf) => [[...shelf, 'en'] as const, [...shelf, 'nl'] as const]);
  test.each(languages)('%s, empty: it leads on', async (shelf, query, call, language) => {
    await openGames(query, [answer(call)], language, { role: 'organiser' });
    const to = shelf === 'hosting' ? '/create' : '/allgames';
    await expect.poll(() => document.querySelector(`main a[href="${to}"]`)).not.toBeNull();
    // There is nothing yet to follow in a calendar.
    expect(document.querySelector('main a[href="/calendars"]')).toBeNull();
  });
  test.each(shelves)('%s loads', async (_, query, call) => {
    await openGames(query, [neverAnswer(call)], 'en', { role: 'organiser' });
    await expect.element(page.getByText(t('common.loading')).first()).toBeInTheDocument();
  });
  test.each(shelves)('%s failed, and is asked for again', async (_, query, call) => {
    await openGames(query, [loseAnswer(call)], 'en', { role: 'organiser' });
    await expect.element(page.getByText(t('profile.failed'))).toBeVisible();
    respondWith(answer(call));
    await button(t('common.retry')).tap();
    await expect.element(page.getByText(t('profile.failed'))).not.toBeInTheDocument();
  });
});

describe('a ticket', () => {
  test('of a joined game shows the number of players and directions', async () => {
    await openGames('', [answer(myJoinedGames, { matches: [card], pagination: { totalCount: 1 } })]);
    await expect.element(page.getByRole('heading', { name: /Weekly/ })).toBeVisible();
    expect(main()).toContain(plain(t('tickets.in', { joined: 5, capacity: 12 })));
    await expect.element(page.getByRole('link', { name: t('tickets.calendars') })).toBeVisible();
    await expect.element(page.getByRole('link', { name: new RegExp(t('tickets.steps.route')) })).toBeVisible();
  });
  test('of each of the next six games is fetched, for a hall without a signal', async () => {
    const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
    const matches = Array.from({ length: 8 }, (_, n) => ({ ...card, _id: idOf(n) }));
    const [first, ...others] = matches;
    const listed = [{ ...first, status: 'cancelled' } as const, ...others];
    await openGames('', [answer(myJoinedGames, { matches: listed, pagination: { totalCount: 8 } })]);
    await expect
      .element(page.getByRole('link', { name: new RegExp(`^${t('tickets.steps.ticket')}`) }).first())
      .toHaveAttribute('href', `/ticket/${idOf(1)}`);
    await expect.poll(() => askedOf(getGame)).toHaveLength(6);
    await frames(5);
    expect(askedOf(getGame).map(({ params }) => params.id)).toEqual([1, 2, 3, 4, 5, 6].map(idOf));
  });
  test('of a game with a kept spot leads to taking that first', async () => {
    const waiting = { ...card, waitingPosition: 1, offeredUntil: at('PT20M') };
    await openGames('?tab=waiting', [answer(myWaitingGames, { matches: [waiting], pagination: { totalCount: 1 } })]);
    const claim = page.getByRole('link', { name: new RegExp(t('tickets.steps.claim')) });
    await expect.element(claim).toHaveAttribute('href', `/match/${id}?step=8`);
  });
  test('of a cancelled game shows the refund, and leads to other games', async () => {
    const off = { ...card, status: 'cancelled', refundedAmount: 4.5 } as const;
    await openGames('', [answer(myJoinedGames, { matches: [off], pagination: { totalCount: 1 } })]);
    await expect.poll(main).toContain(plain(t('profile.refunded', { amount: '€ 4.50' })));
  });
});

describe.each(testedLanguages)('games that are over are rows (%s)', (language) => {
  const t = speak(language);
  test('of a past game leads to rating, if its players can be rated', async () => {
    const played = { ...card, archived: true, status: 'confirmed', game_date: at('-P1D') } as const;
    const other = { ...played, _id: `${id.slice(0, -1)}2`, name: 'Rated' };
    await openGames(
      '?tab=past',
      [
        answer(pastGames, { data: [played, other], pagination: { totalCount: 2 } }),
        answer(votableGames, { gamesUserCanVote: [played] }),
      ],
      language,
    );
    const rate = page.getByRole('link', { name: new RegExp(`^${t('profile.rateIt')}`) });
    await expect.element(rate).toHaveAttribute('href', `/match/${id}?step=rate`);
    await expect.element(page.getByRole('article').last()).toMatchTextContent(t('games.played'));
    expect(rate.elements()).toHaveLength(1);
  });

  test('of a past game that was cancelled shows the refund', async () => {
    const off = { ...card, archived: true, status: 'cancelled', game_date: at('-P1D'), refundedAmount: 4.5 } as const;
    await openGames('?tab=past', [answer(pastGames, { data: [off], pagination: { totalCount: 1 } })], language);
    const amount = language === 'en' ? '€ 4.50' : '€ 4,50';
    await expect.poll(main).toContain(plain(t('profile.refunded', { amount })));
  });
});

describe('/ticket/{id}', () => {
  const ticket = { text: 'rondo:abc', code: 'ABC123' };
  const openTicket = (given: Parameters<typeof aGame>[0], language: Language = 'en') =>
    open(`/ticket/${id}`, {
      as: { _id: id },
      language,
      answers: [answer(getGame, { data: { match: aGame({ _id: id, ...given }) } }), answer(gameGroups)],
    });
  test.each(testedLanguages)('is shown at the door, by a code too (%s)', async (language) => {
    await openTicket({ viewer: { joined: true, paid: 4.5, ticket } }, language);
    await expect.poll(main).toMatch(/ABC.?123/);
    expect(main()).toContain(
      plain(speak(language)('match.youPaid', { amount: language === 'en' ? '€ 4.50' : '€ 4,50' })),
    );
    await expect.element(page.getByRole('figure')).toBeInTheDocument();
  });
  test('outdoors says the weather', async () => {
    const weather = { sky: 'snow', temperature: 0, rain: 1.2, wind: 8 } as const;
    await openTicket({ weather, viewer: { joined: true, paid: 0, ticket } });
    await expect.poll(main).toContain('Snow, 0 °C, 1.2 mm, wind 8 km/h');
  });
  test('of a game that was cancelled shows none', async () => {
    await openTicket({ status: 'cancelled', viewer: { joined: true, paidBy: 'Femke', paid: 4.5, ticket } });
    await expect.poll(main).toContain('Femke');
    expect(main()).not.toContain('ABC');
  });
  test('somebody who hasn’t joined has none', async () => {
    await openTicket({ viewer: {} });
    await expect.element(page.getByRole('heading', { level: 1, name: t('tickets.none') })).toBeVisible();
  });
});

describe('the month', () => {
  const thisMonth = at('PT0S').slice(0, 7);
  const ofMonth = (...matches: Partly<OwnDayGame>[]) => answer(myGamesOfMonth, { matches });
  const openMonth = (answers: Answer[], language: Language = 'en', query = '') =>
    openGames(`?tab=month${query}`, answers, language);

  test.each(testedLanguages)('has a day’s games, and what one has to do with each (%s)', async (language) => {
    const t = speak(language);
    await openMonth(
      [
        ofMonth(
          { ...card, name: 'Mine', game_date: at('PT1H'), hosts: true, plays: true },
          { ...card, name: 'Maybe', game_date: at('PT1H'), waits: true },
        ),
      ],
      language,
    );
    await expect.element(page.getByRole('link', { name: 'Mine' })).toBeVisible();
    const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
    await expect.element(row('Mine')).toMatchTextContent(t('tickets.months.hosts'));
    await expect.element(row('Mine')).toMatchTextContent(t('tickets.months.plays'));
    await expect.element(row('Maybe')).toMatchTextContent(t('tickets.months.waits'));
    const marks = document.querySelectorAll('main nav a[href^="#day-"]');
    expect(marks.length).toBe(1);
  });

  test('without games leads on, and to the months beside it', async () => {
    await openMonth([ofMonth()]);
    await expect.poll(() => document.querySelector('main a[href="/allgames"]')).not.toBeNull();
    await page.getByRole('link', { name: t('tickets.months.next') }).tap();
    await expect
      .poll(() => askedOf(myGamesOfMonth).at(-1))
      .toMatchObject({ query: { month: monthAfter(thisMonth, 1) } });
    const previous = page.getByRole('link', { name: t('tickets.months.previous') });
    const leadsTo = (month: string) => `/my-games?tab=month&month=${month}`;
    await expect.element(previous).toHaveAttribute('href', leadsTo(thisMonth));
    await previous.tap();
    await expect.element(previous).toHaveAttribute('href', leadsTo(monthAfter(thisMonth, -1)));
    await previous.tap();
    await expect
      .poll(() => askedOf(myGamesOfMonth).at(-1))
      .toMatchObject({ query: { month: monthAfter(thisMonth, -1) } });
  });

  test('with an invalid address is the present one', async () => {
    await openMonth([ofMonth()], 'en', '&month=2026-99');
    await expect.poll(() => askedOf(myGamesOfMonth).at(-1)).toMatchObject({ query: { month: thisMonth } });
  });

  test('loads, fails, and is asked for again', async () => {
    await openMonth([loseAnswer(myGamesOfMonth)]);
    await expect.element(page.getByText(t('profile.failed'))).toBeVisible();
    respondWith(ofMonth({ ...card, name: 'Mine', game_date: at('PT1H') }));
    await page.getByRole('button', { name: t('common.retry') }).tap();
    await expect.element(page.getByRole('link', { name: 'Mine' })).toBeVisible();
  });
});
