import {
  archivedGamesCount,
  communityGames,
  featuredCommunities,
  featuredGames,
  latestGames,
  leaderboard,
  listGames,
  listTournaments,
  usersCount,
} from '@rondo/contract';
import { keptByScripts, type Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, refuse, respondWith } from '../../test/backend.ts';
import { aCard } from '../../test/cards.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { open, type Situation, speak } from '../../test/open.tsx';

const t = speak('en');
const soon = (...matches: ReturnType<typeof aCard>[]) => answer(listGames, { data: { matches } });
/** The answers that the page of visitors needs. */
const nothing: Answer[] = [
  answer(usersCount, { count: 4321 }),
  answer(archivedGamesCount, { count: 87 }),
  soon(),
  answer(featuredCommunities),
  answer(listTournaments),
  answer(featuredGames),
  answer(latestGames),
  answer(leaderboard),
];
const openWith = (settings: Situation['settings'], ...answers: Answer[]) =>
  open('/', { settings, answers: [...answers, ...nothing] });
const openHome = (...answers: Answer[]) => openWith({}, ...answers);

/** Scrolls to the lists for everybody, which load there. */
async function explore() {
  const heading = page.getByRole('heading', { name: t('home.explore') });
  await expect.element(heading).toBeInTheDocument();
  heading.element().scrollIntoView();
}

test.each(testedLanguages)('on a phone the lists for everybody are tabs on one line (%s)', async (language) => {
  const t = speak(language);
  await open('/', { language, answers: nothing });
  const heading = page.getByRole('heading', { name: t('home.explore') });
  await expect.element(heading).toBeInTheDocument();
  heading.element().scrollIntoView();
  const tabs = page.getByRole('navigation', { name: t('home.explore') });
  await expect.element(tabs).toBeVisible();
  const tops = [...tabs.element().children].map((tab) => tab.getBoundingClientRect().top);
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
});

test.each(testedLanguages)(
  'a visitor reads what Rondo is for, how many play, and where to begin (%s)',
  async (language) => {
    const t = speak(language);
    await open('/', { language, answers: nothing });
    await expect.element(page.getByRole('heading', { level: 1, name: t('home.poster.title') })).toBeVisible();
    await expect.element(page.getByText(language === 'en' ? '4,321' : '4.321').first()).toBeInTheDocument();
    page
      .getByRole('link', { name: t('home.cta.join') })
      .element()
      .scrollIntoView({ block: 'end' });
    for (const action of ['map', 'team', 'become', 'company', 'venue'] as const)
      await expect.element(page.getByRole('link').filter({ hasText: t(`home.actions.${action}.title`) })).toBeVisible();
    for (const feature of ['choice', 'joining', 'refund'] as const)
      await expect.element(page.getByRole('heading', { name: t(`home.features.${feature}.title`) })).toBeVisible();
    await expect.element(page.getByRole('link', { name: t('home.cta.join') })).toHaveAttribute('href', '/signup');
    await expect
      .element(page.getByRole('link').filter({ hasText: t('home.categories.Volleyball') }))
      .toHaveAttribute('href', expect.stringContaining('Volleyball'));
  },
);

test('empty parts are left out', async () => {
  await openHome();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of [t('home.soon.title'), t('home.partners.title'), t('home.evidence.title')])
    await expect.element(page.getByRole('heading', { name })).not.toBeInTheDocument();
});

