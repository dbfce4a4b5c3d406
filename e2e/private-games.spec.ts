import { expect } from '@playwright/test';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: communities, games

const t = speak('en');
const account = { email: 'communityadmin@rondo.test', password: 'Rondo2026!' };

interface Found {
  matchesFromCommunity: { _id: string; name: string; location: { address: string } }[];
}

test('a private community’s game tells a visitor whose it is and how to get in; a member comes back to it', async ({
  page,
  playwright,
  baseURL,
}) => {
  const member = await playwright.request.newContext({ baseURL });
  await member.post('/api/users/login', { data: account });
  const answer = await member.get('/api/communities/shortcode/havenvolley/matches');
  const [game] = ((await answer.json()) as Found).matchesFromCommunity;
  if (!game) throw new Error('the demo has no game of Havenvolley');

  const response = await page.goto(`/match/${game._id}`);
  expect(response?.status()).toBe(403);
  // Neither does the page's data contain it.
  const html = (await response?.text()) ?? '';
  expect(html).not.toContain(game.name);
  expect(html).not.toContain(game.location.address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('match.closed.title', { community: 'Havenvolley' }),
  );
  await expect(page.getByRole('main')).toContainText('Rotterdam');
  await page.getByRole('link', { name: t('match.closed.action') }).click();
  await expect(page).toHaveURL('/community/havenvolley?step=join');
  await expect(page.getByRole('dialog', { name: t('communities.join.title', { name: 'Havenvolley' }) })).toBeVisible();
  await page.goBack();

  await page
    .getByRole('main')
    .getByRole('link', { name: t('match.closed.login') })
    .click();
  await page.getByLabel(t('accounts.email')).fill(account.email);
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(account.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('accounts.login.submit') })
    .click();
  await expect(page).toHaveURL(`/match/${game._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.name);
});
