import { useSearchParams } from 'react-router';

/** Only a path of our own: never another site's address. */
export function safePath(path: string | null | undefined): string | null {
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}

/** `/login` or `/signup`, coming back to this path afterwards. */
export function withReturn(page: '/login' | '/signup', path: string | null): string {
  return path && path !== '/' ? `${page}?returnTo=${encodeURIComponent(path)}` : page;
}

/** Where the reader came from; null when they came here on their own. */
export function useReturnTo(): string | null {
  const [query] = useSearchParams();
  return safePath(query.get('returnTo'));
}
