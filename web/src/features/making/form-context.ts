import type { GameCard, GameDetails } from '@rondo/contract';
import { focusControl } from '../../ui/focus-first-problem.ts';
import type { GameDraft } from './draft.ts';

export interface FormSettings {
  /** Organisers create free games only: the switch is locked. */
  freeOnly: boolean;
  /** The game being edited; null for a new one. */
  game: GameDetails | null;
  /** Communities the organiser may choose from. */
  communities: readonly { _id: string; name: string }[];
  /** The organiser's games, most recent first, whose times and places the form offers; none while editing. */
  own: readonly GameCard[];
  /** Values that nobody has to look at; a fold whose fields differ from them is open. */
  known: GameDraft;
  /** Whether it is a challenge, whose two communities stay, and which is no tournament or series. */
  isChallenge: boolean;
  /** Limits of the start, local to Europe/Amsterdam. */
  bounds: { earliest: string; latest: string };
}

/** Spots taken or held for people who are paying; the maximum can't go below. */
export function takenSpots(game: GameDetails | null): number {
  return game ? game.joined_players_number + game.held_spots : 0;
}

/** Focuses the field at a path, or the first control of the group at it. */
export function focusField(path: string): void {
  focusControl(document.querySelector<HTMLElement>(`[name="${path}"], [data-path="${path}"]`));
}

/** After the next render, focuses a field of an added row, or what remains when a row is removed. */
export function focusSoon(path: string): void {
  requestAnimationFrame(() => focusField(path));
}
