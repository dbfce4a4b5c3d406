import type { CallArguments, saveSettings } from '@rondo/contract';
import type { Key } from '../../platform/i18n.tsx';
import type { Group } from './groups.ts';

interface Findable {
  of: Group;
  /** Of the section with its control. */
  anchor: string;
  title: Key;
  /** Guests don't have it. */
  forPlayers?: true;
}

/** Every setting of the call and what else is found, by its part, its address and its name (decisions/0128-complete-by-construction.md). */
export const findable = {
  likedSports: { of: 'playing', anchor: 'playing', title: 'playing.sports' },
  playingHours: { of: 'playing', anchor: 'playing', title: 'playing.hours' },
  homeCity: { of: 'playing', anchor: 'playing', title: 'playing.city' },
  spokenLanguages: { of: 'playing', anchor: 'playing', title: 'playing.languages' },
  suggestsGames: { of: 'playing', anchor: 'playing', title: 'playing.suggest' },
  showsPlaying: { of: 'playing', anchor: 'playing', title: 'playing.show', forPlayers: true },
  language: { of: 'appearance', anchor: 'appearance', title: 'nav.language' },
  theme: { of: 'appearance', anchor: 'appearance', title: 'nav.theme' },
  notices: { of: 'notifications', anchor: 'notifications', title: 'notices.settings.title' },
  push: { of: 'notifications', anchor: 'notifications', title: 'notices.settings.push.title' },
  quiet: { of: 'notifications', anchor: 'notifications', title: 'notices.settings.quiet.title' },
  newsletter: { of: 'notifications', anchor: 'notifications', title: 'settings.find.newsletter' },
  password: { of: 'sign-in', anchor: 'password', title: 'settings.password.title', forPlayers: true },
  ways: { of: 'sign-in', anchor: 'sign-in', title: 'signIn.methods.title', forPlayers: true },
  passkeys: { of: 'sign-in', anchor: 'sign-in', title: 'signIn.passkeys.title', forPlayers: true },
  sessions: { of: 'sign-in', anchor: 'sessions', title: 'signIn.sessions.title' },
  hidesName: { of: 'privacy', anchor: 'privacy', title: 'settings.privacy.hidesName' },
  showsFirstName: { of: 'privacy', anchor: 'privacy', title: 'settings.privacy.showsFirstName' },
  pageReaders: { of: 'privacy', anchor: 'privacy', title: 'settings.privacy.page' },
  export: { of: 'data', anchor: 'data', title: 'settings.data.download' },
  delete: { of: 'data', anchor: 'delete', title: 'settings.leaving.title', forPlayers: true },
} as const satisfies Record<keyof CallArguments<typeof saveSettings>['body'], Findable> & Record<string, Findable>;
export const findableNames = Object.keys(findable) as (keyof typeof findable)[];
