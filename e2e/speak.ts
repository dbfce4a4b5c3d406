import { en, type Phrases } from '@rondo/phrases/en';
import { account as accountInEnglish } from '@rondo/phrases/en-account';
import { refusals as refusalsInEnglish } from '@rondo/phrases/en-errors';
import { money as moneyInEnglish } from '@rondo/phrases/en-money';
import { organising as organisingInEnglish } from '@rondo/phrases/en-organising';
import { parts as spotsInEnglish } from '@rondo/phrases/en-spots';
import { nl } from '@rondo/phrases/nl';
import { account as accountInDutch } from '@rondo/phrases/nl-account';
import { refusals as refusalsInDutch } from '@rondo/phrases/nl-errors';
import { money as moneyInDutch } from '@rondo/phrases/nl-money';
import { organising as organisingInDutch } from '@rondo/phrases/nl-organising';
import { parts as spotsInDutch } from '@rondo/phrases/nl-spots';
import { findPhrase, type PhraseKey } from '@rondo/phrases/translate';

/** The texts of a journey in the language its browser asks for. */
export function speak(locale: string | undefined) {
  const phrases = locale?.startsWith('nl')
    ? { ...nl, ...accountInDutch, ...refusalsInDutch, ...organisingInDutch, ...moneyInDutch, ...spotsInDutch }
    : {
        ...en,
        ...accountInEnglish,
        ...refusalsInEnglish,
        ...organisingInEnglish,
        ...moneyInEnglish,
        ...spotsInEnglish,
      };
  return (key: PhraseKey<Phrases>, params?: Record<string, string | number>): string =>
    findPhrase(phrases, key, params) ?? key;
}

/** An amount as the page shows it, whatever space it puts behind the sign. */
export function money(euros: number, locale: string | undefined): RegExp {
  const dutch = locale?.startsWith('nl');
  const figure = euros.toFixed(2).replace('.', dutch ? ',' : '\\.');
  return new RegExp(`€\\s?${figure}`);
}
