import { findPhrase, type PhraseTree } from '@rondo/phrases/translate';
import { type Language, waitInWords, writeGrouped } from '@rondo/rules';
import { ApiError } from './api.ts';

/** Params of refusals that are amounts (`12.50`) or scores (`3.5`). */
const figures = new Set(['price', 'shortfall', 'balance', 'amount', 'minimum', 'score']);

/** The phrase of a refusal, with numbers in the language's notation; for an unknown code, the server's own words. */
export function explain(phrases: PhraseTree, language: Language, error: unknown): string {
  if (!(error instanceof ApiError)) return findPhrase(phrases, 'common.somethingWrong') ?? '';
  // The same words as in the banner about missing answers, so that it appears only once.
  if (error.status === 0 && error.code === 'unavailable') return findPhrase(phrases, 'common.offline') ?? error.message;
  const say = (name: string, value: string | number) => {
    if (name === 'minutes') return waitInWords(Number(value), language);
    return figures.has(name) ? writeGrouped(value, language) : value;
  };
  const params = Object.fromEntries(Object.entries(error.params).map(([name, value]) => [name, say(name, value)]));
  const said = findPhrase(phrases, `errors.${error.code}`, params) ?? error.message;
  return params.reference ? `${said} · ${findPhrase(phrases, 'errors.reference', params)}` : said;
}
