import { pageSizes } from '@rondo/rules';

/** The page of a list that stands in an address: the first where there is none, the deepest beyond it. */
export function pageIn(query: URLSearchParams): number {
  const page = Math.trunc(Number(query.get('page'))) || 1;
  return Math.min(Math.max(1, page), pageSizes.deepestPage);
}
