import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A sheet that is pulled down further than this closes (pages.md#contact-pages). */
const swipeDownPixels = 200;

/** Calls `onSwiped` when a finger pulls the element down far enough; otherwise the element springs back. Scrolled content is scrolled back first. */
export function useSwipeDown(element: RefObject<HTMLElement | null>, isOn: boolean, onSwiped: () => void): void {
  const swiped = useEffectEvent(onSwiped);
  useEffect(() => {
    const pulled = element.current;
    if (!isOn || !pulled) return undefined;
    let from: number | null = null;
    let by = 0;
    const move = (distance: number) => {
      by = distance;
      pulled.style.transform = distance > 0 ? `translateY(${distance}px)` : '';
    };
    const start = ({ target, touches }: TouchEvent) => {
      const isTaken = target instanceof Element && (target.closest('input[type=range]') || isScrolled(target, pulled));
      from = touches.length === 1 && !isTaken ? (touches[0]?.clientY ?? null) : null;
    };
    const follow = ({ touches }: TouchEvent) => {
      if (from !== null) move(Math.max(0, (touches[0]?.clientY ?? 0) - from));
    };
    const end = () => {
      const isFar = by > swipeDownPixels;
      from = null;
      move(0);
      if (isFar) swiped();
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    pulled.addEventListener('touchstart', start, options);
    pulled.addEventListener('touchmove', follow, options);
    pulled.addEventListener('touchend', end, options);
    pulled.addEventListener('touchcancel', () => move(0), options);
    return () => listening.abort();
  }, [element, isOn]);
}

function isScrolled(from: Element, within: Element): boolean {
  for (let one: Element | null = from; one && one !== within; one = one.parentElement)
    if (one.scrollTop > 0) return true;
  return false;
}
