import type { accountPart } from './en-account.ts';
import type { communityPart } from './en-community.ts';
import type { errorsPart } from './en-errors.ts';
import type { homePart } from './en-home.ts';
import type { infoPart } from './en-info.ts';
import type { matchPart } from './en-match.ts';
import type { moneyPart } from './en-money.ts';
import type { noticesPart } from './en-notices.ts';
import type { offlinePart } from './en-offline.ts';
import type { organisingPart } from './en-organising.ts';
import type { settingsPart } from './en-settings.ts';
import type { spotsPart } from './en-spots.ts';
import { common } from './en/common.ts';
import { games } from './en/games.ts';
import { nav } from './en/nav.ts';

/** English: the source of keys, of what every page needs; the rest is in parts. Mails have their own file, so that browsers never load them. */
export const en = { common, nav, games } as const;

/** Everything the web app can say. */
export type Phrases = typeof en &
  typeof accountPart &
  typeof communityPart &
  typeof errorsPart &
  typeof homePart &
  typeof infoPart &
  typeof matchPart &
  typeof moneyPart &
  typeof noticesPart &
  typeof offlinePart &
  typeof organisingPart &
  typeof settingsPart &
  typeof spotsPart;
