import { keptByScripts } from '@rondo/rules';
import { readStored, store } from '../../../platform/stored.ts';
import type { GameDraft } from './draft.ts';

// Each purpose keeps its own draft: `create`, `copy.{id}`, `wanted.{query}` or `edit.{id}`.

/** The fields that were changed, if any; unchanged ones follow the game or the defaults. */
export function keptChanges(purpose: string): Partial<GameDraft> | null {
  return JSON.parse(readStored(keptByScripts.draft, purpose) ?? 'null') as Partial<GameDraft> | null;
}

/** Stores the changes; in a browser that refuses to store, a reload loses the draft. */
export function keepChanges(purpose: string, initial: GameDraft, draft: GameDraft): void {
  const changes = changedFields(initial, draft);
  store(keptByScripts.draft, Object.keys(changes).length === 0 ? null : JSON.stringify(changes), purpose);
}

export function forgetDraft(purpose: string): void {
  store(keptByScripts.draft, null, purpose);
}

/** Fields whose content differs. */
export function changedFields(initial: GameDraft, draft: GameDraft): Partial<GameDraft> {
  const names = Object.keys(initial) as (keyof GameDraft)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(initial[name]) !== JSON.stringify(draft[name]))
      .map((name) => [name, draft[name]]),
  );
}
