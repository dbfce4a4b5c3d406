declare global {
  interface Navigator {
    /** What the browser knows of the connection, where it tells. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** For how many milliseconds a page has been shown when it counts as at rest. */
const restMs = 2000;

/** Does something that nobody waits for once the page is at rest; returns a function that cancels it. */
export function atRest(act: () => void): () => void {
  const timer = setTimeout(act, restMs);
  return () => clearTimeout(timer);
}

/** Whether the browser asks for no more than what is needed. */
export const savesData = (): boolean => navigator.connection?.saveData ?? false;
