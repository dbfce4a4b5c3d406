import { listCommunities } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { aCommunity } from '../../test/communities.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');
const { members: _, closedNote: __, ...community } = aCommunity().community;
const found = (count: number, totalPages = count > 0 ? 1 : 0) =>
  answer(listCommunities, {
    data: { communities: count > 0 ? [community] : [], pagination: { totalCount: count, totalPages } },
  });
const openList = (count: number, query = '') => open(`/communities${query}`, { answers: [found(count)] });

test('the page explains what private means', async () => {
  await openList(1);
  await page.getByText(t('communities.aboutPrivate')).tap();
  await expect.element(page.getByText(t('communities.privateMeans'))).toBeVisible();
});

test('they are found by words and sport, which are in the address', async () => {
  await openList(12);
  await expect.element(page.getByText(t('communities.found', { count: 12 }))).toBeVisible();
  await page.getByRole('searchbox').write('rotterdam');
  await expect.poll(() => location.search).toBe('?query=rotterdam');
  respondWith(found(1));
  await page.getByLabelText(t('communities.sport')).selectOptions('Volleyball');
  await expect.poll(() => location.search).toBe('?query=rotterdam&sport=Volleyball');
  await expect.element(page.getByText(t('communities.found', { count: 1 }))).toBeVisible();
  await expect
    .element(page.getByRole('link').filter({ hasText: 'Havenvolley' }))
    .toHaveAttribute('href', '/community/havenvolley');
  await expect
    .poll(() => askedOf(listCommunities).at(-1)?.query)
    .toMatchObject({ query: 'rotterdam', sport: 'Volleyball' });
});

test('none found leads back to all', async () => {
  await openList(0, '?query=nothing');
  await expect.element(page.getByRole('heading', { name: t('communities.none') })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: t('communities.clear') }))
    .toHaveAttribute('href', '/communities');
});

test('a page beyond the last leads to the last', async () => {
  const beyond = answer(listCommunities, ({ query }) => ({
    data: { communities: query['page'] === '9' ? [] : [community], pagination: { totalCount: 20, totalPages: 2 } },
  }));
  await open('/communities?page=9', { answers: [beyond] });
  await expect.poll(() => location.search).toBe('?page=2');
});

test('the list is waited for', async () => {
  await open('/communities', { answers: [neverAnswer(listCommunities)] });
  await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
});

test('a list that failed to load is loaded again', async () => {
  await open('/communities', { answers: [refuse(listCommunities, 'busy')] });
  const retry = page.getByRole('button', { name: t('common.retry') });
  await expect.element(retry).toBeVisible();
  respondWith(found(1));
  await retry.tap();
  await expect.element(page.getByText(t('communities.found', { count: 1 }))).toBeVisible();
});
