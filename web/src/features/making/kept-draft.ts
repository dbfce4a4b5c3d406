import { keptByScripts } from '@rondo/rules';
import { readStored, store } from '../../platform/stored.ts';

/** The game's name in a draft; each purpose has a draft of its own: `create`, `copy.{id}`, `wanted.{query}` or `edit.{id}`. */
export function keptName(purpose: string): string {
  const kept = JSON.parse(readStored(keptByScripts.draft, purpose) ?? '{}') as { name?: string };
  return kept.name ?? '';
}

export function forgetDraft(purpose: string): void {
  store(keptByScripts.draft, null, purpose);
}
