import {
  declineInvitation,
  featuredCommunities,
  featuredGames,
  gameFaces,
  getHome,
  getSettings,
  latestGames,
  leaderboard,
  listLocations,
  listTournaments,
  myCommunities,
  type OwnHome,
  saveSettings,
  votableGames,
} from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, hold, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import { aCard } from '../../test/cards.ts';
import type { Partly } from '../../test/example.ts';
import { at } from '../../test/instant.ts';
import { sentence } from '../../test/forms.ts';
import { testedLanguages } from '../../test/languages.ts';
import { open, speak } from '../../test/open.tsx';
import type { Translate } from '../platform/i18n.tsx';
import buttonLooks from '../ui/button.module.css';

const t = speak('en');
const home = (data: Partly<OwnHome> = {}) => answer(getHome, { data });
const rest: Answer[] = [
  answer(gameFaces),
  answer(myCommunities),
  answer(votableGames),
  answer(featuredCommunities),
  answer(listTournaments),
  answer(featuredGames),
  answer(latestGames),
  answer(leaderboard),
];
const openHome = (data: Partly<OwnHome>, as: object = {}, ...more: Answer[]) =>
  open('/', { as, answers: [...more, home(data), ...rest] });
const id = '00000000-0000-4000-9000-000000000001';
const link = (name: RegExp | string) => page.getByRole('main').getByRole('link').filter({ hasText: name });

test('the user’s own part loads, fails, and is loaded again', async () => {
  const loading = hold(refuse(getHome, 'busy'));
  await open('/', { as: {}, answers: [loading, ...rest] });
  await expect
    .element(page.getByRole('heading', { level: 1, name: t('ownHome.hello', { name: 'Sanne' }) }))
    .toBeVisible();
  await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
  loading.release();
  await expect.element(page.getByRole('alert').filter({ hasText: t('ownHome.failed') })).toBeVisible();
  respondWith(home());
  await page.getByRole('button', { name: t('common.retry') }).tap();
  await expect.element(page.getByText(t('ownHome.newcomer.lead'))).toBeVisible();
});

describe.each(testedLanguages)('the greeting (%s)', (language) => {
  const t = speak(language);
  const greet = (as: object, data: Partly<OwnHome> = {}) => open('/', { as, language, answers: [home(data), ...rest] });
  test('of a new user shows how to begin', async () => {
    await greet({ game_count: 0 });
    await expect.element(page.getByText(t('ownHome.newcomer.lead'))).toBeVisible();
    await expect.element(link(t('ownHome.newcomer.communities'))).toHaveAttribute('href', '/communities');
  });

  test('of a user without a next game leads to games', async () => {
    await greet({ game_count: 4 });
    await expect.element(page.getByText(t('ownHome.quiet'))).toBeVisible();
    expect(link(t('ownHome.newcomer.communities')).query()).toBeNull();
  });

  test('of a player says when they play next', async () => {
    await greet({}, { next: { ...aCard({ game_date: at('P1D') }), faces: [], playedWith: 0, following: 0 } });
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent(t('common.tomorrow').toLowerCase());
  });
});

