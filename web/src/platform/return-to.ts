import { ownPath } from '@rondo/rules';
import { useSearchParams } from 'react-router';

/** `/login` or `/signup`, coming back to this path afterwards. */
export function withReturn(page: '/login' | '/signup', path: string | null): string {
  return path && path !== '/' ? `${page}?returnTo=${encodeURIComponent(path)}` : page;
}

const storageKey = 'rondo.return-to';

/** Keeps the way back while a new account waits for its mail, which is opened in another tab. */
export function keepReturn(path: string | null): void {
  try {
    if (path) window.localStorage.setItem(storageKey, path);
    else window.localStorage.removeItem(storageKey);
  } catch {
    // A browser that refuses to store only loses the way back.
  }
}

/** The way back that was kept; only once. */
export function takeReturn(): string | null {
  try {
    const path = window.localStorage.getItem(storageKey);
    window.localStorage.removeItem(storageKey);
    return ownPath(path);
  } catch {
    return null;
  }
}

/** Where the reader came from; null when they came here on their own. */
export function useReturnTo(): string | null {
  const [query] = useSearchParams();
  return ownPath(query.get('returnTo'));
}
