import { lazy, useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { onOffline } from '../../platform/api.ts';
import type { ColorScheme } from '../../platform/color-scheme.ts';
import { useT } from '../../platform/i18n.tsx';
import { useUser } from '../../platform/session.ts';
import { useSettings } from '../../platform/settings.tsx';
import { Banners, showBanner } from '../../ui/banner.tsx';
import { Later } from '../../ui/later.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';
import classes from './shell.module.css';

const OfflineCopyKeeper = lazy(() => import('./offline-copy-keeper.tsx'));
const PageCounter = lazy(() => import('./page-counter.tsx'));

/** What is around every page: skip link, header, banners, footer. */
export function Shell({ colorScheme, children }: { colorScheme: ColorScheme; children: ReactNode }) {
  const t = useT();
  const { analyticsUrl } = useSettings();
  const user = useUser();
  const main = useRef<HTMLElement>(null);
  useTopOfNewPage(main);
  usePreloadOnIntent();
  useEffect(() => onOffline(() => showBanner('info', t('common.offline'))), [t]);
  return (
    <>
      <a className={classes.skip} href="#main">
        {t('nav.skip')}
      </a>
      <Header colorScheme={colorScheme} />
      <Banners />
      <main ref={main} id="main" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {user && (
        <Later waiting={null}>
          <OfflineCopyKeeper />
        </Later>
      )}
      {analyticsUrl && (
        <Later waiting={null}>
          <PageCounter url={analyticsUrl} />
        </Later>
      )}
    </>
  );
}

/**
 * Every navigation to another page, or to another page of the same list, starts at its top and moves the focus there; Back returns
 * to where one was. Filters that change leave one where one chooses them.
 */
function useTopOfNewPage(main: React.RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const cause = useNavigationType();
  const last = useRef({ pathname, search });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    if (before.pathname === pathname && !isOtherPageOfList(before.search, search)) return;
    if (cause !== NavigationType.Pop) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, search, cause, main]);
}

function isOtherPageOfList(before: string, after: string): boolean {
  const [from, to] = [new URLSearchParams(before), new URLSearchParams(after)];
  if (from.get('page') === to.get('page')) return false;
  from.delete('page');
  to.delete('page');
  return from.toString() === to.toString();
}
