import { defaultLanguage, formatMoney, type Language, languageCodes } from '@rondo/rules';
import { type English, phrasesIn } from '@rondo/phrases';
import { findPhrase, type PhraseKey } from '@rondo/phrases/translate';

/** The texts of a journey in the language its browser asks for. */
export function speak(locale: string | undefined) {
  const phrases = phrasesIn[languageOf(locale)];
  return (key: PhraseKey<English>, params?: Record<string, string | number>): string =>
    findPhrase(phrases, key, params) ?? key;
}

/** An amount as the page shows it, whatever space it puts behind the sign. */
export function money(euros: number, locale: string | undefined): RegExp {
  return new RegExp(formatMoney(euros, languageOf(locale)).replace('.', '\\.').replace(/\s/, '\\s?'));
}

function languageOf(locale = ''): Language {
  return languageCodes.find((code) => locale.startsWith(code)) ?? defaultLanguage;
}
