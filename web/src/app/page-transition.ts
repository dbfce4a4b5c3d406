import type { TransitionStartFunction } from 'react';
import { flushSync } from 'react-dom';

/** @param pathname of the page that comes @param show puts it there @param start lets React prepare it first, where it comes at once */
export type PageTransition = (pathname: string, show: () => void, start: TransitionStartFunction) => void;

/**
 * Lets another page come in by the browser's view transition; the picture of the card that leads to a game grows into the game's own. At
 * once for readers who prefer reduced motion, and in browsers without view transitions.
 */
export const pageTransition: PageTransition = (pathname, show, start) => {
  const isMoving = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!isMoving || !('startViewTransition' in document)) {
    start(show);
    return;
  }
  const leading = `article:has(a[href="${CSS.escape(pathname)}"])`;
  // The same game may stand in more than one list: the card that was pressed, else the first.
  const card = document.activeElement?.closest(leading) ?? document.querySelector(leading);
  const cover = card?.querySelector<HTMLElement>('[data-cover]');
  cover?.style.setProperty('view-transition-name', 'cover');
  const { ready, finished } = document.startViewTransition(() => flushSync(show));
  // A page that is left meanwhile, or not looked at, skips it.
  ready.catch(() => undefined);
  void finished.catch(() => undefined).then(() => cover?.style.removeProperty('view-transition-name'));
};
