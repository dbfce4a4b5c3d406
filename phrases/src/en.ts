import type { refusals } from './en-errors.ts';
import type { account } from './en-account.ts';
import type { money } from './en-money.ts';
import type { parts as notices } from './en-notices.ts';
import type { organising } from './en-organising.ts';
import type { parts as spots } from './en-spots.ts';
import { accounts } from './en/accounts.ts';
import { common } from './en/common.ts';
import { community } from './en/community.ts';
import { games } from './en/games.ts';
import { home } from './en/home.ts';
import { joining } from './en/joining.ts';
import { match } from './en/match.ts';
import { nav } from './en/nav.ts';
import { profile } from './en/profile.ts';
import { wallet } from './en/wallet.ts';

/** English: the source of keys. Mails have their own file, so that browsers never load them. */
export const en = {
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
} as const;

/** Everything the web app can say. */
export type Phrases = typeof en &
  typeof account &
  typeof refusals &
  typeof organising &
  typeof money &
  typeof spots &
  typeof notices;
