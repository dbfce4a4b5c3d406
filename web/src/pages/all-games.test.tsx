import {
  gameFaces,
  type GameCard,
  gamesByDay,
  joinableGames,
  listGames,
  listLocations,
  mapGames,
  searchPlaces,
} from '@rondo/contract';
import { daysAfter } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, hold, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import { aCard } from '../../test/cards.ts';
import type { Partly } from '../../test/example.ts';
import { at, instant } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { formatDay, formatNumber } from '../platform/formats.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');
const utrecht = { name: 'Utrecht', event_count: 3, location: { coordinates: [5.1214, 52.0907] } } as const;
const games = (totalCount: number, ...matches: object[]) =>
  answer(listGames, {
    data: { matches, totalCount, totalPages: Math.ceil(totalCount / 12), more: totalCount === 1000 },
  });
const rest: Answer[] = [
  answer(listLocations, { data: { locations: [utrecht] } }),
  answer(gameFaces),
  answer(joinableGames),
];
const openList = (query: string, ...answers: Answer[]) =>
  open(`/allgames${query}`, { answers: [...answers, games(1, aCard()), ...rest] });
const chip = (words: string | RegExp) => page.getByRole('button', { name: words });
const asked = () => expect.poll(() => askedOf(listGames).at(-1)?.query);
const sheet = () => page.getByRole('dialog');

describe('the list', () => {
  test('loads, fails and is loaded again; an empty list suggests games nearby, and a wish', async () => {
    const loading = hold(refuse(listGames, 'busy'));
    await open('/allgames?price=free', { answers: [loading, ...rest] });
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
    loading.release();
    await expect.element(page.getByRole('alert').first()).toBeVisible();
    respondWith(games(0), answer(joinableGames, { data: { matches: [aCard({ name: 'Nearby' })] } }));
    await chip(t('common.retry')).tap();
    await expect.element(page.getByText('Nearby').first()).toBeVisible();
  });

  test.each(testedLanguages)('says how many there are, and each (%s)', async (language) => {
    const t = speak(language);
    await open('/allgames', { language, answers: [games(1, aCard({ name: 'Smash' })), ...rest] });
    await expect.element(page.getByText(t('games.found', { count: 1 })).first()).toBeVisible();
    await expect.element(page.getByRole('link').filter({ hasText: 'Smash' })).toBeVisible();
  });

  test.each(testedLanguages)('says when there are more than are counted (%s)', async (language) => {
    const t = speak(language);
    await open('/allgames?query=volley', { language, answers: [games(1000, aCard()), ...rest] });
    const number = formatNumber(1000, language);
    await expect.element(page.getByText(t('games.foundMore', { number })).first()).toBeVisible();
  });

  test('is searched by words, sorted, and narrowed by the daily filters', { timeout: 30_000 }, async () => {
    await openList('');
    await page.getByRole('searchbox').write('smash');
    await expect.poll(() => location.search).toContain('smash');
    await chip(t('filters.active', { count: 1 })).tap();
    await sheet().getByLabelText(t('games.sort.label')).selectOptions('recent');
    await expect.poll(() => location.search).toContain('sort=recent');
    await sheet()
      .getByRole('button', { name: t('common.close') })
      .tap();
    await expect.element(sheet()).not.toBeInTheDocument();
    await chip(t('games.quick.evening')).tap();
    await expect.element(chip(t('games.quick.evening'))).toHaveAttribute('aria-pressed', 'true');
    await chip(t('games.quick.hasSpots')).tap();
    await expect.poll(() => location.search).toMatch(/evening.*|spots/i);
    await chip(t('games.quick.today')).tap();
    await expect.poll(() => location.search).toMatch(/date/i);
  });

  test('has a chip for each filter, which takes it off; or all', async () => {
    await openList('?sports=Volleyball&levels=Beginner&price=free&tournament=show_tournaments');
    await chip(t('common.remove', { name: t('games.level.Beginner') })).tap();
    await expect.poll(() => location.search).not.toContain('Beginner');
    await chip(t('filters.clear')).first().tap();
    await expect.poll(() => location.search).toBe('');
  });

  test('leads to a wish and a calendar of such games; the filters end with what a status means', async () => {
    await openList('?price=free');
    const tell = page.getByRole('link', { name: t('filters.tell') });
    await expect
      .poll(() => {
        page.getByRole('contentinfo').element().scrollIntoView();
        return tell.query();
      })
      .not.toBeNull();
    await expect.element(tell).toHaveAttribute('href', expect.stringMatching(/^\/wishes\?step=new.*price=free/));
    await page.getByRole('button', { name: t('filters.active', { count: 1 }) }).tap();
    const legend = page.getByRole('dialog').getByText(t('games.legend.pending'));
    await expect.element(legend).toBeVisible();
  });

  test('greets a user who comes back from Google, once', async () => {
    await open('/allgames?googleRedirect=true', { as: {}, answers: [games(1, aCard()), ...rest] });
    await expectBanner(t('accounts.login.done'));
    await expect.poll(() => location.search).toBe('');
  });
});

