declare global {
  interface Window {
    /** What the native shells put on the page. */
    RondoBridge?: unknown;
  }
}

/** Whether the page runs inside the native shell for Android: by the bridge, or the marker in the user agent (3-decisions §6). */
export function isAndroidShell(): boolean {
  const { userAgent } = window.navigator;
  return userAgent.includes('Android') && (window.RondoBridge !== undefined || userAgent.includes('RondoApp'));
}

/** The address by which a phone opens a path of ours in the native shell. */
export function shellLink(path: string): string {
  return `rondo:/${path}`;
}
