import { numberOf, type GameDraft } from './draft.ts';

/** Changes that players are told about (product.md#editing-games). */
export type Effect = 'time' | 'place' | 'price';

/** Which of them an edit makes. */
export function effectsOf(before: GameDraft, after: GameDraft): Effect[] {
  const differs = (of: (draft: GameDraft) => unknown) => JSON.stringify(of(before)) !== JSON.stringify(of(after));
  return [
    ...(differs(({ startsAt, duration }) => [startsAt, numberOf(duration)]) ? ['time' as const] : []),
    ...(differs(({ place: { point, address, venue } }) => [point, address.trim(), venue.trim()])
      ? ['place' as const]
      : []),
    ...(differs(({ free, price }) => (free ? 0 : numberOf(price))) ? ['price' as const] : []),
  ];
}