describe('the filters on a phone', () => {
  const openFilters = async (...answers: Answer[]) => {
    await openList('', ...answers);
    await chip(t('filters.open')).tap();
    await expect.element(sheet()).toBeVisible();
  };
  const inSheet = (words: string | RegExp) => sheet().getByRole('button', { name: words });

  test('apply at once, and say how many games match', async () => {
    await openFilters();
    await inSheet(t('games.sport.Volleyball')).tap();
    await asked().toMatchObject({ sports: 'Volleyball' });
    await inSheet(t('games.level.Beginner')).tap();
    await inSheet(t('filters.prices.free')).tap();
    await sheet().getByLabelText(t('filters.playersHint')).write('8');
    await inSheet(t('filters.tournament.show_tournaments')).tap();
    await expect.poll(() => location.search).toMatch(/price=free/);
    await inSheet(t('filters.show', { count: 1 })).tap();
    await expect.element(sheet()).not.toBeInTheDocument();
  });

  test('choosing a sport leaves all types, and back; a number of players is never negative', async () => {
    await openFilters();
    const pressed = (words: string, is: boolean) =>
      expect.element(inSheet(words)).toHaveAttribute('aria-pressed', String(is));
    await pressed(t('filters.allTypes'), true);
    await inSheet(t('games.sport.Futsal')).tap();
    await pressed(t('filters.allTypes'), false);
    await inSheet(t('filters.allTypes')).tap();
    await pressed(t('games.sport.Futsal'), false);
    await inSheet(t('filters.tournament.show_tournaments')).tap();
    await inSheet(t('filters.tournament.show_tournaments')).tap();
    await pressed(t('filters.tournament.show_tournaments'), false);
    await sheet().getByLabelText(t('filters.playersHint')).write('-5');
    expect(location.search).not.toContain('numberOfPlayers');
  });

  test('the place is a popular city or a searched one', async () => {
    const zeist = {
      name: 'Zeist',
      city: 'Zeist',
      province: 'Utrecht',
      address: 'Zeist',
      coordinates: [5.23, 52.09],
    } as const;
    await openFilters(answer(searchPlaces, { data: { places: [zeist], streets: true } }));
    await sheet().getByRole('button').filter({ hasText: 'Utrecht' }).tap();
    await expect.element(sheet().getByLabelText(t('filters.radius'))).toBeVisible();
    await sheet()
      .getByRole('combobox', { name: t('games.places.search') })
      .write('zei');
    await sheet().getByRole('option', { name: /Zeist/ }).tap();
    await expect.poll(() => location.search).toContain('Zeist');
  });

  test('the reader’s own position is asked for beside the search alone', async () => {
    await openList('');
    const denied = { code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError;
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (_: unknown, refused: (error: GeolocationPositionError) => void) => refused(denied),
      },
    });
    await page.getByRole('button', { name: t('filters.nearMe') }).tap();
    await expectBanner(t('filters.placeDenied'));
  });
});

describe('the map', () => {
  const bounds = { south: 52.0907, west: 5.1214, north: 52.0907, east: 5.1214 };
  const cell = { latitude: 52.0907, longitude: 5.1214, count: 1, bounds, matches: [aCard({ name: 'Smash' })] };
  test('has a pin for each place, which shows its games', async () => {
    await openList('?view=map', answer(mapGames, { data: { cells: [cell] } }));
    const pin = page.getByRole('region').getByRole('button').filter({ hasNotText: /[+−]/ });
    await expect.element(pin.first()).toBeVisible();
    await pin.first().tap();
    const chosen = page.getByRole('region', { name: t('games.map.place', { count: 1 }) });
    await expect.element(chosen).toMatchTextContent('Smash');
    await chosen.getByRole('button', { name: t('common.close') }).tap();
    await expect.element(chosen).not.toBeInTheDocument();
  });

  test('is loaded again after a failure', async () => {
    await openList('?view=map', refuse(mapGames, 'busy'));
    await expect.element(page.getByText(t('games.map.failed'))).toBeVisible();
    respondWith(answer(mapGames));
    await chip(t('common.retry')).tap();
    await expect.element(page.getByText(t('games.map.failed'))).not.toBeInTheDocument();
  });

  test('stands beside the list where there is room', async () => {
    await page.viewport(1400, 900);
    await openList('', answer(mapGames, { data: { cells: [cell] } }));
    await expect.poll(() => document.querySelector('.map-view')).not.toBeNull();
    await page.viewport(390, 844);
  });
});

