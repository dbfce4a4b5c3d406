import type { TransitionStartFunction } from 'react';
import { flushSync } from 'react-dom';

/**
 * @param pathname of the next page @param show puts the next page in place @param start lets React prepare the page first, if there is no
 * transition
 */
export type PageTransition = (pathname: string, show: () => void, start: TransitionStartFunction) => void;

/**
 * Shows another page with the browser's view transition: the picture of a card that leads to a game grows into the game's own. Readers who
 * prefer reduced motion, and browsers without view transitions, see the page at once.
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
  // The browser skips the transition of a page that is hidden or left meanwhile.
  ready.catch(() => undefined);
  void finished.catch(() => undefined).then(() => cover?.style.removeProperty('view-transition-name'));
};
