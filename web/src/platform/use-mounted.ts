import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the server renders and the browser hydrates, for what only a browser knows. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
