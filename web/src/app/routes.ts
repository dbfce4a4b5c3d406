import { matchPath } from 'react-router';
import { listNames } from '../ui/console/sections.ts';
import type { Key } from '../platform/i18n.tsx';
import type { PageModule } from '../platform/page-module.ts';
import { loadPieces } from '../platform/pieces.tsx';

export interface AppRoute {
  path: string;
  /** The route applies only if the address has this in its query. */
  query?: string;
  /** The route applies only where `:list` in its path is this. */
  list?: string;
  /** Name of the file in pages/. */
  page: string;
  /** The file for logged-in users, where they see another page at the same address. */
  own?: string;
  /** Its title in the phone's header (pages.md#header-and-footer); null for the home page, which shows the logo. */
  title: Extract<Key, `nav.titles.${string}`> | null;
  /**
   * Who may see the page (pages.md#pages): `user` requires a login, `organiser` an organiser or admin, `leader` one of those or a
   * co-organiser; without it, anyone.
   */
  guard?: 'user' | 'organiser' | 'leader' | 'admin';
  /** Whether the page has a bar of its own at the bottom, which replaces a phone's tabs. */
  hasOwnBar?: true;
}

/** Every page; each has its own chunk. */
export const routes: readonly AppRoute[] = [
  { path: '/', page: 'home', own: 'own-home', title: null },
  { path: '/allgames', page: 'all-games', title: 'nav.titles.allgames' },
  { path: '/match/:id', page: 'match', title: 'nav.titles.match', hasOwnBar: true },
  { path: '/match/:id/check-in', page: 'check-in', title: 'nav.titles.match', guard: 'user' },
  { path: '/communities', page: 'communities', title: 'nav.titles.communities' },
  { path: '/community/:code', page: 'community', title: 'nav.titles.community' },
  { path: '/leaderboard', page: 'leaderboard', title: 'nav.titles.leaderboard' },
  { path: '/tournaments', page: 'tournaments', title: 'nav.titles.tournaments' },
  { path: '/tournaments/:id', page: 'tournament', title: 'nav.titles.tournament' },
  { path: '/tournaments/:id/lead', page: 'lead-tournament', title: 'nav.titles.tournament', guard: 'user' },
  { path: '/tournaments/:id/screen', page: 'tournament-screen', title: 'nav.titles.tournament' },
  { path: '/player/:id', page: 'player', title: 'nav.titles.player', guard: 'user' },
  { path: '/create', page: 'create', title: 'nav.titles.create', guard: 'organiser' },
  // Who no longer organises is still owed what they earned.
  { path: '/organising', query: 'tab=pay', page: 'organising', title: 'nav.titles.organising', guard: 'user' },
  { path: '/organising', page: 'organising', title: 'nav.titles.organising', guard: 'leader' },
  { path: '/organising/replay', page: 'replay', title: 'nav.titles.replay', guard: 'organiser' },
  { path: '/admin/match/:id', page: 'edit-game', title: 'nav.titles.edit-match', guard: 'leader' },
  { path: '/console', page: 'console', title: 'nav.titles.console', guard: 'admin' },
  { path: '/console/cities', page: 'console-cities', title: 'nav.titles.console', guard: 'admin' },
  { path: '/console/payouts', page: 'console-payouts', title: 'nav.titles.console', guard: 'admin' },
  { path: '/console/books', page: 'console-books', title: 'nav.titles.console', guard: 'admin' },
  { path: '/console/ledger', page: 'console-ledger', title: 'nav.titles.console', guard: 'admin' },
  { path: '/console/accounts', page: 'console-accounts', title: 'nav.titles.console', guard: 'admin' },
  { path: '/console/rates', page: 'console-rates', title: 'nav.titles.console', guard: 'admin' },
  { path: '/console/switches', page: 'console-switches', title: 'nav.titles.console', guard: 'admin' },
  { path: '/console/health', page: 'console-health', title: 'nav.titles.console', guard: 'admin' },
  { path: '/console/results', page: 'console-results', title: 'nav.titles.console', guard: 'admin' },
  { path: '/console/jobs', page: 'console-jobs', title: 'nav.titles.console', guard: 'admin' },
  ...listNames.map(
    (list) =>
      ({ path: '/console/:list', list, page: 'console-list', title: 'nav.titles.console', guard: 'admin' }) as const,
  ),
  { path: '/wallet', page: 'wallet', title: 'nav.titles.wallet', guard: 'user' },
  { path: '/wallet/statement', page: 'statement', title: 'nav.titles.statement', guard: 'user' },
  { path: '/wallet/receipt/:id', page: 'receipt', title: 'nav.titles.receipt', guard: 'user' },
  { path: '/documents/:number', page: 'document', title: 'nav.titles.document', guard: 'user' },
  // Payments started in the Android shell come back to the phone's browser, which leads on to the shell (pages.md#native-apps).
  { path: '/payments/redirect', query: 'app=android', page: 'app-return', title: 'nav.titles.payments' },
  { path: '/payments/redirect', page: 'payment-result', title: 'nav.titles.payments', guard: 'user' },
  { path: '/payments/external/redirect', query: 'app=android', page: 'app-return', title: 'nav.titles.payments' },
  { path: '/payments/external/redirect', page: 'spot-payment-result', title: 'nav.titles.payments' },
  { path: '/booking/:token', page: 'booking', title: 'nav.titles.booking' },
  { path: '/booking/:token/documents/:number', page: 'document', title: 'nav.titles.document' },
  { path: '/guest-money/:token', page: 'guest-money', title: 'nav.titles.guest-money' },
  { path: '/my-games', page: 'my-games', title: 'nav.titles.my-games', guard: 'user' },
  { path: '/calendars', page: 'calendars', title: 'nav.titles.calendars', guard: 'user' },
  { path: '/wishes', page: 'wishes', title: 'nav.titles.wishes', guard: 'user' },
  { path: '/attendance', page: 'attendance', title: 'nav.titles.attendance', guard: 'user' },
  { path: '/ticket/:id', page: 'ticket', title: 'nav.titles.ticket', guard: 'user' },
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
  { path: '/contact', page: 'contact', title: 'nav.titles.contact' },
  { path: '/facility-contact', page: 'facility-contact', title: 'nav.titles.facility-contact' },
  { path: '/organiser-contact', page: 'organiser-contact', title: 'nav.titles.organiser-contact' },
  { path: '/termsAndConditions', page: 'terms', title: 'nav.titles.terms' },
  { path: '/privacyPolicy', page: 'privacy', title: 'nav.titles.privacy' },
  { path: '/cookiePolicy', page: 'cookies', title: 'nav.titles.cookies' },
];

