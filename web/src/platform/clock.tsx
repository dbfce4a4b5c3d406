import { createContext, use, useEffect, useState, type ReactNode } from 'react';

const NowContext = createContext(0);
const tickMilliseconds = 30_000;

/** The server's clock, in milliseconds: what it said when it rendered, plus the time since. Ticks every half minute. */
export function ClockProvider({ start, children }: { start: number; children: ReactNode }) {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const offset = start - Date.now();
    const timer = setInterval(() => setNow(Date.now() + offset), tickMilliseconds);
    return () => clearInterval(timer);
  }, [start]);
  return <NowContext value={now}>{children}</NowContext>;
}

export function useNow(): number {
  return use(NowContext);
}
