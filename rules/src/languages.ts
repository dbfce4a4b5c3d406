interface LanguageRow {
  /** The language's name in that language. */
  name: string;
  /** For dates and names of months (BCP 47). */
  locale: string;
  decimal: '.' | ',';
  thousands: '.' | ',';
  /** The unit written after a number of hours. */
  hours: string;
  /** Whether it is the country's own: one language is. */
  isOfCountry: boolean;
}

/**
 * Rondo's languages, by code. Adding one takes a row here and in the database table `language`, its phrases (phrases/src/index.ts) and
 * its flag.
 */
export const languages = {
  en: { name: 'English', locale: 'en-GB', decimal: '.', thousands: ',', hours: 'h', isOfCountry: false },
  nl: { name: 'Nederlands', locale: 'nl-NL', decimal: ',', thousands: '.', hours: 'uur', isOfCountry: true },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

/** For readers who ask for no language that Rondo has, and for what machines read. */
export const defaultLanguage: Language = 'en';

/** For what is not written for a reader, but for the country's bookkeeping programs and by its maps. */
export const countryLanguage: Language =
  /* @__PURE__ */ languageCodes.find((code) => languages[code].isOfCountry) ?? defaultLanguage;

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

/** A number as the language writes it: `4.50`, in Dutch `4,50`. */
export function writeFigure(figure: string | number, language: Language): string {
  return String(figure).replace('.', languages[language].decimal);
}

/** A number with separated thousands, for reading, not for computing: `1,234.50`, in Dutch `1.234,50`. */
export function writeGrouped(figure: string | number, language: Language): string {
  const { decimal, thousands } = languages[language];
  const [whole = '', ...decimals] = String(figure).split('.');
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands), ...decimals].join(decimal);
}

/** Money as pages, previews and mails show it: `€ 1,234.50`, in Dutch `€ 1.234,50`; below zero `−€ 1,234.50`. */
export function formatMoney(euros: number, language: Language): string {
  return `${euros < 0 ? '−' : ''}€\u00A0${writeGrouped(Math.abs(euros).toFixed(2), language)}`;
}

/** An amount by which something changes: `+ € 2.50`, `− € 2.50`. */
export function formatChange(euros: number, language: Language): string {
  return `${euros > 0 ? '+' : '−'} ${formatMoney(Math.abs(euros), language)}`;
}
