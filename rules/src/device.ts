/** How people name the device they are logged in on; the names are the makers' own, the same in every language. */

export const browsers = ['Rondo app', 'Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari'] as const;
export type Browser = (typeof browsers)[number];

export const systems = ['iPhone', 'iPad', 'Android', 'ChromeOS', 'Windows', 'macOS', 'Linux'] as const;
export type System = (typeof systems)[number];

export interface Device {
  /** null when unknown. */
  browser: Browser | null;
  system: System | null;
}

/** The first match decides, because most browsers also claim to be those listed below them. */
const browserMarks: readonly (readonly [Browser, RegExp])[] = [
  ['Rondo app', /\bRondoApp\b/],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];

const systemMarks: readonly (readonly [System, RegExp])[] = [
  ['iPhone', /\biPhone\b|\biPod\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

/** Browser and system from the user agent sent at login; null where unknown, never a guess. */
export function deviceOf(userAgent: string | null): Device {
  const found = <T>(marks: readonly (readonly [T, RegExp])[]) =>
    marks.find(([, mark]) => mark.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: found(browserMarks), system: found(systemMarks) };
}
