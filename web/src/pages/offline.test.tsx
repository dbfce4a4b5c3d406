import { myJoinedGames } from '@rondo/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { answer, fetchFromTest, hold, neverAnswer, refuse } from '../../test/backend.ts';
import { aCard } from '../../test/cards.ts';
import { open, show, speak } from '../../test/open.tsx';
import { KeptGames } from '../features/games/kept-games.tsx';

const t = speak('en');

test('without a connection, a page that is not stored says so, and tries again', async () => {
  // The page leaves once the server answers.
  const health = Promise.withResolvers<Response>();
  const fetch = vi
    .spyOn(window, 'fetch')
    .mockImplementation((input, init) => (input === '/healthz' ? health.promise : fetchFromTest(input, init)));
  onTestFinished(async () => {
    await cleanup();
    fetch.mockRestore();
    health.reject(new TypeError('Failed to fetch'));
  });
  await open('/offline', { as: {}, answers: [neverAnswer(myJoinedGames)] });
  await expect.element(page.getByRole('heading', { level: 1, name: t('offline.title') })).toBeVisible();
  await expect.element(page.getByRole('button', { name: t('offline.retry') })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: t('nav.titles.my-games') })).toBeVisible();
});

test.each([
  ['is waited for', neverAnswer(myJoinedGames), null],
  ['has the games that one plays', answer(myJoinedGames, { matches: [aCard({ name: 'Smash' })] }), 'Smash'],
  ['may be of none', answer(myJoinedGames), t('offline.none')],
  ['is of none where nothing was kept', refuse(myJoinedGames, 'busy'), t('offline.none')],
] as const)('what is kept %s', async (_, games, words) => {
  const held = hold(games);
  await show(<KeptGames />, { as: {}, answers: [held] });
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
  held.release();
  if (words) await expect.element(page.getByText(words).first()).toBeVisible();
});
