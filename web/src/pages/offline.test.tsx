import { myJoinedGames } from '@rondo/contract';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, neverAnswer } from '../../test/backend.ts';
import { aCard } from '../../test/cards.ts';
import { fetchFromTest } from '../../test/backend.ts';
import { open, speak } from '../../test/open.tsx';
import { checkConnection } from '../platform/connection.ts';

const t = speak('en');

/** The server does not say that it is well: a page that hears so leaves at once. */
beforeEach(() => {
  const isHealth = (input: RequestInfo | URL) => input === '/healthz';
  const fetch = vi
    .spyOn(window, 'fetch')
    .mockImplementation((input, init) =>
      isHealth(input) ? Promise.reject(new TypeError('Failed to fetch')) : fetchFromTest(input, init),
    );
  onTestFinished(async () => {
    fetch.mockRestore();
    await checkConnection();
  });
});

test('without a connection, a page that is not kept leads to the games that are', async () => {
  await open('/offline', { as: {}, answers: [answer(myJoinedGames, { matches: [aCard({ name: 'Smash' })] })] });
  await expect.element(page.getByRole('heading', { level: 1, name: t('offline.title') })).toBeVisible();
  await expect.element(page.getByRole('button', { name: t('offline.retry') })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Smash/ })).toBeVisible();
});

test('who has no games reads so', async () => {
  await open('/offline', { as: {}, answers: [answer(myJoinedGames)] });
  await expect.element(page.getByText(t('offline.none'))).toBeVisible();
});

test('games that are looked for are waited for', async () => {
  await open('/offline', { as: {}, answers: [neverAnswer(myJoinedGames)] });
  await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
});
