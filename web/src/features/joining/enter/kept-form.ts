import type { GameDetails } from '@rondo/contract';
import { keptByScripts } from '@rondo/rules';
import { keepUntilOver, useKeptUntilOver } from '../../../platform/kept-until-over.ts';
import { store, useStored } from '../../../platform/stored.ts';
import type { EventForm, GuestForm } from './guest-commands.ts';

/** Keeps the form to join a game without logging in, for people who come back from the bank or close the sheet on the way. */
export function keepForm(game: GameDetails, form: GuestForm | EventForm): void {
  keepUntilOver(keptByScripts.guestForm, game, form);
}

/** The consents hold for this visit only: another tab, and another day, asks for them again. */
export function keepConsent(gameId: string, given: boolean): void {
  store(keptByScripts.guestConsent, given ? 'given' : null, gameId);
}

/** Called when they are in: the next person to join from this browser is somebody else. */
export function dropForm(gameId: string): void {
  store(keptByScripts.guestForm, null, gameId);
  keepConsent(gameId, false);
}

/** `typed`: what was typed, if anything; `consented`: whether it was sent on with all that has to be accepted, in this visit. */
export function useKeptForm(gameId: string): { typed: GuestForm | EventForm | null; consented: boolean } {
  const typed = useKeptUntilOver(keptByScripts.guestForm, gameId) as GuestForm | EventForm | null;
  const consented = useStored(keptByScripts.guestConsent, gameId) !== null;
  return { typed, consented: consented && typed !== null };
}
