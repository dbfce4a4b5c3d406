import { type Browser, browsers, type System } from '@rondo/rules';
import { parse } from 'bowser';

export interface Device {
  /** null if unknown. */
  browser: Browser | null;
  system: System | null;
}

/** Names that differ from Bowser's, because people use others. */
const browserNames: Partial<Record<string, Browser>> = {
  'Microsoft Edge': 'Edge',
  'Opera Touch': 'Opera',
  'Samsung Internet for Android': 'Samsung Internet',
  Chromium: 'Chrome',
};
const systemNames: Partial<Record<string, System>> = {
  Android: 'Android',
  'Chrome OS': 'ChromeOS',
  Windows: 'Windows',
  macOS: 'macOS',
  Linux: 'Linux',
};

/** Browser and system from the user agent sent at login; null if unknown, never a guess. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os, platform } = parse(userAgent);
  const { name = '' } = browser;
  const isPhone = platform.type === 'mobile';
  return {
    browser: /\bRondoApp\b/.test(userAgent)
      ? 'Rondo app'
      : (browserNames[name] ?? browsers.find((known) => known === name) ?? null),
    system: os.name === 'iOS' ? (isPhone ? 'iPhone' : 'iPad') : (systemNames[os.name ?? ''] ?? null),
  };
}