describe('the next game', () => {
  const next = (more: Partly<NonNullable<OwnHome['next']>> = {}) => ({
    next: {
      ...aCard({ _id: id, name: 'Smash', game_date: at('PT5H30S') }),
      faces: [],
      playedWith: 0,
      following: 0,
      ...more,
    },
  });
  test('outdoors says the weather', async () => {
    const weather = { sky: 'thunder', temperature: 18, rain: 6, wind: 30, source: 'openMeteo' } as const;
    await openHome(next({ weather }));
    await expect.element(page.getByText('Thunder, 18 °C, 6 mm, wind 30 km/h', { exact: false })).toBeVisible();
    await expect.element(link(t('weather.source.openMeteo'))).toBeVisible();
  });
  test('has the way there, the others, and bringing somebody', async () => {
    await openHome(next({ playedWith: 1, following: 2 }));
    await expect.element(link('Smash')).toHaveAttribute('href', `/match/${id}`);
    await expect.element(link(t('ownHome.next.route'))).toHaveAttribute('href', expect.stringContaining('52.0907'));
    await expect.element(link(t('ownHome.next.invite'))).toBeVisible();
    await expect.element(page.getByText(t('ownHome.next.known', { count: 1 }), { exact: false })).toBeVisible();
    await expect.element(page.getByText(t('ownHome.next.startsInHours', { hours: 5, minutes: 0 }))).toBeVisible();
    await expect.element(link(t('ownHome.next.following', { count: 2 }))).toHaveAttribute('href', '/my-games');
  });

  test.each([
    ['a guest brings nobody', { role: 'guest', balance: null }, {}],
    ['nobody is brought into a full one', {}, { joined_players_number: 12 }],
  ] as const)('%s', async (_, as, more) => {
    await openHome(next(more), as);
    await expect.element(link('Smash')).toBeVisible();
    expect(link(t('ownHome.next.invite')).query()).toBeNull();
  });

  test.each([
    ['PT40M30S', (t: Translate) => t('ownHome.next.startsInMinutes', { minutes: 40 })],
    ['P4DT1H30M', (t: Translate) => t('ownHome.next.startsIn', { days: 4, hours: 1 })],
    ['-PT10M', (t: Translate) => t('ownHome.next.now')],
  ] as const)('that starts in %s says so', async (start, says) => {
    await openHome(next({ game_date: at(start) }));
    await expect.element(page.getByText(says(t))).toBeVisible();
  });
});

test('the latest game that was played leads to its recap', async () => {
  const recap = { game: aCard({ _id: id, name: 'Smash', game_date: at('-PT20H') }), again: 'ask' } as const;
  await openHome({ recap });
  await expect.element(link(t('ownHome.waits.recap', { game: 'Smash' }))).toHaveAttribute('href', `/match/${id}#recap`);
  await expect.element(page.getByText(t('ownHome.waits.recapAgain'))).toBeVisible();
});

test('the latest game is one row: its players to rate come before its recap', async () => {
  const recap = { game: aCard({ _id: id, name: 'Smash', game_date: at('-PT20H') }), again: 'ask' } as const;
  await openHome({ recap }, {}, answer(votableGames, { gamesUserCanVote: [aCard({ _id: id, name: 'Smash' })] }));
  await expect.element(link(t('ownHome.waits.rate', { game: 'Smash' }))).toBeVisible();
  expect(link(t('ownHome.waits.recap', { game: 'Smash' })).query()).toBeNull();
});

