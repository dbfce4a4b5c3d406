import { useSyncExternalStore } from 'react';

/** The bridge that a native shell offers the page (native.md). */
interface RondoBridge {
  /** Asks the phone for a Google ID token for Rondo's client id. Rejects if the person cancels. */
  signInWithGoogle?: () => Promise<string>;
}

declare global {
  interface Window {
    /** Set by the native shells. */
    RondoBridge?: RondoBridge;
  }
}

/** Whether the page runs inside a native shell, judged by the bridge or the marker in the user agent (pages.md#native-apps). */
function isNativeShell(): boolean {
  return window.RondoBridge !== undefined || window.navigator.userAgent.includes('RondoApp');
}

export function isAndroidShell(): boolean {
  return window.navigator.userAgent.includes('Android') && isNativeShell();
}

const never = () => () => undefined;

/** The same, for rendering; the server always renders the version for the web. */
export function useInNativeShell(): boolean {
  return useSyncExternalStore(never, isNativeShell, () => false);
}

/** Signing in with Google through the native shell, because Google forbids it in an app's web view; null elsewhere. */
export function nativeGoogle(): (() => Promise<string>) | null {
  const bridge = window.RondoBridge;
  return bridge?.signInWithGoogle ? async () => (await bridge.signInWithGoogle?.()) ?? '' : null;
}

/** Whether Google sign-in works here: anywhere on the web, and in shells that can ask the phone. False on the server. */
export function useCanAskGoogle(): boolean {
  return useSyncExternalStore(
    never,
    () => !isNativeShell() || nativeGoogle() !== null,
    () => true,
  );
}

/** The address that makes a phone open one of our paths in the native shell. */
export function shellLink(path: string): string {
  return `rondo:/${path}`;
}
