import type { GameDetails } from '@rondo/contract';
import { keptByScripts } from '@rondo/rules';
import { keepUntilOver, useKeptUntilOver } from '../../../platform/kept-until-over.ts';
import { store, useStored } from '../../../platform/stored.ts';
import type { EventForm, GuestForm } from './guest-commands.ts';

/** Stores the form to join without logging in, for people who come back from the bank or close the sheet before they are in. */
export function keepForm(game: GameDetails, form: GuestForm | EventForm): void {
  keepUntilOver(keptByScripts.guestForm, game, form);
}

/** Stores the consents for this visit only: another tab, or another day, asks for them again. */
export function keepConsent(gameId: string, given: boolean): void {
  store(keptByScripts.guestConsent, given ? 'given' : null, gameId);
}

/** Called when they are in, because the next person who joins from this browser is somebody else. */
export function dropForm(gameId: string): void {
  store(keptByScripts.guestForm, null, gameId);
  keepConsent(gameId, false);
}

/** The stored form (`typed`), and whether it was sent with all consents during this visit (`consented`). */
export function useKeptForm(gameId: string): { typed: GuestForm | EventForm | null; consented: boolean } {
  const typed = useKeptUntilOver(keptByScripts.guestForm, gameId) as GuestForm | EventForm | null;
  const consented = useStored(keptByScripts.guestConsent, gameId) !== null;
  return { typed, consented: consented && typed !== null };
}
