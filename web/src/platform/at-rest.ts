import { onceReady } from './ready.ts';

declare global {
  interface Navigator {
    /** What the browser knows of the connection, where it tells. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** For how many milliseconds a page has been shown when it counts as at rest. */
const restMs = 1000;

/** For how many milliseconds more it waits at most for what was pressed meanwhile. */
const patienceMs = 5000;

/** Does something that nobody waits for once the page is at rest; returns a function that cancels it. */
export function atRest(act: () => void): () => void {
  let cancel = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    cancel = onceReady(act, patienceMs);
  }, restMs);
  return () => cancel();
}

/** Whether the browser asks for no more than what is needed. */
export const savesData = (): boolean => navigator.connection?.saveData ?? false;
