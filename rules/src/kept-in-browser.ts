import { tokenLifetimes } from './limits.ts';

/**
 * Where something is stored: a cookie that scripts can't read, one that they can, local or session storage, or a cache of pages. Logging
 * out empties both storages and the reader's own cache.
 */
type Place = 'cookie' | 'open cookie' | 'local' | 'tab' | 'cache';

/** Something stored in a browser under `name`; a cookie lasts this many seconds, or until the browser is closed (null). */
export interface KeptInBrowser {
  name: string;
  where: Place;
  seconds: number | null;
}

const cookie = (name: string, seconds: number) => ({ name, where: 'cookie', seconds }) as const;
const openCookie = <Seconds extends number | null>(name: string, seconds: Seconds) =>
  ({ name, where: 'open cookie', seconds }) as const;
const stored = (where: 'local' | 'tab', name: string) => ({ name: `rondo.${name}`, where, seconds: null }) as const;
const cache = (name: string) => ({ name: `rondo-${name}`, where: 'cache', seconds: null }) as const;

const minute = 60;
const day = 86_400;
const year = 365 * day;

/**
 * Everything Rondo stores in a browser (pages.md#consent). Code that stores something uses its entry here, and the cookie page shows the
 * table with the texts of `cookies.kept`.
 */
export const keptInBrowser = {
  session: cookie('sid', 30 * day),
  known: cookie('known', 400 * day),
  signUp: cookie('sign-up', tokenLifetimes.signupHours * 60 * minute),
  language: openCookie('language', year),
  scheme: openCookie('color-scheme', year),
  visitLanguage: openCookie('visit-language', null),
  consent: openCookie('consent', year),
  google: cookie('google', 10 * minute),
  passkeyLogIn: cookie('passkey-log-in', 5 * minute),
  passkeyRegistration: cookie('passkey-registration', 5 * minute),
  signedUp: stored('local', 'sign-up'),
  place: stored('local', 'place'),
  draft: stored('local', 'game-draft'),
  newsDraft: stored('tab', 'news-draft'),
  enquiry: stored('tab', 'enquiry'),
  levels: stored('local', 'levels'),
  friends: stored('tab', 'friends'),
  entryKey: stored('tab', 'entry-key'),
  unproved: stored('local', 'unproved'),
  checkout: stored('tab', 'checkout'),
  frame: stored('tab', 'frame'),
  offline: cache('offline'),
  shell: cache('shell'),
} as const satisfies Record<string, KeptInBrowser>;
