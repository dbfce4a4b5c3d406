/**
 * The languages that players say they speak (product.md#people), by code (ISO 639). Adding one takes its name in `playing.names` of the
 * phrases, too.
 */
export const spokenLanguages = [
  'nl',
  'en',
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'fa',
  'fr',
  'fy',
  'hi',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'pap',
  'pl',
  'pt',
  'ro',
  'ru',
  'so',
  'sv',
  'ti',
  'tr',
  'uk',
  'zh',
] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];
