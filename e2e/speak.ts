import type { Phrases } from '@rondo/phrases/en';
import { everything } from '@rondo/phrases/everything';
import { findPhrase, type PhraseKey } from '@rondo/phrases/translate';

/** The texts of a journey in the language its browser asks for. */
export function speak(locale: string | undefined) {
  const phrases = locale?.startsWith('nl') ? everything.nl : everything.en;
  return (key: PhraseKey<Phrases>, params?: Record<string, string | number>): string =>
    findPhrase(phrases, key, params) ?? key;
}

/** An amount as the page shows it, whatever space it puts behind the sign. */
export function money(euros: number, locale: string | undefined): RegExp {
  const dutch = locale?.startsWith('nl');
  const figure = euros.toFixed(2).replace('.', dutch ? ',' : '\\.');
  return new RegExp(`€\\s?${figure}`);
}
