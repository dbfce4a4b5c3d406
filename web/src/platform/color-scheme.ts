import { keptByScripts } from '@rondo/rules';
import { useSyncExternalStore } from 'react';
import { setCookie } from './cookies.ts';

/**
 * `auto` follows the system. The page's own colours follow it by CSS alone (`light-dark()` in ui/theme/tokens.css), and `data-scheme`
 * forces a scheme. Mantine's lazy components read `data-mantine-color-scheme`, which is always light or dark.
 */
export const colorSchemes = ['light', 'dark', 'auto'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

const listeners = new Set<() => void>();
let current: ColorScheme = 'auto';

export function startColorScheme(scheme: ColorScheme): void {
  current = scheme;
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tell);
  markShown();
}

export function chooseColorScheme(scheme: ColorScheme): void {
  current = scheme;
  setCookie(keptByScripts.scheme, scheme);
  const root = document.documentElement;
  if (scheme === 'auto') delete root.dataset.scheme;
  else root.dataset.scheme = scheme;
  tell();
}

/** The scheme on the screen now. */
function shownScheme(): 'light' | 'dark' {
  if (current !== 'auto') return current;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function markShown(): void {
  document.documentElement.dataset.mantineColorScheme = shownScheme();
}

function tell(): void {
  markShown();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's choice; `initial` while the server renders and the browser hydrates. */
export function useColorScheme(initial: ColorScheme): ColorScheme {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => initial,
  );
}

/** The scheme on the screen, for drawings without CSS. In the browser only. */
export function useShownScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, shownScheme);
}
