import type { GameDraft } from './draft.ts';

/** Each purpose keeps its own draft: `create`, `copy.{id}` or `edit.{id}`. */
const storageKey = (purpose: string) => `rondo.game-draft.${purpose}`;

/** The fields that were typed over, if any; what wasn't touched follows the game or the defaults. */
export function keptChanges(purpose: string): Partial<GameDraft> | null {
  try {
    return JSON.parse(window.localStorage.getItem(storageKey(purpose)) ?? 'null') as Partial<GameDraft> | null;
  } catch {
    return null;
  }
}

/** A browser that refuses to store (private mode, full) only loses the draft on reload. */
export function keepChanges(purpose: string, initial: GameDraft, draft: GameDraft): void {
  const changes = changedFields(initial, draft);
  try {
    if (Object.keys(changes).length === 0) window.localStorage.removeItem(storageKey(purpose));
    else window.localStorage.setItem(storageKey(purpose), JSON.stringify(changes));
  } catch {
    return;
  }
}

export function forgetDraft(purpose: string): void {
  try {
    window.localStorage.removeItem(storageKey(purpose));
  } catch {
    return;
  }
}

/** Fields of which the content differs. */
export function changedFields(initial: GameDraft, draft: GameDraft): Partial<GameDraft> {
  const names = Object.keys(initial) as (keyof GameDraft)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(initial[name]) !== JSON.stringify(draft[name]))
      .map((name) => [name, draft[name]]),
  );
}
