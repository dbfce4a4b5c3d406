import { useEffect } from 'react';
import { findRoute, loadPage } from '../routes.ts';

/** Fetches a page's chunk when a pointer, a finger or the focus reaches a link to it: the click then shows it at once. */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    const preload = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.origin !== window.location.origin) return;
      void loadPage(findRoute(link.pathname, link.search).route.page).catch(() => undefined);
    };
    const events = ['pointerover', 'touchstart', 'focusin'];
    for (const name of events) document.addEventListener(name, preload, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, preload);
    };
  }, []);
}
