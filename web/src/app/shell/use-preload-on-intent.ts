import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { useI18n } from '../../platform/i18n.tsx';
import { useUser } from '../../platform/session.ts';
import { findRoute, loadChunk, loadPage, pageOf } from '../routes.ts';

/**
 * Fetches a page's chunk, pieces and phrases when a pointer, a finger or the focus reaches a link to it, and its data when the link is pressed: all
 * at once, since most of the time goes by waiting for answers (decisions/0140-a-press-in-one-trip.md).
 */
export function usePreloadOnIntent(): void {
  const { loadParts } = useI18n();
  const client = useQueryClient();
  const isLoggedIn = useUser() !== null;
  const now = useRef(0);
  const shown = useNow();
  useEffect(() => {
    now.current = shown;
  });
  useEffect(() => {
    const ledTo = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== window.location.origin) return null;
      const { route, params } = findRoute(link.pathname, link.search);
      return { link, route, params, page: pageOf(route, isLoggedIn) };
    };
    const preload = (event: Event) => {
      const led = ledTo(event);
      if (!led) return;
      const phrases = loadChunk(led.page).then(({ phrases: parts = [] }) => loadParts(parts));
      void Promise.all([loadPage(led.page), phrases]).catch(() => undefined);
    };
    const prefetch = (event: MouseEvent) => {
      // Another tab, or a new window, asks for itself.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      const led = ledTo(event);
      // A part of the same page has its data, and a page that only users may see has none for a visitor.
      if (!led || led.link.pathname === window.location.pathname || (led.route.guard && !isLoggedIn)) return;
      const request = { client, url: new URL(led.link.href), params: led.params, now: now.current };
      void loadChunk(led.page)
        .then((module) => module.prefetch?.(request))
        .catch(() => undefined);
    };
    const events = ['pointerover', 'touchstart', 'focusin'];
    for (const name of events) document.addEventListener(name, preload, { passive: true });
    // Before React, which is busy with the next page from then on.
    document.addEventListener('click', prefetch, { capture: true });
    return () => {
      for (const name of events) document.removeEventListener(name, preload);
      document.removeEventListener('click', prefetch, { capture: true });
    };
  }, [loadParts, client, isLoggedIn]);
}
