import * as contract from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../test/backend.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');

/** Everything that a profile asks for, of which there is nothing. */
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

test('who has nothing yet is shown where to begin', async () => {
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
