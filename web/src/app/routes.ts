import { matchPath } from 'react-router';
import type { Key } from '../platform/i18n.tsx';
import type { PageModule } from '../platform/page-module.ts';

export interface AppRoute {
  path: string;
  /** Only where the address has this in its query. */
  query?: string;
  /** Name of the file in pages/. */
  page: string;
  /** What the phone's header calls it (2-accounts §2); null for the home page, which has the logo there. */
  title: Extract<Key, `nav.titles.${string}`> | null;
  /** B of 2-accounts §2: `user` needs a login; `organiser` an organiser or admin too. Without it anyone may come. */
  guard?: 'user' | 'organiser';
}

/** Every page; each is a chunk of its own. */
export const routes: readonly AppRoute[] = [
  { path: '/', page: 'home', title: null },
  { path: '/allgames', page: 'all-games', title: 'nav.titles.allgames' },
  { path: '/match/:id', page: 'match', title: 'nav.titles.match' },
  { path: '/community/:code', page: 'community', title: 'nav.titles.community' },
  { path: '/create', page: 'create', title: 'nav.titles.create', guard: 'organiser' },
  { path: '/admin/match/:id', page: 'edit-game', title: 'nav.titles.edit-match', guard: 'organiser' },
  { path: '/wallet', page: 'wallet', title: 'nav.titles.wallet', guard: 'user' },
  { path: '/wallet/statement', page: 'statement', title: 'nav.titles.statement', guard: 'user' },
  { path: '/wallet/receipt/:id', page: 'receipt', title: 'nav.titles.receipt', guard: 'user' },
  // Back from the provider to a phone's browser; the Android shell goes on with the payment (2-accounts §2).
  { path: '/payments/redirect', query: 'app=android', page: 'app-return', title: 'nav.titles.payments' },
  { path: '/payments/redirect', page: 'payment-result', title: 'nav.titles.payments', guard: 'user' },
  { path: '/payments/external/redirect', page: 'spot-payment-result', title: 'nav.titles.payments' },
  { path: '/booking/:token', page: 'booking', title: 'nav.titles.booking' },
  { path: '/profile', page: 'profile', title: 'nav.titles.profile', guard: 'user' },
  { path: '/edit-profile', page: 'edit-profile', title: 'nav.titles.edit-profile', guard: 'user' },
  { path: '/settings', page: 'settings', title: 'nav.titles.settings', guard: 'user' },
  { path: '/notifications', page: 'notifications', title: 'nav.titles.notifications', guard: 'user' },
  { path: '/unsubscribe/:token', page: 'unsubscribe', title: 'nav.titles.unsubscribe' },
  { path: '/confirm-address/:token', page: 'confirm-address', title: 'nav.titles.confirm-address' },
  { path: '/confirm-newsletter/:token', page: 'confirm-newsletter', title: 'nav.titles.confirm-newsletter' },
  { path: '/login', page: 'login', title: 'nav.titles.login' },
  { path: '/signup', page: 'signup', title: 'nav.titles.signup' },
  { path: '/confirm-signup/:token', page: 'confirm-signup', title: 'nav.titles.confirm-signup' },
  { path: '/restore-password', page: 'restore-password', title: 'nav.titles.restore-password' },
  { path: '/guest-account', page: 'guest-account', title: 'nav.titles.guest-account' },
  { path: '/reset-password/:token', page: 'reset-password', title: 'nav.titles.reset-password' },
  { path: '/offline', page: 'offline', title: 'nav.titles.offline' },
  { path: '/about', page: 'about', title: 'nav.titles.about' },
  { path: '/termsAndConditions', page: 'terms', title: 'nav.titles.terms' },
  { path: '/privacyPolicy', page: 'privacy', title: 'nav.titles.privacy' },
  { path: '/cookiePolicy', page: 'cookies', title: 'nav.titles.cookies' },
];

export const notFoundRoute: AppRoute = { path: '*', page: 'not-found', title: 'nav.titles.not-found' };

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
