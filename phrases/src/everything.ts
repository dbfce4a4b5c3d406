import { en as everywhere } from './en.ts';
import { account as accountInEnglish } from './en-account.ts';
import { refusals as refusalsInEnglish } from './en-errors.ts';
import { money as moneyInEnglish } from './en-money.ts';
import { organising as organisingInEnglish } from './en-organising.ts';
import { parts as spotsInEnglish } from './en-spots.ts';
import { nl as overal } from './nl.ts';
import { account as accountInDutch } from './nl-account.ts';
import { refusals as refusalsInDutch } from './nl-errors.ts';
import { money as moneyInDutch } from './nl-money.ts';
import { organising as organisingInDutch } from './nl-organising.ts';
import { parts as noticesInDutch } from './nl-notices.ts';
import { parts as noticesInEnglish } from './en-notices.ts';
import { parts as spotsInDutch } from './nl-spots.ts';

/** All parts together, for tests; browsers load them one by one. */
export const everything = {
  en: {
    ...everywhere,
    ...accountInEnglish,
    ...refusalsInEnglish,
    ...organisingInEnglish,
    ...moneyInEnglish,
    ...spotsInEnglish,
    ...noticesInEnglish,
  },
  nl: {
    ...overal,
    ...accountInDutch,
    ...refusalsInDutch,
    ...organisingInDutch,
    ...moneyInDutch,
    ...spotsInDutch,
    ...noticesInDutch,
  },
};
