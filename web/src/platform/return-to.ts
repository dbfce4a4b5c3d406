import { ownPath } from '@rondo/rules';
import { useSearchParams } from 'react-router';

/** The address of `/login` or `/signup`, returning to this path afterwards. */
export function withReturn(page: '/login' | '/signup', path: string | null): string {
  return path && path !== '/' ? `${page}?returnTo=${encodeURIComponent(path)}` : page;
}

/** The path to return to; null if there is none. */
export function useReturnTo(): string | null {
  const [query] = useSearchParams();
  return ownPath(query.get('returnTo'));
}