export const notFoundRoute: AppRoute = { path: '*', page: 'not-found', title: 'nav.titles.not-found' };

const loaders = import.meta.glob<PageModule>(['../pages/*.tsx', '!../pages/*.test.tsx']);
const loaded = new Map<string, PageModule>();

export function findRoute(
  pathname: string,
  search: string,
): { route: AppRoute; params: Readonly<Record<string, string | undefined>> } {
  for (const route of routes) {
    if (route.query && !search.includes(route.query)) continue;
    const match = matchPath(route.path, pathname);
    if (match && (!route.list || route.list === match.params.list?.toLowerCase()))
      return { route, params: match.params };
  }
  return { route: notFoundRoute, params: {} };
}

/** The file in pages/ that somebody sees at an address. */
export function pageOf({ page, own }: AppRoute, isLoggedIn: boolean): string {
  return isLoggedIn ? (own ?? page) : page;
}

/** Whether its addresses carry a mailed token that works for anyone who has it, and so must not be leaked or stored. */
export function holdsToken({ path }: AppRoute): boolean {
  return path.includes(':token');
}

/** The page's chunk, if it is loaded. */
export function loadedPage(page: string): PageModule | undefined {
  return loaded.get(page);
}

/** Loads a page's chunk without its pieces. */
export async function loadChunk(page: string): Promise<PageModule> {
  const load = loaders[`../pages/${page}.tsx`];
  if (!load) throw new Error(`There is no web/src/pages/${page}.tsx`);
  return load();
}

/** Loads a page's chunk and its pieces. @param pieces the files of the pieces that it begins with; omitted for all */
export async function loadPage(page: string, pieces?: readonly string[]): Promise<PageModule> {
  const known = loaded.get(page);
  if (known) return known;
  const module = await loadChunk(page);
  await loadPieces(pieces);
  loaded.set(page, module);
  return module;
}
