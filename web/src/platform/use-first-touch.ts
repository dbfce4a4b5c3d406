import { useEffect, useRef } from 'react';

/** Runs when the page is first touched, to load what the first screen doesn't need. */
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
