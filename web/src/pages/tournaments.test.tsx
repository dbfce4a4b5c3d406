import { findTournaments, type ListedTournament } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import type { Partly } from '../../test/example.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { button, plain } from '../../test/match.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');
const main = () => plain(document.querySelector('main')?.textContent);
const listed = (given: Partly<ListedTournament> = {}) => ({
  name: 'Kerstcup',
  sport: 'Futsal' as const,
  startsAt: at('P9D'),
  city: 'Utrecht',
  place: 'Sporthal Galgenwaard',
  entry: 'team' as const,
  format: 'groups' as const,
  stage: 'open' as const,
  price: 40,
  teams: 9,
  teamsMost: 16,
  winner: null,
  ...given,
});
const list = (tournaments: Partly<ListedTournament>[], totalCount = tournaments.length) =>
  answer(findTournaments, { data: { tournaments }, pagination: { totalCount, totalPages: 1 } });

describe.each(testedLanguages)('the list (%s)', (language) => {
  const say = speak(language);
  test('a card says what, where, how many teams, the price and the format', async () => {
    await open('/tournaments', { language, answers: [list([listed()])] });
    await expect.element(page.getByRole('link', { name: 'Kerstcup' })).toBeVisible();
    for (const words of [
      say('games.sport.Futsal'),
      'Sporthal Galgenwaard, Utrecht',
      say('tournaments.card.teams', { count: 9, most: 16 }),
      say('tournaments.format.groups'),
    ])
      expect(main()).toContain(plain(words));
    expect(main()).toMatch(/€ 40[.,]00/);
  });

  test('nothing is to come', async () => {
    await open('/tournaments', { language, answers: [list([])] });
    await expect.element(page.getByText(say('tournaments.none.coming'))).toBeVisible();
  });

  test('it failed, and is asked for again', async () => {
    await open('/tournaments', { language, answers: [refuse(findTournaments, 'unavailable')] });
    await expect.element(page.getByText(say('tournaments.listFailed'))).toBeVisible();
    respondWith(list([listed({ price: 0 })]));
    await button(say('common.retry')).tap();
    await expect.poll(main).toContain(say('common.free'));
  });
});

test('it loads', async () => {
  await open('/tournaments', { answers: [neverAnswer(findTournaments)] });
  await expect.element(page.getByText(t('common.loading')).first()).toBeInTheDocument();
});

test('those that are over are a press away, with who won', async () => {
  await open('/tournaments', { answers: [list([listed()])] });
  respondWith(list([listed({ stage: 'over', winner: 'Oranje', place: '' })]));
  await page.getByRole('link', { name: t('tournaments.when.over') }).tap();
  await expect.poll(main).toContain(t('tournaments.card.won', { team: 'Oranje' }));
  expect(askedOf(findTournaments).at(-1)?.query).toMatchObject({ when: 'over' });
});

test('more of them come by a press', async () => {
  await open('/tournaments', { answers: [list([listed({ entry: 'single', startsAt: at('PT2H') })], 20)] });
  await expect.poll(main).toMatch(/€ 40.00 a player/);
  respondWith(list([listed({ name: 'Lentecup', stage: 'drawn' })], 20));
  await button(t('tournaments.more')).tap();
  await expect.element(page.getByText('Lentecup')).toBeVisible();
  expect(askedOf(findTournaments).at(-1)?.query).toMatchObject({ skip: '16' });
});
