import * as contract from '@rondo/contract';
import { type Call, listConsoleOrders, listNoShows } from '@rondo/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { answer, askedOf, hold, refuse, respondWith } from '../../../test/backend.ts';
import { examples, listed, ofEachKind } from '../../../test/console-lists.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { open, speak } from '../../../test/open.tsx';
import { addressOf } from '../../platform/api.ts';
import type { Resource } from '../../ui/console/resource.tsx';
import { resources } from './resources.ts';
import { listNames, sections } from '../../ui/console/sections.ts';

const admin = { role: 'admin' } as const;
/** Only the page of enquiries makes this call. */
const noNoShows = answer(listNoShows);
const table = () => page.getByRole('table');

/** A phone has more than two filters behind a button. */
async function showFilters() {
  const button = page.getByRole('button', { name: speak('en')('console.list.filters') });
  await expect.element(table()).toBeVisible();
  if (button.query()) await button.tap();
}

const isCall = (one: unknown): one is Call => typeof one === 'object' && one !== null && 'path' in one;

/** The query parameters that a call takes. */
const questionsOf = ({ input }: Call) =>
  z.toJSONSchema(input.query ?? z.object(), { io: 'input', unrepresentable: 'any' }).properties ?? {};

/** The parameters of a call that take one of a few values, with these values. */
function choicesOf(call: Call): Record<string, string[]> {
  const ofFew = z.object({ enum: z.array(z.string()) });
  return Object.fromEntries(
    Object.entries(questionsOf(call)).flatMap(([name, property]) => {
      const { data } = ofFew.safeParse(property);
      return data ? [[name, data.enum] as const] : [];
    }),
  );
}

const filtersOf = ({ filters }: Resource) =>
  Object.entries(filters).flatMap(([name, filter]) => {
    const [first, last] = [filter?.options[0], filter?.options.at(-1)];
    // The first value is the default, the last one never is.
    return filter && first && last ? [{ name, ...filter, first, last }] : [];
  });

test('each list has a place in the navigation and an example', () => {
  const names = resources.map(({ path }) => path);
  expect(names).toEqual(listNames);
  expect(Object.keys(sections).filter((name) => listNames.includes(name))).toEqual(names);
  expect(Object.keys(examples)).toEqual(names);
});

test.each(resources)('$path has all filters that its call has, and its file', ({ call, filters, file }) => {
  const { sort: _, ...choices } = choicesOf(call);
  expect(Object.keys(filters)).toEqual(expect.arrayContaining(Object.keys(choices)));
  const calls: readonly Call[] = Object.values(contract).flatMap((one) => (isCall(one) ? [one] : []));
  expect(calls.filter(({ path }) => path === `${call.path}.csv`)).toEqual([file]);
});

describe.each(resources)('$path', (resource) => {
  const { path, words, call } = resource;
  const filters = filtersOf(resource);
  const openList = (language: (typeof testedLanguages)[number], first = listed(resource, 1)) =>
    open(`/console/${path}`, { as: admin, language, answers: [first, noNoShows] });

  test.each(testedLanguages)(
    'says what it is and how it is searched, that it loads, that it failed, and once tried again that there is nothing (%s)',
    async (language) => {
      const t = speak(language);
      const loading = hold(refuse(call, 'unavailable'));
      await openList(language, loading);
      await expect.element(page.getByText(t('common.loading')).last()).toBeInTheDocument();
      await expect.element(page.getByRole('heading', { level: 1, name: t(`${words}.title`) })).toBeVisible();
      await expect.element(page.getByRole('main')).toMatchTextContent(t(`${words}.intro`));
      const search = page.getByRole('searchbox', { name: t(`${words}.search`) });
      await expect.element(search).toHaveAttribute('placeholder', t(`${words}.placeholder`));
      loading.release();
      await expect.element(page.getByRole('alert').filter({ hasText: t(`${words}.failed`) })).toBeVisible();
      respondWith(listed(resource, 0));
      await page.getByRole('button', { name: t('common.retry') }).tap();
      await expect.element(page.getByRole('heading', { name: t(`${words}.none`) })).toBeVisible();
      await expect.element(page.getByText(t(`${words}.noneBody`))).toBeVisible();
      expect(table().query()).toBeNull();
    },
  );

  test.each(testedLanguages)('has what can be chosen of each filter (%s)', async (language) => {
    const t = speak(language);
    await openList(language);
    await expect.element(page.getByRole('region', { name: t(`${words}.title`), exact: true })).toBeVisible();
    for (const { label, options } of filters) {
      const shown = [...page.getByLabelText(t(label), { exact: true }).element().children];
      expect(shown.map((option) => [option.getAttribute('value'), option.textContent])).toEqual(
        options.map(([value, phrase]) => [value, t(phrase)]),
      );
    }
  });
});

