import { listConsoleGames, listConsoleOrders, listMessages, listNoShows, listUsers } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf } from '../../../test/backend.ts';
import { examples, listed, ofEachKind } from '../../../test/console-lists.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { open, speak } from '../../../test/open.tsx';
import { resources } from './resources.ts';

const admin = { role: 'admin' } as const;
/** Only the page of enquiries makes this call. */
const noNoShows = answer(listNoShows);
const table = () => page.getByRole('table');
const queries = () => location.search;

describe.each(resources)('the list at /console/$path', (list) => {
  const { path, call, words } = list;
  const { row, says, order } = examples[path];
  const openList = (rows: number, more = false, query = '', language: Language = 'en') =>
    open(`/console/${path}${query}`, { as: admin, language, answers: [listed(list, rows, row, more), noNoShows] });
  const t = speak('en');
  const lastQuery = () => expect.poll(() => askedOf(call).at(-1)?.query);

  test.each(testedLanguages)('says what is in a row, and how many there are (%s)', async (language) => {
    const t = speak(language);
    await openList(1, false, '?query=pieter', language);
    for (const said of says(t)) await expect.element(table()).toMatchTextContent(said);
    await expect.element(page.getByText(t('console.list.found', { count: 1, number: '1' }))).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: t(`${words}.title`) })).toBeVisible();
  });

  test.each(ofEachKind([list]))('is sorted, turned over and searched, all in the address (en)', async () => {
    const [head, sort] = order;
    await openList(2, true);
    await expect.element(page.getByText(t('console.list.more', { number: '10,000' }))).toBeVisible();
    await page.getByRole('link', { name: head(t), exact: true }).tap();
    await lastQuery().toMatchObject({ sort, page: '1' });
    await page.getByRole('link', { name: t('common.nextPage') }).tap();
    await lastQuery().toMatchObject({ sort, page: '2' });
    await page.getByRole('searchbox').write('pieter');
    await lastQuery().toMatchObject({ sort, query: 'pieter', page: '1' });
    expect(queries()).toBe(`?sort=${sort}&query=pieter`);
  });
});

describe('in a window of 1440 by 900', () => {
  test.each(ofEachKind(resources))('eighteen rows of $path are in sight (en)', async (list) => {
    await page.viewport(1440, 900);
    onTestFinished(() => page.viewport(390, 844));
    await open(`/console/${list.path}`, { as: admin, answers: [listed(list, 30), noNoShows] });
    await expect.element(table()).toBeVisible();
    const rows = table().getByRole('row').elements();
    expect(rows[18]?.getBoundingClientRect().bottom).toBeLessThan(900);
    expect(document.documentElement.scrollWidth).toBe(1440);
  });
});

test.each([
  ['/console/people?day=2026-11-20', listUsers, 'people'],
  ['/console/games?status=held&day=2026-11-20', listConsoleGames, 'games'],
  ['/console/games?status=held&joined=2026-11-20', listConsoleGames, 'joined'],
  ['/console/orders?review=false&day=2026-11-20', listConsoleOrders, 'orders'],
  ['/console/messages?state=failed&day=2026-11-20', listMessages, 'messages'],
] as const)('%s says that it is of one day alone, and leads to all', async (address, call, kind) => {
  const t = speak('en');
  await open(address, { as: admin, answers: [answer(call)] });
  await expect.element(page.getByRole('main')).toMatchTextContent(t(`operating.only.${kind}`, { day: 'Fri 20 Nov' }));
  await page.getByRole('link', { name: t('operating.only.show') }).tap();
  await expect.poll(queries).not.toMatch(/day|joined/);
});