describe.each(testedLanguages)('what one hosts (%s)', (language) => {
  const say = speak(language);
  type Hosting = NonNullable<OwnHome['hosting']>;
  const game = (more: Partly<Hosting['games'][number]> = {}) => ({
    ...aCard({ _id: id, name: 'Smash', game_date: at('P1D'), cutoff: at('PT12H'), joined_players_number: 6, ...more }),
    needs: null,
    waiting: 0,
    told: 0,
    mayEdit: true,
    mayCancel: true,
    mayCheckIn: true,
    ...more,
  });
  const openHosting = (games: Partly<Hosting['games'][number]>[], more: Partly<Hosting> = {}) =>
    open('/', {
      as: { role: 'organiser' },
      language,
      answers: [home({ hosting: { games: games.map(game), total: 12, owed: 0, hasAccount: true, ...more } }), ...rest],
    });

  test('and lacks players: by when, who was told, and what to do', async () => {
    await openHosting([{ needs: 'players', told: 12 }]);
    await expect.element(page.getByText(say('ownHome.hosting.told', { count: 12 }), { exact: false })).toBeVisible();
    await expect.element(link(say('ownHome.hosting.tell'))).toHaveAttribute('href', `/match/${id}?step=share`);
    await expect.element(link(say('ownHome.hosting.change'))).toHaveAttribute('href', `/admin/match/${id}`);
    await expect.element(link(say('ownHome.hosting.all', { count: 12 }))).toHaveAttribute('href', '/organising');
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent(say('ownHome.helloHost', { day: say('common.tomorrow').toLowerCase(), name: 'Sanne' }));
  });

  test('and is rained off: what goes back, and the ways to move and cancel it', async () => {
    await openHosting([
      { needs: 'rain', price: 4.5 },
      { _id: `${id.slice(0, -1)}2`, needs: 'rain', price: 0, mayEdit: false, mayCancel: false },
    ]);
    await expect.element(link(say('weather.extreme.move'))).toHaveAttribute('href', `/admin/match/${id}?step=when`);
    await expect.element(link(say('weather.extreme.cancel'))).toHaveAttribute('href', `/match/${id}?step=cancel`);
    expect(page.getByText(say('weather.extreme.title'), { exact: false }).elements()).toHaveLength(2);
    expect(page.getByText(say('weather.extreme.back'), { exact: false }).elements()).toHaveLength(1);
  });

  test('and helps with: no more than their rights', async () => {
    await openHosting([
      { needs: 'players', mayEdit: false },
      { _id: `${id.slice(0, -1)}2`, needs: 'checkIn', mayCheckIn: false },
    ]);
    await expect.element(link(say('ownHome.hosting.tell'))).toBeVisible();
    expect(link(say('ownHome.hosting.change')).query()).toBeNull();
    expect(link(say('ownHome.hosting.checkIn')).query()).toBeNull();
  });

  test('and is on: the check-in', async () => {
    await openHosting([{ needs: 'checkIn', joined_players_number: 12, waiting: 3, status: 'confirmed' }]);
    await expect.element(link(say('ownHome.hosting.checkIn'))).toHaveAttribute('href', `/match/${id}/check-in`);
    await expect.element(page.getByText(say('ownHome.hosting.waiting', { count: 3 }), { exact: false })).toBeVisible();
  });

  test('in the next seven days: how full each game is, and where a day leads', async () => {
    const inWeek = (start: string, name: string) => ({
      _id: id,
      name,
      game_date: at(start),
      joined_players_number: 3,
      players: 12,
    });
    await openHosting([{}], { week: [inWeek('P1D', 'Alone'), inWeek('P2D', 'One'), inWeek('P2D', 'Two')] });
    await expect.element(page.getByRole('heading', { name: say('ownHome.hosting.week') })).toBeVisible();
    await expect.element(link('Alone')).toHaveAttribute('href', `/match/${id}`);
    await expect.element(link('Two')).toHaveAttribute('href', '/organising');
    await expect.element(link('Two')).toMatchTextContent('3/12');
  });

  test.each([
    ['owed', true],
    ['owedNowhere', false],
  ] as const)('and earned: %s', async (words, hasAccount) => {
    await openHosting([{}], { owed: 24, hasAccount });
    const amount = language === 'en' ? '€ 24.00' : '€ 24,00';
    await expect
      .element(link(say(`ownHome.hosting.${words}`, { amount })))
      .toHaveAttribute('href', '/organising?tab=pay');
  });

  test('is over, and the pay is still owed', async () => {
    await openHosting([], { owed: 24, total: 0 });
    const amount = language === 'en' ? '€ 24.00' : '€ 24,00';
    await expect.element(link(say('ownHome.hosting.owed', { amount }))).toBeVisible();
    expect(page.getByRole('heading', { name: say('ownHome.hosting.next') }).query()).toBeNull();
  });

  test('is nothing yet: how to open a game', async () => {
    await open('/', { as: { role: 'organiser', game_count: 0 }, language, answers: [home(), ...rest] });
    await expect.element(page.getByText(say('ownHome.hosting.lead'))).toBeVisible();
    await expect.element(link(say('ownHome.hosting.create'))).toHaveAttribute('href', '/create');
  });
});

