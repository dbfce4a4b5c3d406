import { type Language, languageCodes } from '@rondo/rules';

/** The language of `npm test`: its words are the longest. Tests that name no language are in the other. */
const usual: Language = 'nl';

/**
 * The languages of tests that are the same in each: all of them, but in `npm test` only one, and the others in `npm run test:all`
 * (scripts/suite/parts.ts), because each takes a fifth of the time.
 */
export const testedLanguages: readonly Language[] = {
  all: languageCodes,
  usual: [usual],
  others: languageCodes.filter((code) => code !== usual),
}[import.meta.env['SUITE_LANGUAGES'] as 'all' | 'usual' | 'others'];

/**
 * The languages of what is the same in each form and in each language, and so is tested once for each form, in `npm run test:all`; none in
 * `npm test`.
 */
export const otherLanguages = testedLanguages.filter((code) => code !== usual);
