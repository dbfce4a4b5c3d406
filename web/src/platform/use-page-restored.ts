import { useEffect } from 'react';

/** Runs when the browser restores the page as it was left, for example after Back from the bank: nothing that was under way then still is. */
export function usePageRestored(onRestored: () => void): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && onRestored();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [onRestored]);
}
