import { listCalendars, makeCalendar, removeCalendar } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import { paramsOf, sentence } from '../../test/forms.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { button } from '../../test/match.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');
const address = 'https://rondo.test/calendars/abc.ics';
const own = { search: null, address, createdAt: at('-P9D') };
const followed = { ...own, search: 'sports=Volleyball', address: 'https://rondo.test/calendars/def.ics' };
const listed = (...calendars: object[]) => answer(listCalendars, { data: { calendars } });
const openIt = (answers: Answer[], query = '', language: Language = 'en') =>
  open(`/calendars${query}`, { as: {}, language, answers });

describe.each(testedLanguages)('calendars (%s)', (language) => {
  const say = speak(language);
  test('none: one of one’s own games is made', async () => {
    await openIt([listed(), answer(makeCalendar)], '', language);
    await expect.element(page.getByText(say('calendars.noSearches'))).toBeVisible();
    await button(say('calendars.make')).tap();
    await expect.poll(() => askedOf(makeCalendar).at(-1)?.body).toEqual({ search: null });
  });
  test('refused, it is said there', async () => {
    await openIt(
      [listed(), refuse(makeCalendar, 'too_many_calendars', { params: paramsOf('too_many_calendars') })],
      '',
      language,
    );
    await button(say('calendars.make')).tap();
    await expect.element(page.getByRole('alert')).toMatchTextContent(sentence(language, 'too_many_calendars'));
  });
  test('failed, and asked for again', async () => {
    await openIt([refuse(listCalendars, 'unavailable')], '', language);
    await expect.element(page.getByText(say('errors.unavailable'))).toBeVisible();
    respondWith(listed());
    await button(say('common.retry')).tap();
    await expect.element(page.getByText(say('calendars.noSearches'))).toBeVisible();
  });
});

test('one’s own goes into Apple’s, Google’s and Outlook’s, and is removed', async () => {
  await openIt([listed(own), answer(removeCalendar)]);
  const link = (name: string) => page.getByRole('link', { name });
  await expect.element(link(t('calendars.apple'))).toHaveAttribute('href', address.replace('https', 'webcal'));
  await expect.element(link(t('calendars.google'))).toHaveAttribute('href', expect.stringContaining('google.com'));
  await expect.element(link(t('calendars.outlook'))).toHaveAttribute('href', expect.stringContaining('outlook'));
  await button(t('calendars.removeOf', { name: t('calendars.own') })).tap();
  await expectBanner(t('calendars.removed'));
});

test('removing one that is gone is told', async () => {
  await openIt([listed(own), refuse(removeCalendar, 'calendar_not_found')]);
  await button(t('calendars.removeOf', { name: t('calendars.own') })).tap();
  await expectBanner(t('errors.calendar_not_found'));
});

test('a search in the address is offered, in words', async () => {
  await openIt([listed(own, followed), answer(makeCalendar)], '?sports=Football');
  await expect.element(page.getByRole('heading', { name: t('calendars.follow') })).toBeVisible();
  await button(t('calendars.make')).tap();
  await expect.poll(() => askedOf(makeCalendar).at(-1)?.body).toEqual({ search: 'sports=Football' });
});

test('a search that is followed already is not', async () => {
  await openIt([listed(own, followed)], '?sports=Volleyball');
  await expect.element(page.getByRole('link', { name: t('calendars.results') })).toBeVisible();
  expect(page.getByRole('heading', { name: t('calendars.follow') }).query()).toBeNull();
});

test('a search that can be followed comes before one’s own games, and without a list of none', async () => {
  await openIt([listed()], '?sports=Football');
  await expect.element(page.getByRole('heading', { name: t('calendars.follow') })).toBeVisible();
  const colours = button(t('calendars.make'))
    .elements()
    .map((one) => getComputedStyle(one).backgroundColor);
  expect(new Set(colours).size).toBe(2);
  expect(page.getByRole('heading', { name: t('calendars.searches') }).query()).toBeNull();
});