describe('what waits', () => {
  test('keeps three in sight, and the others a press away', async () => {
    const handOvers = Array.from({ length: 6 }, (_, n) => ({
      _id: `00000000-0000-4000-8000-00000000000${n}`,
      name: `Game ${n}`,
      from: 'Ilias',
    }));
    await openHome({ waits: { handOvers } });
    const rows = () => page.getByText(/^Ilias offers you a spot/).elements().length;
    await expect.poll(rows).toBe(3);
    await page.getByRole('button', { name: t('ownHome.waits.more', { count: 3 }) }).tap();
    await expect.poll(rows).toBe(6);
  });

  test.each([
    ['of what one hosts', true],
    ['else of the first invitation', false],
  ])('has one green button, %s', async (_, hosts) => {
    const invitations = ['Derby', 'Duel'].map((name, n) => ({
      game: aCard({ _id: id.slice(0, -1) + n, name }),
      from: { name: 'Olaf' },
    }));
    const hosted = { _id: id, name: 'Mine', needs: 'players' as const, game_date: at('P1D'), cutoff: at('PT12H') };
    await openHome({ waits: { invitations }, hosting: hosts ? { games: [hosted] } : null });
    await expect.element(link('Duel').first()).toBeVisible();
    const green = [...document.querySelectorAll('main section li a')].filter(({ classList }) =>
      classList.contains(buttonLooks.primary ?? ''),
    );
    expect(green.map(({ textContent }) => textContent)).toEqual([
      hosts ? `${t('ownHome.hosting.tell')}: Mine` : `${t('ownHome.waits.accept')}: Derby`,
    ]);
  });

  const waits = {
    offers: [{ _id: id, name: 'Smash', offeredUntil: at('PT20M') }],
    handOvers: [{ _id: id, name: 'Dunk', game_date: at('P1D'), from: 'Ilias' }],
    requests: [{ name: 'Havenvolley', shortCode: 'haven', count: 2 }],
    invitations: [{ game: aCard({ _id: id, name: 'Derby' }), from: { name: 'Olaf' } }],
  };
  test('is each a row that leads there', async () => {
    await openHome({ waits }, {}, answer(votableGames, { gamesUserCanVote: [aCard({ name: 'Rate me' })] }));
    await page.getByRole('button', { name: t('ownHome.waits.more', { count: 2 }) }).tap();
    for (const words of [
      t('ownHome.waits.offer', { game: 'Smash' }),
      t('ownHome.waits.handOver', { name: 'Ilias', game: 'Dunk' }),
      t('ownHome.waits.requests', { count: 2, community: 'Havenvolley' }),
      t('ownHome.waits.rate', { game: 'Rate me' }),
    ])
      await expect.element(link(words)).toBeVisible();
  });

  test.each([
    ['at paying', false, '8'],
    ['at its passcode', true, '1'],
  ])('an invitation is taken: the way in begins %s', async (_, hasPasscode, step) => {
    const invitations = [{ game: aCard({ _id: id, name: 'Derby', hasPasscode }), from: { name: 'Olaf' } }];
    await openHome({ waits: { invitations } });
    await expect.element(link(t('ownHome.waits.accept'))).toHaveAttribute('href', `/match/${id}?step=${step}`);
  });

  test('an invitation is declined, or a refusal is shown', async () => {
    await openHome({ waits: { invitations: waits.invitations } }, {}, refuse(declineInvitation, 'busy'));
    const decline = page.getByRole('button', { name: t('ownHome.waits.declineGame', { game: 'Derby' }) });
    await decline.tap();
    await expectBanner(sentence('en', 'busy'));
    respondWith(answer(declineInvitation), home());
    await decline.tap();
    await expect.element(decline).not.toBeInTheDocument();
    expect(askedOf(declineInvitation).at(-1)?.params).toEqual({ id });
  });
});

