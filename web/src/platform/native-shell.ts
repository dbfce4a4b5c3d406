import { useSyncExternalStore } from 'react';

/** What a native shell can do for the page (docs/native.md). */
interface RondoBridge {
  /** Asks the phone who is logged in to Google; an ID token for Rondo's client id. Rejects when the person stops. */
  signInWithGoogle?: () => Promise<string>;
}

declare global {
  interface Window {
    /** What the native shells put on the page. */
    RondoBridge?: RondoBridge;
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

/** How the native shell signs in with Google, which lets nobody do that in an app's web view; null elsewhere. */
export function nativeGoogle(): (() => Promise<string>) | null {
  const bridge = window.RondoBridge;
  return bridge?.signInWithGoogle ? async () => (await bridge.signInWithGoogle?.()) ?? '' : null;
}

/** Whether Google can be used here: anywhere on the web, and in the shells that can ask the phone. False on the server. */
export function useCanAskGoogle(): boolean {
  return useSyncExternalStore(
    never,
    () => !isNativeShell() || nativeGoogle() !== null,
    () => true,
  );
}

/** The address by which a phone opens a path of ours in the native shell. */
export function shellLink(path: string): string {
  return `rondo:/${path}`;
}
