import { getPerson } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { answer, refuse, respondWith } from '../../test/backend.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');
const address = '/player/00000000-0000-4000-8000-0000000000c0';
const ilias = { name: 'Ilias Benali', played: 8, since: at('-P400D') };
const person = (some: object) => answer(getPerson, { data: { person: { ...ilias, ...some } } });
const openPlayer = (some: object) => open(address, { as: {}, answers: [person(some)] });
const title = (words: string) => page.getByRole('heading', { level: 1, name: words });

test('a page that is open to nobody shows only name and face', async () => {
  await openPlayer({ sight: 'name' });
  await expect.element(title('Ilias Benali')).toBeVisible();
  await expect.element(page.getByText(t('people.hidden', { name: 'Ilias Benali' }))).toBeVisible();
  await expect.element(page.getByRole('heading', { name: t('people.sports.title') })).not.toBeInTheDocument();
});

test('an open page has their sports, their own words, and the games played together', async () => {
  const game = {
    _id: '00000000-0000-4000-8000-0000000000c1',
    name: 'Futsal on Monday',
    sport: 'Futsal',
    game_date: at('-P7D'),
  };
  await openPlayer({
    sight: 'whole',
    sports: [{ sport: 'Volleyball', played: 5, band: null, provisional: false }],
    playing: { sports: ['Basketball'], hours: ['weekendMorning'], languages: ['fy'], city: 'Leiden' },
    together: { games: 1, latest: [game] },
  });
  for (const fact of [t('games.sport.Basketball'), t('dayParts.weekendMorning'), 'Leiden', t('playing.names.fy')])
    await expect.element(page.getByText(fact).first()).toBeVisible();
  await expect.element(page.getByText('Volleyball').first()).toBeVisible();
  await expect
    .element(page.getByRole('link').filter({ hasText: game.name }))
    .toHaveAttribute('href', `/match/${game._id}`);
});

test.each(testedLanguages)('how they play is titled by whose page it is (%s)', async (language) => {
  const say = speak(language);
  const playing = { sports: ['Basketball'], hours: [], languages: [], city: null } as const;
  const part = (name: string) => page.getByRole('heading', { level: 2, name });
  await open(address, { as: {}, language, answers: [person({ name: 'Anna', sight: 'whole', playing })] });
  await expect.element(part(say('people.playing', { name: 'Anna' }))).toBeVisible();
  await expect.element(part(say('playing.title'))).not.toBeInTheDocument();
  await cleanup();
  await open(address, { as: {}, language, answers: [person({ name: 'Anna', sight: 'own', playing })] });
  await expect.element(part(say('playing.title'))).toBeVisible();
});

test('the user’s own page leads to the setting of who sees it', async () => {
  await openPlayer({ sight: 'own' });
  await expect
    .element(page.getByRole('link', { name: t('people.settings') }))
    .toHaveAttribute('href', '/settings#privacy');
});

test('an unknown id says that there is no such player', async () => {
  await open(address, { as: {}, answers: [refuse(getPerson, 'person_not_found')] });
  await expect.element(title(t('people.notFound.title'))).toBeVisible();
});

test('a page that failed to load is loaded again', async () => {
  await open(address, { as: {}, answers: [refuse(getPerson, 'busy')] });
  const retry = page.getByRole('button', { name: t('common.retry') });
  await expect.element(retry).toBeVisible();
  respondWith(person({ sight: 'whole' }));
  await retry.tap();
  await expect.element(title('Ilias Benali')).toBeVisible();
});
