import { accounts } from './nl/accounts.ts';
import { common } from './nl/common.ts';
import { community } from './nl/community.ts';
import { games } from './nl/games.ts';
import { home } from './nl/home.ts';
import { joining } from './nl/joining.ts';
import { match } from './nl/match.ts';
import { nav } from './nl/nav.ts';
import { profile } from './nl/profile.ts';
import { wallet } from './nl/wallet.ts';
import type { en } from './en.ts';
import type { Shape } from './translate.ts';

/** Dutch. */
export const nl = {
  common,
  nav,
  home,
  games,
  match,
  joining,
  wallet,
  accounts,
  profile,
  community,
} satisfies Shape<typeof en>;
