import { useSyncExternalStore } from 'react';

declare global {
  interface Window {
    /** What the native shells put on the page. */
    RondoBridge?: unknown;
  }
}

/** Whether the page runs inside a native shell: by the bridge, or the marker in the user agent (3-decisions §6). */
function isNativeShell(): boolean {
  return window.RondoBridge !== undefined || window.navigator.userAgent.includes('RondoApp');
}

/** Whether that is the shell for Android. */
export function isAndroidShell(): boolean {
  return window.navigator.userAgent.includes('Android') && isNativeShell();
}

const never = () => () => undefined;

/** The same for what is drawn; the server draws the web's. */
export function useInNativeShell(): boolean {
  return useSyncExternalStore(never, isNativeShell, () => false);
}

/** The address by which a phone opens a path of ours in the native shell. */
export function shellLink(path: string): string {
  return `rondo:/${path}`;
}
