import { useEffect, useState } from 'react';
import { useNow } from '../../../platform/clock.tsx';

/** The server's clock, every second: for a countdown that shows them. */
export function useSeconds(running: boolean): number {
  const now = useNow();
  const [late, setLate] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const since = Date.now();
    const timer = setInterval(() => setLate(Date.now() - since), 1000);
    return () => {
      clearInterval(timer);
      setLate(0);
    };
  }, [now, running]);
  return now + late;
}
