import { findPhrase, type PhraseTree } from '@rondo/phrases/translate';
import { waitInWords } from '@rondo/rules';
import { ApiError } from './api.ts';
import type { Language } from './phrase-parts.ts';

/** Params of refusals that are amounts (`12.50`) or scores (`3.5`). */
const figures = new Set(['price', 'shortfall', 'balance', 'amount', 'minimum']);

/** The phrase of a refusal, its figures as the language writes them; the server's own words for a code we don't know. */
export function explain(phrases: PhraseTree, language: Language, error: unknown): string {
  if (!(error instanceof ApiError)) return findPhrase(phrases, 'common.somethingWrong') ?? '';
  // Nobody has answered: the words of the banner that says so already, so that it is said once.
  if (error.status === 0 && error.code === 'unavailable') return findPhrase(phrases, 'common.offline') ?? error.message;
  const say = (name: string, value: string | number) => {
    if (name === 'minutes') return waitInWords(Number(value), language);
    return language === 'nl' && figures.has(name) ? String(value).replace('.', ',') : value;
  };
  const params = Object.fromEntries(Object.entries(error.params).map(([name, value]) => [name, say(name, value)]));
  return findPhrase(phrases, `errors.${error.code}`, params) ?? error.message;
}
