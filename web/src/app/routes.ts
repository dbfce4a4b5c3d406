import { matchPath } from 'react-router';
import type { PageModule } from '../platform/page-module.ts';

export interface AppRoute {
  path: string;
  /** Only where the address has this in its query. */
  query?: string;
  /** Name of the file in pages/. */
  page: string;
  /** B of 2-accounts §2: `user` needs a login; `organiser` an organiser or admin too. Without it anyone may come. */
  guard?: 'user' | 'organiser';
}

/** Every page; each is a chunk of its own. */
export const routes: readonly AppRoute[] = [
  { path: '/', page: 'home' },
  { path: '/allgames', page: 'all-games' },
  { path: '/match/:id', page: 'match' },
  { path: '/community/:code', page: 'community' },
  { path: '/create', page: 'create', guard: 'organiser' },
  { path: '/admin/match/:id', page: 'edit-game', guard: 'organiser' },
  { path: '/wallet', page: 'wallet', guard: 'user' },
  { path: '/wallet/statement', page: 'statement', guard: 'user' },
  { path: '/wallet/receipt/:id', page: 'receipt', guard: 'user' },
  // Back from the provider to a phone's browser; the Android shell goes on with the payment (2-accounts §2).
  { path: '/payments/redirect', query: 'app=android', page: 'app-return' },
  { path: '/payments/redirect', page: 'payment-result', guard: 'user' },
  { path: '/payments/external/redirect', page: 'spot-payment-result' },
  { path: '/booking/:token', page: 'booking' },
  { path: '/profile', page: 'profile', guard: 'user' },
  { path: '/edit-profile', page: 'edit-profile', guard: 'user' },
  { path: '/settings', page: 'settings', guard: 'user' },
  { path: '/notifications', page: 'notifications', guard: 'user' },
  { path: '/unsubscribe/:token', page: 'unsubscribe' },
  { path: '/confirm-address/:token', page: 'confirm-address' },
  { path: '/confirm-newsletter/:token', page: 'confirm-newsletter' },
  { path: '/login', page: 'login' },
  { path: '/signup', page: 'signup' },
  { path: '/confirm-signup/:token', page: 'confirm-signup' },
  { path: '/restore-password', page: 'restore-password' },
  { path: '/guest-account', page: 'guest-account' },
  { path: '/reset-password/:token', page: 'reset-password' },
  { path: '/offline', page: 'offline' },
  { path: '/about', page: 'about' },
  { path: '/termsAndConditions', page: 'terms' },
  { path: '/privacyPolicy', page: 'privacy' },
  { path: '/cookiePolicy', page: 'cookies' },
];

export const notFoundRoute: AppRoute = { path: '*', page: 'not-found' };

const loaders = import.meta.glob<PageModule>('../pages/*.tsx');
const loaded = new Map<string, PageModule>();

export function findRoute(
  pathname: string,
  search: string,
): { route: AppRoute; params: Readonly<Record<string, string | undefined>> } {
  for (const route of routes) {
    if (route.query && !search.includes(route.query)) continue;
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  return { route: notFoundRoute, params: {} };
}

/** Whether its addresses are mailed and open something for whoever has them: nobody else is to learn or keep them. */
export function holdsToken({ path }: AppRoute): boolean {
  return path.includes(':token');
}

/** The page's chunk, once it is here. */
export function loadedPage(page: string): PageModule | undefined {
  return loaded.get(page);
}

export async function loadPage(page: string): Promise<PageModule> {
  const known = loaded.get(page);
  if (known) return known;
  const load = loaders[`../pages/${page}.tsx`];
  if (!load) throw new Error(`There is no web/src/pages/${page}.tsx`);
  const module = await load();
  loaded.set(page, module);
  return module;
}