test('tournaments, games and communities are a tab each, loaded when it is chosen', async () => {
  const community = { name: 'Havenvolley', shortCode: 'haven', sport: 'Volleyball' } as const;
  const partners = [{ name: 'Olympos', url: 'https://olympos.example' }];
  await openWith(
    { partners },
    answer(latestGames, { data: { matches: [aCard({ name: 'Latest' })] } }),
    answer(featuredGames, { data: { matches: [aCard({ name: 'Featured game' })] } }),
    answer(listTournaments, { data: { tournaments: [aCard({ name: 'Cup' })] } }),
    answer(featuredCommunities, { data: { communities: [community] } }),
    answer(communityGames),
  );
  await expect.element(page.getByRole('heading', { name: t('home.partners.title') })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Olympos' })).toBeInTheDocument();
  await explore();
  await expect.element(page.getByRole('link', { name: /Cup/ })).toBeVisible();
  expect(askedOf(latestGames)).toEqual([]);
  const lists = page.getByRole('navigation', { name: t('home.explore') });
  for (const [tab, name] of [
    ['latest', /Latest/],
    ['featured', /Featured game/],
    ['communities', /Havenvolley/],
  ] as const) {
    await lists.getByRole('link', { name: t(`home.${tab}.title`), exact: true }).tap();
    await expect.element(page.getByRole('article').getByRole('link', { name })).toBeVisible();
  }
  await expect.element(page.getByRole('link', { name: t('home.communities.all') })).toBeVisible();
});

test('a row that failed is loaded again', async () => {
  await openHome(refuse(listTournaments, 'busy'));
  await explore();
  await expect.element(page.getByRole('alert').filter({ hasText: t('home.failed') })).toBeVisible();
  respondWith(answer(listTournaments, { data: { tournaments: [aCard({ name: 'Cup' })] } }));
  await page.getByRole('button', { name: t('common.retry') }).tap();
  await expect.element(page.getByRole('link', { name: /Cup/ })).toBeVisible();
});

test('what can be joined comes before what is full', async () => {
  const tournaments = [aCard({ name: 'Full', joined_players_number: 12 }), aCard({ name: 'Open' })];
  await openHome(answer(listTournaments, { data: { tournaments } }));
  await explore();
  await expect.element(page.getByRole('article').getByRole('link', { name: 'Open' })).toBeVisible();
  const names = page
    .getByRole('article')
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Open', 'Full']);
});

test('a tab without anything says so', async () => {
  await openHome();
  await explore();
  await expect.element(page.getByText(t('home.none'))).toBeVisible();
});

test('the board has what starts soon and still has a spot', async () => {
  const starts = { game_date: at('PT5H'), cutoff: at('PT3H') };
  await openHome(
    soon(
      aCard({ ...starts, name: 'Open' }),
      aCard({ ...starts, name: 'Full', joined_players_number: 12 }),
      aCard({ ...starts, name: 'Hidden', hasPasscode: true }),
      aCard({ ...starts, name: 'Off', status: 'cancelled' }),
      aCard({ ...starts, name: 'Closed', cutoff: at('-PT1H') }),
      aCard({ ...starts, name: 'Paid', cutoff: at('-PT1H'), status: 'confirmed' }),
    ),
  );
  const board = page.getByRole('heading', { name: t('home.soon.title') });
  await expect.element(board).toBeVisible();
  for (const name of ['Open', 'Paid'])
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible();
  for (const name of ['Full', 'Hidden', 'Off', 'Closed'])
    expect(page.getByRole('link', { name, exact: true }).query()).toBeNull();
  await expect.element(page.getByText(t('home.soon.spots', { count: 9 })).first()).toBeVisible();
});

test('games around the town of the last search come first', async () => {
  localStorage.setItem(keptByScripts.place.name, JSON.stringify({ name: 'Leiden', latitude: 52.16, longitude: 4.49 }));
  const near = aCard({ name: 'Nearby', game_date: at('PT5H'), cutoff: at('PT3H') });
  await openHome(answer(listGames, ({ query }) => ({ data: { matches: query['latitude'] ? [near] : [] } })));
  await expect.element(page.getByText('Nearby')).toBeVisible();
  await expect.element(page.getByText(t('home.soon.near', { city: 'Leiden' }))).toBeVisible();
  expect(askedOf(listGames).map(({ query }) => query['longitude'])).toContain('4.49');
});

test('the best players of a sport are a tab too', async () => {
  const best = { sequence: 1, name: 'Ilias Benali', elo: 4.2 };
  await openHome(answer(leaderboard, { data: { leaderBoard: [best] } }));
  await explore();
  await page.getByRole('link', { name: t('home.top.title'), exact: true }).tap();
  await expect.element(page.getByText(/Ilias/).first()).toBeVisible();
});

/** Scrolls to the section with players' words and a community. */
async function lookAtEvidence(language: Language) {
  const heading = page.getByRole('heading', { name: speak(language)('home.evidence.title') });
  await expect.element(heading).toBeInTheDocument();
  heading.element().scrollIntoView();
}

describe.each(testedLanguages)('who plays already (%s)', (language) => {
  const t = speak(language);
  const ofEverybody = { name: 'Havenvolley', shortCode: 'haven', sport: 'Volleyball', memberCount: 31 } as const;
  const hidden = { name: 'Besloten', communityOptions: { isPrivate: true } };
  const openIn = (settings: Situation['settings'], ...answers: Answer[]) =>
    open('/', { language, settings, answers: [...answers, ...nothing] });

  test('a community that anybody may look at, with its next game', async () => {
    await openIn(
      {},
      answer(featuredCommunities, { data: { communities: [ofEverybody, hidden] } }),
      answer(communityGames, { matchesFromCommunity: [aCard({ name: 'Donderdagavond' })] }),
    );
    await lookAtEvidence(language);
    await expect.element(page.getByText(t('evidence.community.next'))).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Donderdagavond' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: t('evidence.community.open') }))
      .toHaveAttribute('href', '/community/haven');
    expect(askedOf(communityGames).map(({ params }) => params)).toEqual([{ code: 'haven' }]);
    await expect.element(page.getByText(t('evidence.words.title'))).not.toBeInTheDocument();
  });

  test('a demo has words that are marked as made up', async () => {
    await openIn({ isDemo: true });
    await lookAtEvidence(language);
    await expect.element(page.getByText(t('evidence.words.late.text'))).toBeVisible();
    await expect.element(page.getByText(t('evidence.words.demo'))).toBeVisible();
  });

  test('reviews are read where they are', async () => {
    await openIn({ isDemo: true, reviewsUrl: 'https://reviews.example/rondo' });
    await lookAtEvidence(language);
    await expect
      .element(page.getByRole('link', { name: t('evidence.words.read', { site: 'reviews.example' }) }))
      .toHaveAttribute('href', 'https://reviews.example/rondo');
    await expect.element(page.getByText(t('evidence.words.demo'))).not.toBeInTheDocument();
  });
});
