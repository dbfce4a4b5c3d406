import { useEffect } from 'react';
import { useI18n } from '../../platform/i18n.tsx';
import { useUser } from '../../platform/session.ts';
import { findRoute, loadPage, pageOf } from '../routes.ts';

/** Fetches a page's chunk and phrases when a pointer, a finger or the focus reaches a link to it, so that a click shows it at once. */
export function usePreloadOnIntent(): void {
  const { loadParts } = useI18n();
  const isLoggedIn = useUser() !== null;
  useEffect(() => {
    const preload = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.origin !== window.location.origin) return;
      const page = loadPage(pageOf(findRoute(link.pathname, link.search).route, isLoggedIn));
      void page.then(({ phrases = [] }) => loadParts(phrases)).catch(() => undefined);
    };
    const events = ['pointerover', 'touchstart', 'focusin'];
    for (const name of events) document.addEventListener(name, preload, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, preload);
    };
  }, [loadParts, isLoggedIn]);
}
