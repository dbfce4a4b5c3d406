import type { Installation } from './installation.ts';

/** Types the command of the alarms' sections that has these words, with one's own words filled in. @returns all that it says */
export type Type = (words: string, own?: Record<string, string>) => Promise<string>;

/** How alarms are made to ring for a reason, and ended by their page. */
export interface Drill<Brought = unknown> {
  /** Those that one cause makes ring. */
  alarms: readonly string[];
  /** Others that ring with it by right. */
  also?: readonly string[];
  /** Commands of their sections, by words in them: each is typed. */
  types: readonly string[];
  /** Brings the cause about. @returns what `follow` needs of it @throws CouldNotTell */
  bring(at: Installation): Promise<Brought>;
  /** Does what the page says. @throws Error where it did not help */
  follow(at: Installation, type: Type, brought: Brought): Promise<unknown>;
}

/** A restart takes some seconds, which are longer than the shortened wait on a busy machine. */
export const restarts: readonly string[] = ['ProcessDown'];

/** The cause can't be had on this machine. */
export class CouldNotTell extends Error {}

/** @throws Error unless what was said has these words */
export function mustSay(said: string, words: string | RegExp): void {
  const says = typeof words === 'string' ? said.includes(words) : words.test(said);
  if (!says) throw new Error(`${String(words)} is not said by: ${said.slice(-600)}`);
}
