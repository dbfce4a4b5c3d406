import type { GameDraft } from './draft.ts';

/** Changes players are told of (3-decisions §3). */
export type Effect = 'time' | 'place' | 'price';

/** Which of them an edit makes. */
export function effectsOf(before: GameDraft, after: GameDraft): Effect[] {
  const differs = (...names: (keyof GameDraft)[]) =>
    names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return [
    ...(differs('startsAt', 'duration') ? ['time' as const] : []),
    ...(differs('place') ? ['place' as const] : []),
    ...(differs('free', 'price') ? ['price' as const] : []),
  ];
}
