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
  /** Stored separately for each account, and never shown to another: something that the person began. */
  isPersonal?: boolean;
}

const openCookie = <Seconds extends number | null>(name: string, seconds: Seconds) =>
  ({ name, where: 'open cookie', seconds }) as const;
const stored = (where: 'local' | 'tab', name: string) => ({ name: `rondo.${name}`, where, seconds: null }) as const;
const personal = (where: 'local' | 'tab', name: string) => ({ ...stored(where, name), isPersonal: true }) as const;
const cache = (name: string) => ({ name: `rondo-${name}`, where: 'cache', seconds: null }) as const;

const year = 365 * 86_400;

/** What the pages' own scripts store and read; in a file of its own, so that a first screen needn't load the rest. */
export const keptByScripts = {
  language: openCookie('language', year),
  scheme: openCookie('color-scheme', year),
  visitLanguage: openCookie('visit-language', null),
  consent: openCookie('consent', year),
  signedUp: stored('local', 'sign-up'),
  place: stored('local', 'place'),
  draft: personal('local', 'game-draft'),
  newsDraft: personal('tab', 'news-draft'),
  enquiry: personal('tab', 'enquiry'),
  typed: stored('tab', 'typed'),
  levels: personal('local', 'levels'),
  friends: personal('tab', 'friends'),
  entryKey: stored('tab', 'entry-key'),
  unproved: personal('local', 'unproved'),
  checkout: personal('local', 'checkout'),
  guestForm: personal('local', 'guest-form'),
  guestConsent: personal('tab', 'guest-consent'),
  frame: stored('tab', 'frame'),
  checkIn: personal('local', 'check-in'),
  result: personal('local', 'result'),
  matchResults: personal('local', 'match-results'),
  offline: cache('offline'),
  shell: cache('shell'),
} as const satisfies Record<string, KeptInBrowser>;
