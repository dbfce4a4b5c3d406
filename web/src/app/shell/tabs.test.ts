import type { Me } from '@rondo/contract';
import { expect, test } from 'vitest';
import { currentOf, isOfMe, tabsFor } from './tabs.ts';

const withRole = (role: Me['role']) => ({ role }) as Me;
const names = (user: Me | null) => tabsFor(user).map(({ name }) => name);

test.each([
  ['a visitor', null, ['discover', 'communities', 'leaderboard', 'login']],
  ['a guest', withRole('guest'), ['discover', 'myGames', 'communities']],
  ['a player', withRole('player'), ['discover', 'myGames', 'communities', 'wallet']],
  ['an organiser', withRole('organiser'), ['discover', 'myGames', 'create', 'wallet']],
  ['an admin', withRole('admin'), ['discover', 'myGames', 'create', 'wallet']],
])('%s has the tabs of what they can do', (_, user, expected) => {
  expect(names(user)).toEqual(expected);
});

test.each([
  ['/', 'discover', 'page'],
  ['/allgames', 'discover', 'true'],
  ['/my-games', 'myGames', 'page'],
  ['/organising', 'myGames', 'true'],
  ['/wallet', 'wallet', 'page'],
  ['/wallet/statement', 'wallet', 'true'],
  ['/community/ABC', 'communities', 'true'],
  ['/console', null, null],
] as const)('%s is within %s', (pathname, name, current) => {
  const tabs = [...tabsFor(withRole('player')), ...tabsFor(withRole('organiser'))];
  const lit = [...new Set(tabs.filter((tab) => currentOf(tab, pathname)))];
  expect(lit.map((tab) => [tab.name, currentOf(tab, pathname)])).toEqual(name ? [[name, current]] : []);
});

test('pages about oneself belong to Me', () => {
  expect(['/profile', '/settings', '/edit-profile', '/notifications', '/', '/wallet'].filter(isOfMe)).toEqual([
    '/profile',
    '/settings',
    '/edit-profile',
    '/notifications',
  ]);
});
