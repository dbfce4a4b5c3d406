import { useEffect, useState } from 'react';
import { useMedia } from '../../platform/use-media.ts';

/**
 * Takes turns: an index that moves on every `seconds`, as long as nobody looks closer, has paused it or chosen one, and never
 * by itself for who wants less motion.
 */
export function useRotation(count: number, seconds: number) {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const running = !still && !paused && !held;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((last) => (last + 1) % count);
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [running, count, seconds]);
  return {
    index,
    running,
    paused: paused || still,
    /** Nothing to pause where nothing moves. */
    canRun: !still,
    toggle: () => setPaused(!paused),
    choose: (next: number) => {
      setPaused(true);
      setIndex(next);
    },
    /** For the element around it: pointer and focus hold it. */
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
