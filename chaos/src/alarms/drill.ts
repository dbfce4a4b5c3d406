import type { Installation } from './installation.ts';

/** Types the command with these words from the alarms' sections, with own words filled in. @returns everything that it says */
export type Type = (words: string, own?: Record<string, string>) => Promise<string>;

/** How alarms are made to ring by their cause, and ended as their page says. */
export interface Drill<Brought = unknown> {
  /** The alarms that one cause makes ring. */
  alarms: readonly string[];
  /** Other alarms that rightly ring with them. */
  also?: readonly string[];
  /** Commands of their sections, by words in them; each is typed. */
  types: readonly string[];
  /** Brings the cause about. @returns what `follow` needs to know @throws CouldNotTell */
  bring(at: Installation): Promise<Brought>;
  /** Does what the page says. @throws Error if it did not help */
  follow(at: Installation, type: Type, brought: Brought): Promise<unknown>;
}

/** On a busy machine, a restart takes some seconds, which are longer than the shortened wait. */
export const restarts: readonly string[] = ['ProcessDown'];

/** This machine can't have the cause. */
export class CouldNotTell extends Error {}

/** @throws Error unless the output has these words */
export function mustSay(said: string, words: string | RegExp): void {
  const says = typeof words === 'string' ? said.includes(words) : words.test(said);
  if (!says) throw new Error(`${String(words)} is not said by: ${said.slice(-600)}`);
}
