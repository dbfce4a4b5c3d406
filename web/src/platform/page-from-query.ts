import { pageSizes } from '@rondo/rules';

/** The page of a list that an address names: the first if it names none, and at most the deepest. */
export function pageFromQuery(query: URLSearchParams, deepest: number = pageSizes.deepestPage): number {
  const page = Math.trunc(Number(query.get('page'))) || 1;
  return Math.min(Math.max(1, page), deepest);
}
