import type { QueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';

/** How much is under way now: calls, parts of a page that load, a page on its way. */
let underWay = 0;
let look: () => void = () => undefined;

/** How many questions stand before the user, for whose answers changes wait. */
let asking = 0;

/** The page answers meanwhile, as somebody has to answer it. */
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

/** For code that knows that something has changed. */
export const lookAgain = (): void => look();

/** Marks the app as not ready from now on. @returns ends that */
export function begin(): () => void {
  underWay += 1;
  look();
  return () => {
    underWay -= 1;
    look();
  };
}

/** Not ready as long as this holds. */
export function useUnderWay(holds: boolean): void {
  useLayoutEffect(() => (holds ? begin() : undefined), [holds]);
}

/** Events that end the rest: a press may begin anything, and moving things are not pressed. */
const disturbances = 'pointerdown click keydown input change submit popstate transitionrun animationstart'.split(' ');

/** For how many frames in a row nothing must be under way, the first included: by then what came has been drawn, and has begun what it begins. */
const quietFrames = 3;

/**
 * Says at the root element (`data-ready`) that the page answers: it listens, has its data, words and fonts, and nothing moves under the
 * finger. A program that uses the page waits for it (`e2e/ready.ts`). Runs for some frames after a change, and not while it is ready.
 */
export function watchReady(client: QueryClient): void {
  const root = document.documentElement;
  let quiet = 0;
  let frame = 0;
  const mutating = () => (asking > 0 ? 0 : client.isMutating());
  const isBusy = () => window.early !== undefined || underWay + client.isFetching() + mutating() > 0;
  const see = () => {
    frame = 0;
    // Whatever is under way says so when it ends.
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

/** Whether it moves what is pressed: a sheet that rises, a bar that comes back, a page that passes into another. */
function moves({ effect }: Animation): boolean {
  if (!(effect instanceof KeyframeEffect) || effect.getComputedTiming().endTime === Infinity) return false;
  return Boolean(effect.pseudoElement?.startsWith('::view') || effect.target?.matches('dialog,nav,header'));
}

/** How long something waits at most for what is under way, in milliseconds: a call that hangs holds up nobody. */
const patienceMs = 1000;

/** Does something once nothing is under way any more, or after a second; returns what takes that back. */
export function onceReady(act: () => void): () => void {
  const latest = performance.now() + patienceMs;
  let frame = 0;
  const see = () => {
    if (underWay === 0 || performance.now() > latest) act();
    else frame = requestAnimationFrame(see);
  };
  see();
  return () => cancelAnimationFrame(frame);
}
