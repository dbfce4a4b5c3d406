import { lazy, useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { onUnanswered } from '../../platform/api.ts';
import { checkConnection, useReachable } from '../../platform/connection.ts';
import type { ColorScheme } from '../../platform/color-scheme.ts';
import { useT } from '../../platform/i18n.tsx';
import { useUser } from '../../platform/session.ts';
import { useSettings } from '../../platform/settings.tsx';
import { Banners, showBanner } from '../../ui/banner.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { TabBar } from './tab-bar.tsx';
import { useConnection } from './use-connection.ts';
import { useHeadroom } from './use-headroom.ts';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';
import { WhenLoggedOut } from './when-logged-out.tsx';
import classes from './shell.module.css';

const Beside = lazy(() => import('./beside.tsx'));

/** The frame around every page: skip link, header, banners, footer, a phone's tabs. */
export function Shell({ colorScheme, children }: { colorScheme: ColorScheme; children: ReactNode }) {
  const t = useT();
  const { analyticsUrl, off } = useSettings();
  const user = useUser();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const headroom = useHeadroom();
  const reachable = useReachable();
  const shown = headroom || !reachable;
  useTopOfNewPage(main);
  usePreloadOnIntent();
  useConnection();
  // The strip reports a lost connection; a banner reports a call that was not answered although there is a connection
  // (pages.md#messages).
  useEffect(
    () =>
      onUnanswered(() => void checkConnection().then((answers) => answers && showBanner('info', t('common.offline')))),
    [t],
  );
  return (
    <>
      <a className={classes.skip} href="#main">
        {t('nav.skip')}
      </a>
      {pathname === '/allgames' && (
        <a className={classes.skip} href="#results">
          {t('nav.skipToResults')}
        </a>
      )}
      <Header shown={shown} />
      <Banners />
      {(user || analyticsUrl || off) && (
        <Deferred waiting={null}>
          <Beside />
        </Deferred>
      )}
      <main ref={main} id="main" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <WhenLoggedOut />
      <Footer colorScheme={colorScheme} />
      <TabBar colorScheme={colorScheme} shown={shown} />
    </>
  );
}

/**
 * Scrolls to the top and moves the focus there on every navigation to another page, or to another page of the same list. Back returns to the
 * former position. Changing filters leaves it alone, and so does a link to a row of another page.
 */
function useTopOfNewPage(main: React.RefObject<HTMLElement | null>): void {
  const { pathname, search, hash } = useLocation();
  const cause = useNavigationType();
  const last = useRef({ pathname, search });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    if (before.pathname === pathname && (hash !== '' || !isOtherPageOfList(before.search, search))) return;
    if (cause !== NavigationType.Pop) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, search, hash, cause, main]);
}

function isOtherPageOfList(before: string, after: string): boolean {
  const [from, to] = [new URLSearchParams(before), new URLSearchParams(after)];
  if (from.get('page') === to.get('page')) return false;
  from.delete('page');
  to.delete('page');
  return from.toString() === to.toString();
}