describe('the days', () => {
  const first = at('PT0S').slice(0, 10);
  const day = (later: number) => daysAfter(first, later);
  const week = (games: readonly number[], matches: Partly<GameCard>[] = []) => ({
    days: games.map((count, index) => ({ day: day(index), count, matches: count > 0 ? matches : [] })),
    next: null,
  });
  const openDays = (query: string, ...answers: Answer[]) => openList(`?view=days${query}`, ...answers);
  const noWeek = week([0, 0, 0, 0, 0, 0, 0]);

  test.each(testedLanguages)('have their games, the way to the rest, and the next week (%s)', async (language) => {
    const t = speak(language);
    const data = week([0, 6, 0, 0, 1, 0, 0], [aCard({ name: 'Smash' })]);
    await open('/allgames?view=days&sports=Futsal', {
      language,
      answers: [games(7), ...rest, answer(gamesByDay, { data })],
    });
    const marks = page.getByRole('navigation', { name: t('games.days.week') }).getByRole('link');
    await expect.poll(() => marks.all().length).toBe(2);
    const section = page.getByRole('region').filter({ hasText: t('games.days.count', { count: 6 }) });
    await expect.element(section.getByRole('link', { name: 'Smash' })).toBeVisible();
    const all = section.getByRole('link', { name: t('games.days.all', { count: 6 }) });
    await expect.element(all).toHaveAttribute('href', `/allgames?sports=Futsal&dateFrom=${day(1)}&dateTo=${day(1)}`);
    expect(page.getByRole('link', { name: t('games.days.previous') }).all()).toEqual([]);
    await page.getByRole('link', { name: t('games.days.next') }).tap();
    await expect.poll(() => askedOf(gamesByDay).at(-1)).toMatchObject({ query: { first: day(7), sports: 'Futsal' } });
  });

  test('later days are folded, and open by a press or from the week', async () => {
    const data = week([1, 1, 1, 1, 0, 0, 0]);
    const named = data.days.map((one, index) => ({ ...one, matches: [aCard({ name: `Game ${index}` })] }));
    await openDays('', answer(gamesByDay, { data: { ...data, days: named } }));
    const game = (index: number) => page.getByRole('link', { name: `Game ${index}` });
    const dayWords = (later: number) => formatDay(new Date(`${day(later)}T12:00:00Z`), 'en', instant.epochMilliseconds);
    await expect.element(game(1)).toBeVisible();
    await expect.element(game(2)).not.toBeInTheDocument();
    await page.getByRole('heading', { name: new RegExp(`^${dayWords(2)}`) }).tap();
    await expect.element(game(2)).toBeVisible();
    await page
      .getByRole('navigation', { name: t('games.days.week') })
      .getByRole('link')
      .nth(3)
      .tap();
    await expect.element(game(3)).toBeVisible();
  });

  test('lead back from a later week', async () => {
    const later = { days: noWeek.days.map((one) => ({ ...one, day: daysAfter(one.day, 9) })), next: null };
    await openDays(`&first=${day(9)}`, answer(gamesByDay, { data: later }));
    await page.getByRole('link', { name: t('games.days.previous') }).tap();
    await expect.poll(() => askedOf(gamesByDay).at(-1)).toMatchObject({ query: { first: day(2) } });
  });

  test('without games lead to the next one, or to a wish', async () => {
    await openDays('', answer(gamesByDay, { data: { ...noWeek, next: day(40) } }));
    await page.getByRole('link', { name: t('games.days.toNext') }).tap();
    await expect.poll(() => askedOf(gamesByDay).at(-1)).toMatchObject({ query: { first: day(40) } });
    respondWith(answer(gamesByDay, { data: noWeek }));
    await page.getByRole('link', { name: t('games.days.next') }).tap();
    await expect.element(page.getByRole('link', { name: t('filters.tell') }).first()).toBeVisible();
  });

  test('are loaded again after a failure', async () => {
    await openDays('', refuse(gamesByDay, 'busy'));
    await expect.element(page.getByText(t('games.days.failed'))).toBeVisible();
    respondWith(answer(gamesByDay, { data: week([1, 0, 0, 0, 0, 0, 0], [aCard({ name: 'Smash' })]) }));
    await chip(t('common.retry')).tap();
    await expect.element(page.getByRole('link', { name: 'Smash' })).toBeVisible();
  });
});
