import * as contract from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../test/backend.ts';
import { aCard } from '../../test/cards.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');

/** Empty answers to every call that a profile makes. */
const nothing = Object.values(contract).flatMap((one) =>
  typeof one === 'object' &&
  'method' in one &&
  one.method === 'GET' &&
  one.access !== 'admin' &&
  !one.stream &&
  one !== contract.checkAuthToken
    ? [answer(one)]
    : [],
);

test('a user without any games reads where to begin', async () => {
  const elo = [{ sport: 'Volleyball', elo: 3.456, reliability: 80 }] as const;
  await open('/profile', { as: { name: 'Noor', elo }, answers: nothing });
  await expect
    .element(page.getByRole('heading', { level: 1, name: t('profile.welcome', { name: 'Noor' }) }))
    .toBeVisible();
  await expect.element(page.getByText('noor@rondo.test').or(page.getByText('sanne@rondo.test'))).toBeVisible();
  await expect.element(page.getByRole('main')).toMatchTextContent('3.46');
  await page.getByRole('link', { name: t('profile.communities') }).tap();
  await expect.element(page.getByText(t('profile.noCommunities'))).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: t('profile.findCommunities') }))
    .toHaveAttribute('href', '/communities');
});

test.each(testedLanguages)(
  'games one is in, waits for and played are rows with what is one’s own (%s)',
  async (language) => {
    const t = speak(language);
    const pagination = { totalCount: 1 };
    const played = aCard({ name: 'Dunk', game_date: at('-P1D'), status: 'confirmed', archived: true });
    await open('/profile', {
      as: {},
      language,
      answers: [
        answer(contract.myJoinedGames, { matches: [aCard({ name: 'Smash' })], pagination }),
        answer(contract.myWaitingGames, { matches: [{ ...aCard({ name: 'Derby' }), waitingPosition: 3 }], pagination }),
        answer(contract.pastGames, { data: [played], pagination }),
        answer(contract.votableGames, { gamesUserCanVote: [played] }),
        ...nothing,
      ],
    });
    const row = (name: string) => page.getByRole('article').filter({ hasText: name });
    await expect.element(row('Smash')).toBeVisible();
    await page.getByRole('link', { name: t('profile.waiting') }).tap();
    await expect.element(row('Derby')).toMatchTextContent(t('profile.place', { position: 3 }));
    await page.getByRole('link', { name: t('profile.played') }).tap();
    await expect
      .element(row('Dunk').getByRole('link', { name: new RegExp(`^${t('profile.rateIt')}`) }))
      .toHaveAttribute('href', `/match/${played._id}?step=rate`);
  },
);

test('one’s years in games stand further down', async () => {
  const ofGame = { _id: '00000000-0000-4000-9000-000000000001', name: 'Smash', game_date: at('-P300D') };
  const year = { year: 2026, games: 38, hours: 57, people: 24, venues: 5, bestRun: 9, first: ofGame, last: ofGame };
  const sports = [{ sport: 'Volleyball', games: 38, percent: 100 }] as const;
  await open('/profile', {
    as: { name: 'Noor' },
    answers: [answer(contract.myYears, { data: [{ ...year, sports }] }), ...nothing],
  });
  await expect.element(page.getByRole('heading', { name: t('years.title', { year: 2026 }) })).toBeVisible();
});
