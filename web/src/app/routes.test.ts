import { globSync } from 'node:fs';
import { phrasesIn } from '@rondo/phrases';
import { expect, test } from 'vitest';
import { translator } from '../platform/i18n.tsx';
import { resources } from '../pages/console/resources.ts';
import { findRoute, notFoundRoute, routes } from './routes.ts';

const all = [...routes, notFoundRoute];

test('every page but the home page has a title for the phone’s header, and no two kinds of page the same', () => {
  expect(all.filter(({ title }) => title === null).map(({ path }) => path)).toEqual(['/']);
  const english = translator(phrasesIn.en);
  const titles = new Map(all.flatMap(({ title }) => (title === null ? [] : [[title, english(title)] as const])));
  const twice = [...titles.values()].filter((words, index, those) => those.indexOf(words) !== index);
  // Confirming is the last step of signing up, so both share a title.
  expect(twice).toEqual(['Sign up']);
});

test.each([
  ['/allgames', 'Games', 'Wedstrijden'],
  ['/profile?tab=ratable', 'Profile', 'Profiel'],
  ['/wallet', 'Top Up', 'Opwaarderen'],
  ['/wallet/receipt/1', 'Receipt', 'Bon'],
  ['/match/1', 'Game info', 'Wedstrijd'],
  ['/create', 'Create a game', 'Nieuwe wedstrijd'],
  ['/organising', 'Organising', 'Organiseren'],
  ['/edit-profile', 'Edit profile', 'Profiel bewerken'],
  ['/settings', 'Settings', 'Instellingen'],
  ['/restore-password', 'Password', 'Wachtwoord'],
  ['/guest-account', 'Guest account', 'Gastaccount'],
  ['/reset-password/mailed', 'New password', 'Nieuw wachtwoord'],
  ['/confirm-signup/mailed', 'Sign up', 'Account maken'],
  ['/booking/mailed', 'Your booking', 'Je boeking'],
  ['/guest-money/mailed', 'Your money', 'Je geld'],
  ['/unsubscribe/mailed', 'Emails', 'E-mails'],
  ['/confirm-newsletter/mailed', 'Newsletter', 'Nieuwsbrief'],
  ['/confirm-address/mailed', 'Email address', 'E-mailadres'],
  ['/payments/redirect?orderId=1&app=android', 'Payment', 'Betaling'],
  ['/payments/external/redirect?orderId=1', 'Payment', 'Betaling'],
  ['/nowhere', 'Not found', 'Niet gevonden'],
])('on a phone %s is called %s, in Dutch %s', (address, english, dutch) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  const { title } = findRoute(pathname, search).route;
  if (title === null) throw new Error('no title');
  expect([translator(phrasesIn.en)(title), translator(phrasesIn.nl)(title)]).toEqual([english, dutch]);
});

test('each list of the console has a route, and nothing else is a list', () => {
  expect(routes.flatMap(({ list }) => list ?? [])).toEqual(resources.map(({ path }) => path));
  expect(findRoute('/console/Orders/', '').route.list).toBe('orders');
  expect(findRoute('/console/nowhere', '').route).toBe(notFoundRoute);
});

test('every file in pages/ is a page that an address opens', () => {
  const files = globSync('!(*.test).tsx', { cwd: new URL('../pages/', import.meta.url) });
  const pages = new Set(all.flatMap(({ page, own = page }) => [`${page}.tsx`, `${own}.tsx`]));
  expect(files.filter((file) => !pages.has(file))).toEqual([]);
  expect([...pages].filter((page) => !files.includes(page))).toEqual([]);
});
