import { useEffect, useState } from 'react';

const thresholdPixels = 5;
const nearTopPixels = 50;

/** Whether the header shows: it hides on scrolling down, returns on scrolling up, and stays near the top (pages.md#header-and-footer). */
export function useHeadroom(): boolean {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const y = window.scrollY;
      if (y <= nearTopPixels) setShown(true);
      else if (Math.abs(y - last) < thresholdPixels) return;
      else setShown(y < last);
      last = y;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return shown;
}
