import { type Language, languages } from '@rondo/rules';

/** Makes one value for each language when first needed: making one takes longer than composing a mail. */
export function onceALanguage<T>(make: (locale: string) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const one = make(languages[language].locale);
    made.set(language, one);
    return one;
  };
}
