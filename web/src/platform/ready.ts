import type { QueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';

/** The number of things under way: calls, parts of a page that load, a page that is about to show. */
let underWay = 0;
let look: () => void = () => undefined;

/** The number of open questions to the user, for whose answers calls wait. */
let asking = 0;

/** Counts as ready meanwhile, because somebody has to answer the question. */
export async function whileAsking<T>(answer: Promise<T>): Promise<T> {
  asking += 1;
  look();
  try {
    return await answer;
  } finally {
    asking -= 1;
    look();
  }
}

/** Tells this module that something has changed. */
export const lookAgain = (): void => look();

/** Marks the app as not ready. @returns a function that ends this */
export function begin(): () => void {
  underWay += 1;
  look();
  return () => {
    underWay -= 1;
    look();
  };
}

/** Marks the app as not ready while this is true. */
export function useUnderWay(holds: boolean): void {
  useLayoutEffect(() => (holds ? begin() : undefined), [holds]);
}

/** Events after which the app may not be ready: a press may start anything, and an animation may move what is pressed. */
const disturbances = 'pointerdown click keydown input change submit popstate transitionrun animationstart'.split(' ');

/** For this many frames in a row nothing must be under way: by then new data has been drawn, and has started what it starts. */
const quietFrames = 3;

/**
 * Marks the root element (`data-ready`) when the page can be used: it listens, has its data, words and fonts, and nothing moves under the
 * finger. Programs that use the page wait for this (`e2e/ready.ts`). It runs for some frames after a change, and not while the page is ready.
 */
export function watchReady(client: QueryClient): void {
  const root = document.documentElement;
  let quiet = 0;
  let frame = 0;
  const mutating = () => (asking > 0 ? 0 : client.isMutating());
  const isBusy = () => window.early !== undefined || underWay + client.isFetching() + mutating() > 0;
  const see = () => {
    frame = 0;
    // Anything under way calls this again when it ends.
    if (isBusy()) return;
    quiet = document.fonts.status === 'loaded' && !document.getAnimations().some(moves) ? quiet + 1 : 0;
    if (quiet < quietFrames) frame = requestAnimationFrame(see);
    else root.dataset.ready = '';
  };
  const start = () => {
    quiet = 0;
    delete root.dataset.ready;
    frame ||= requestAnimationFrame(see);
  };
  look = () => {
    if (root.dataset.ready === undefined || isBusy()) start();
  };
  client.getQueryCache().subscribe(look);
  client.getMutationCache().subscribe(look);
  for (const type of disturbances) window.addEventListener(type, start, { capture: true, passive: true });
  start();
}

/** Whether an animation moves something that can be pressed: a rising sheet, a returning bar, a page that changes into another. */
function moves({ effect }: Animation): boolean {
  if (!(effect instanceof KeyframeEffect) || effect.getComputedTiming().endTime === Infinity) return false;
  return Boolean(effect.pseudoElement?.startsWith('::view') || effect.target?.matches('dialog,nav,header'));
}

/** How many milliseconds something waits at most: a call that hangs must not hold it up. */
const patienceMs = 1000;

/** Does something once nothing is under way any more, or after a second; returns a function that cancels it. */
export function onceReady(act: () => void, patience = patienceMs): () => void {
  const latest = performance.now() + patience;
  let frame = 0;
  const see = () => {
    if (underWay === 0 || performance.now() > latest) act();
    else frame = requestAnimationFrame(see);
  };
  see();
  return () => cancelAnimationFrame(frame);
}
