import { useEffect } from 'react';

/** Runs when the browser restores the page as it was left, such as after Back from the bank: whatever it was busy with is over. */
export function usePageRestored(onRestored: () => void): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && onRestored();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [onRestored]);
}
