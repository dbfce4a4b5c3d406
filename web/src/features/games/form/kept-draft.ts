import { emptyDraft, type GameDraft } from './fields.ts';

const storageKey = 'rondo.game-draft';

/** What was typed before a reload; fields that are new since then get their defaults. */
export function readDraft(free: boolean): GameDraft {
  const empty = emptyDraft(free);
  try {
    const kept = JSON.parse(window.localStorage.getItem(storageKey) ?? 'null') as Partial<GameDraft> | null;
    return { ...empty, ...kept, ...(free && { free: true, price: '0' }) };
  } catch {
    return empty;
  }
}

/** A browser that refuses to store (private mode, full) only loses the draft on reload. */
export function keepDraft(draft: GameDraft): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    return;
  }
}

export function forgetDraft(): void {
  window.localStorage.removeItem(storageKey);
}
