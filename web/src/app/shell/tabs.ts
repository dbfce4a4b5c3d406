import type { Me } from '@rondo/contract';
import { mayCreateGames } from '../../platform/session.ts';
import type { IconName } from '../../ui/icon.tsx';

interface Tab {
  name: 'discover' | 'myGames' | 'communities' | 'create' | 'wallet' | 'leaderboard' | 'login';
  to: string;
  icon: IconName;
  /** Addresses of other pages that count as within this tab. */
  within?: RegExp;
}

const discover: Tab = { name: 'discover', to: '/', icon: 'search', within: /^\/allgames$/ };
const myGames: Tab = { name: 'myGames', to: '/my-games', icon: 'calendar', within: /^\/(?:organising$|ticket\/)/ };
const communities: Tab = { name: 'communities', to: '/communities', icon: 'people', within: /^\/community\// };
const create: Tab = { name: 'create', to: '/create', icon: 'plus' };
const wallet: Tab = { name: 'wallet', to: '/wallet', icon: 'wallet', within: /^\/wallet\// };
const leaderboard: Tab = { name: 'leaderboard', to: '/leaderboard', icon: 'trophy' };
const login: Tab = { name: 'login', to: '/login', icon: 'user', within: /^\/signup$/ };

/** The links of a phone's bar (design.md#the-way-through); for logged-in users *Me* follows. Guests have no wallet. */
export function tabsFor(user: Me | null): readonly Tab[] {
  if (!user) return [discover, communities, leaderboard, login];
  if (user.role === 'guest') return [discover, myGames, communities];
  return [discover, myGames, mayCreateGames(user) ? create : communities, wallet];
}

/** Pages of *Me*'s own entries. */
const ofMe = /^\/(?:profile|edit-profile|settings|notifications)$/;

export const isOfMe = (pathname: string): boolean => ofMe.test(pathname);

/** `page` if the tab leads to just this page, `true` if the page is within it. */
export function currentOf({ to, within }: Tab, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return within?.test(pathname) ? 'true' : undefined;
}
