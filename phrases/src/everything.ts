import { en } from './en.ts';
import { accountPart as accountInEnglish } from './en-account.ts';
import { communityPart as communityInEnglish } from './en-community.ts';
import { errorsPart as errorsInEnglish } from './en-errors.ts';
import { homePart as homeInEnglish } from './en-home.ts';
import { infoPart as infoInEnglish } from './en-info.ts';
import { matchPart as matchInEnglish } from './en-match.ts';
import { moneyPart as moneyInEnglish } from './en-money.ts';
import { noticesPart as noticesInEnglish } from './en-notices.ts';
import { offlinePart as offlineInEnglish } from './en-offline.ts';
import { organisingPart as organisingInEnglish } from './en-organising.ts';
import { settingsPart as settingsInEnglish } from './en-settings.ts';
import { spotsPart as spotsInEnglish } from './en-spots.ts';
import { nl } from './nl.ts';
import { accountPart as accountInDutch } from './nl-account.ts';
import { communityPart as communityInDutch } from './nl-community.ts';
import { errorsPart as errorsInDutch } from './nl-errors.ts';
import { homePart as homeInDutch } from './nl-home.ts';
import { infoPart as infoInDutch } from './nl-info.ts';
import { matchPart as matchInDutch } from './nl-match.ts';
import { moneyPart as moneyInDutch } from './nl-money.ts';
import { noticesPart as noticesInDutch } from './nl-notices.ts';
import { offlinePart as offlineInDutch } from './nl-offline.ts';
import { organisingPart as organisingInDutch } from './nl-organising.ts';
import { settingsPart as settingsInDutch } from './nl-settings.ts';
import { spotsPart as spotsInDutch } from './nl-spots.ts';

/** All parts together, for tests; browsers load them one by one. */
export const everything = {
  en: {
    ...en,
    ...accountInEnglish,
    ...communityInEnglish,
    ...errorsInEnglish,
    ...homeInEnglish,
    ...infoInEnglish,
    ...matchInEnglish,
    ...moneyInEnglish,
    ...offlineInEnglish,
    ...organisingInEnglish,
    ...settingsInEnglish,
    ...spotsInEnglish,
    ...noticesInEnglish,
  },
  nl: {
    ...nl,
    ...accountInDutch,
    ...communityInDutch,
    ...errorsInDutch,
    ...homeInDutch,
    ...infoInDutch,
    ...matchInDutch,
    ...moneyInDutch,
    ...offlineInDutch,
    ...organisingInDutch,
    ...settingsInDutch,
    ...spotsInDutch,
    ...noticesInDutch,
  },
};