describe('suggested games', () => {
  const game = aCard({ name: 'Smash' });
  test.each([
    ['by how one played, near', { basis: 'played', city: 'Utrecht' }, t('ownHome.forYou.title', { city: 'Utrecht' })],
    ['by how one played, anywhere', { basis: 'played', city: null }, t('ownHome.forYou.anywhere')],
    ['by what one said, near', { basis: 'said', city: 'Utrecht' }, t('ownHome.forYou.near', { city: 'Utrecht' })],
    ['the soonest, near', { basis: 'soonest', city: 'Utrecht' }, t('ownHome.forYou.near', { city: 'Utrecht' })],
    ['the soonest, anywhere', { basis: 'soonest', city: null }, t('ownHome.forYou.soonest')],
  ] as const)('are %s', async (_, forYou, title) => {
    await openHome({ forYou: { ...forYou, games: [{ game, because: [] }] } });
    await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    expect(page.getByText(t('ownHome.forYou.played'), { exact: false }).query() !== null).toBe(
      forYou.basis === 'played',
    );
    expect(link(t('ownHome.forYou.change')).query() !== null).toBe(forYou.basis !== 'soonest');
  });

  test('say why, and not again that they are free', async () => {
    const because = [
      { kind: 'people', count: 2 },
      { kind: 'hours', part: 'weekdayEvening' },
      { kind: 'near', km: 3 },
      { kind: 'sport', sport: 'Volleyball' },
      { kind: 'free' },
      { kind: 'soon' },
    ] as const;
    await openHome({ forYou: { basis: 'played', city: null, games: [{ game, because }] } });
    for (const words of [
      t('ownHome.forYou.because.people', { count: 2 }),
      t('ownHome.forYou.because.near'),
      t('ownHome.forYou.because.sport', { sport: t('games.sport.Volleyball').toLowerCase() }),
      t('ownHome.forYou.because.soon'),
    ])
      await expect.element(page.getByRole('main')).toMatchTextContent(words);
  });

  test('a guest has no wishes', async () => {
    await openHome({ forYou: { games: [{ game, because: [] }] } }, { role: 'guest', balance: null });
    await expect.element(link('Smash')).toBeVisible();
    expect(link(t('ownHome.wishLink')).query()).toBeNull();
  });
});

test('a newcomer says with two presses where and what they play', async () => {
  const asks = { city: true, sports: true };
  await openHome(
    { forYou: { basis: 'soonest', city: null, asks, games: [] } },
    { game_count: 0 },
    answer(getSettings, { settings: { homeCity: null, likedSports: [] } }),
    answer(listLocations, { data: { locations: [{ name: 'Utrecht' }, { name: 'Leiden' }] } }),
    answer(saveSettings, ({ body }) => ({ settings: body as object })),
  );
  await page.getByRole('button', { name: 'Utrecht' }).tap();
  await page.getByRole('button', { name: t('games.sport.Futsal') }).tap();
  await expect
    .poll(() => askedOf(saveSettings).map(({ body }) => body))
    .toEqual([{ homeCity: 'Utrecht' }, { likedSports: ['Futsal'] }]);
});

test('two of the user’s communities, with their next games, and what organisers do', async () => {
  const communities = ['haven', 'dom', 'zee'].map((shortCode) => ({ name: shortCode, shortCode }));
  const mine = answer(myCommunities, { data: { communities } });
  const ofCommunities = [{ community: 'dom', game: aCard({ _id: id, name: 'Derby' }) }];
  await openHome({ ofCommunities }, { role: 'organiser' }, mine);
  await expect.element(page.getByRole('heading', { name: t('home.communities.mine') })).toBeVisible();
  await expect.element(link('haven')).toHaveAttribute('href', '/community/haven');
  await expect.element(link('Derby')).toHaveAttribute('href', `/match/${id}`);
  expect(link('zee').query()).toBeNull();
  page
    .getByRole('heading', { name: t('home.explore') })
    .element()
    .scrollIntoView();
  await expect.element(link(t('home.actions.organise.title'))).toHaveAttribute('href', '/create');
});
