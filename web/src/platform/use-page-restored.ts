import { useEffect } from 'react';

/** Calls back when the browser shows the page as it was left, such as on Back from the bank: what it was leaving for is over. */
export function usePageRestored(onRestored: () => void): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && onRestored();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [onRestored]);
}
