import type { GameChange } from '@rondo/rules';
import { numberOf } from '../../platform/call-form.ts';
import type { GameDraft } from './draft.ts';

/** A change that players are told about (product.md#editing-games). */
export type Effect = GameChange;

/** The changes among these that an edit makes. */
export function effectsOf(before: GameDraft, after: GameDraft): Effect[] {
  const differs = (of: (draft: GameDraft) => unknown) => JSON.stringify(of(before)) !== JSON.stringify(of(after));
  return [
    ...(differs(({ game_date: start, duration }) => [start, numberOf(duration)]) ? ['time' as const] : []),
    ...(differs(({ location: { coordinates, address, description } }) => [
      coordinates,
      address.trim(),
      description.trim(),
    ])
      ? ['place' as const]
      : []),
    ...(differs(({ isPayingGame, price }) => (isPayingGame ? numberOf(price) : 0)) ? ['price' as const] : []),
  ];
}