describe.each(ofEachKind(resources))('$path (en)', (resource) => {
  const { path, call, file } = resource;
  const filters = filtersOf(resource);
  const lastQuery = () => askedOf(call).at(-1)?.query ?? {};
  const openList = (query = '') =>
    open(`/console/${path}${query}`, { as: admin, answers: [listed(resource, 1), noNoShows] });

  const filtered = filters.length > 0 ? ['is filtered by what is chosen of each filter, in the address too'] : [];

  test.each(filtered)('%s', async () => {
    const t = speak('en');
    await openList();
    await showFilters();
    for (const { name, label, first, last } of filters) {
      const chosen = page.getByLabelText(t(label), { exact: true });
      await chosen.selectOptions(t(last[1]));
      await expect.poll(() => location.search).toBe(`?${new URLSearchParams({ [name]: last[0] }).toString()}`);
      await expect.poll(lastQuery).toMatchObject({ [name]: last[0] });
      await expect.element(chosen).toHaveValue(last[0]);
      await chosen.selectOptions(t(first[1]));
      await expect.element(chosen).toHaveValue(first[0]);
      expect(location.search).toBe('');
    }
  });

  const spans = 'from' in questionsOf(call) ? ['from a day until a day'] : [];

  test.each(spans)('goes %s', async () => {
    await openList();
    await showFilters();
    for (const [name, day] of [
      ['from', '2026-03-09'],
      ['until', '2026-03-10'],
    ] as const) {
      await page.getByLabelText(speak('en')(`console.list.${name}`), { exact: true }).fill(day);
      await expect.poll(lastQuery).toMatchObject({ [name]: day });
    }
    expect(location.search).toBe('?from=2026-03-09&until=2026-03-10');
    await expect
      .element(page.getByRole('link', { name: speak('en')('console.list.csv') }))
      .toHaveAttribute('href', expect.stringContaining('from=2026-03-09&until=2026-03-10'));
  });

  const { sort: sorts = [] } = choicesOf(call);

  test.each(sorts)('has a head for the order %s, which is in the address', async (sort) => {
    await openList(`?sort=${sort}`);
    await expect
      .poll(() =>
        page
          .getByRole('columnheader')
          .elements()
          .filter((head) => head.ariaSort),
      )
      .toHaveLength(1);
    expect(lastQuery()).toMatchObject({ sort });
  });

  test('uses each filter of the address, and its file has the same search and filters', async () => {
    const asked = { ...Object.fromEntries(filters.map(({ name, last }) => [name, last[0]])), query: 'pieter' };
    await openList(`?${new URLSearchParams(asked).toString()}`);
    await expect.poll(lastQuery).toMatchObject(asked);
    await expect.element(table()).toBeVisible();
    const link = page.getByRole('link', { name: speak('en')('console.list.csv') });
    const href = new URL(link.element().getAttribute('href') ?? '', location.origin);
    expect(href.pathname).toBe(addressOf(file, {}));
    expect(Object.fromEntries(href.searchParams)).toEqual({ ...asked, sort: lastQuery().sort });
  });
});

/** Lists that are loaded anew whenever a reader returns to them; others only after a while. */
const asksAtOnce = new Set<string>(['corrections', 'messages', 'audit']);
/** Lists whose every look is logged. */
const asksOnce = new Set<string>(['owed', 'paid', 'journals', 'told']);

test.each(ofEachKind(resources))(
  'who returns to $path at once, or after ten minutes, has it asked for again if it should be (en)',
  async (resource) => {
    const { path, call } = resource;
    await open(`/console/${path}`, { as: admin, answers: [listed(resource, 1), noNoShows] });
    await expect.element(table()).toBeVisible();
    const timesAsked = (words: string) => askedOf(call).filter(({ query }) => query.query === words).length;
    /** How often the list of these words is asked for again by a return; another search is then asked for, so that nothing is still under way. */
    const askedAgain = async (words: string, laterMs: number, next: string) => {
      const before = timesAsked(words);
      const clock = vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + performance.now() + laterMs);
      onTestFinished(() => clock.mockRestore());
      window.dispatchEvent(new Event('visibilitychange'));
      await new Promise(requestAnimationFrame);
      await page.getByRole('searchbox').write(next);
      await expect.poll(() => timesAsked(next)).toBe(1);
      await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
      return timesAsked(words) - before;
    };
    expect(await askedAgain('', 0, 'pieter')).toBe(asksAtOnce.has(path) ? 1 : 0);
    expect(await askedAgain('pieter', 600_000, 'femke')).toBe(asksOnce.has(path) ? 0 : 1);
  },
);

test('an unknown list is not found', async () => {
  await open('/console/nowhere', { as: admin });
  await expect.element(page.getByRole('heading', { level: 1, name: speak('en')('nav.notFound.title') })).toBeVisible();
});

test.each(testedLanguages)(
  'the navigation names the sections in their order, lists and others (%s)',
  async (language) => {
    const t = speak(language);
    await open('/console/orders', { as: admin, language, answers: [answer(listConsoleOrders)] });
    // A phone has these in a menu.
    const hidden = { includeHidden: true };
    const links = page.getByRole('navigation', { ...hidden, name: t('console.sections') }).getByRole('link', hidden);
    const names = Object.values(sections).map((words) => t(`${words}.title`));
    await expect.poll(() => links.elements().map((link) => link.textContent)).toEqual([t('console.title'), ...names]);
  },
);
