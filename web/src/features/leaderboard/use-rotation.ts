import { useEffect, useState } from 'react';
import { useMedia } from '../../platform/use-media.ts';

/**
 * An index that advances every `seconds`, unless the reader looks closer, has paused it or has chosen one; it never moves by itself for
 * readers who prefer reduced motion.
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
    /** A rotation that doesn't move can't be paused. */
    canRun: !still,
    toggle: () => setPaused(!paused),
    choose: (next: number) => {
      setPaused(true);
      setIndex(next);
    },
    /** Props for the surrounding element: pointer and focus pause the rotation. */
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
