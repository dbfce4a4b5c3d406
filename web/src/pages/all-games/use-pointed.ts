import type { GameCard } from '@rondo/contract';
import { type RefObject, useEffect } from 'react';

/** Reports the game whose card (`data-game`) has the pointer or the focus; null if no card has. */
export function usePointed(
  box: RefObject<HTMLElement | null>,
  games: readonly GameCard[],
  onPoint: (game: GameCard | null) => void,
): void {
  useEffect(() => {
    const element = box.current;
    const reached = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-game]') : null;
      onPoint(games.find(({ _id }) => _id === card?.dataset.game) ?? null);
    };
    const left = () => onPoint(null);
    const listeners = { pointerover: reached, focusin: reached, pointerleave: left, focusout: left };
    for (const [name, listener] of Object.entries(listeners)) element?.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element?.removeEventListener(name, listener);
    };
  });
}
