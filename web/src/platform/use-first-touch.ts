import { useEffect, useRef } from 'react';

/** Runs once the page is first touched: what is needed by then at the earliest, the first screen does without. */
export function useFirstTouch(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const touches = ['pointerdown', 'keydown', 'focusin'];
    const touched = new AbortController();
    const onTouch = () => {
      touched.abort();
      latest.current();
    };
    for (const touch of touches) document.addEventListener(touch, onTouch, { signal: touched.signal, capture: true });
    return () => touched.abort();
  }, []);
}
