import type { UseFormReturnType } from '@mantine/form';
import type { GameDetails } from '@rondo/contract';
import { focusField } from '../../../ui/focus-first-error.ts';
import type { GameDraft } from './draft.ts';

export interface FormSettings {
  /** Organisers create free games only: the switch is locked. */
  freeOnly: boolean;
  /** The game that is edited; null for a new one. */
  game: GameDetails | null;
  /** Communities the organiser may choose from. */
  communities: readonly { _id: string; name: string }[];
  /** Bounds of the start, local to Europe/Amsterdam. */
  bounds: { earliest: string; latest: string };
}

/** What each section of the form works with. */
export interface SectionProps {
  form: UseFormReturnType<GameDraft>;
  settings: FormSettings;
}

/** Spots that are taken or held for who is paying: the maximum can't go below. */
export function takenSpots(game: GameDetails | null): number {
  return game ? game.joined_players_number + game.held_spots : 0;
}

/** Errors of our rules are texts; the form library allows any node. */
export function errorText(form: SectionProps['form'], path: string): string | null {
  const error = form.errors[path];
  return typeof error === 'string' ? error : null;
}

/** After the next render: to the first field of a row that was added, or what stays when one has gone. */
export function focusSoon(form: SectionProps['form'], path: string): void {
  requestAnimationFrame(() => focusField(form, path));
}

/** Replaces a list; errors of its rows may be another row's now, so they go. */
export function setRows<K extends 'earlyBirds' | 'teams'>(
  form: SectionProps['form'],
  name: K,
  rows: GameDraft[K],
): void {
  form.setErrors((errors) =>
    Object.fromEntries(Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`))),
  );
  form.setValues({ [name]: rows });
}
