import { createContext, use, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

const NowContext = createContext(0);
/** The difference between the server's clock and this machine's, in milliseconds. */
const OffsetContext = createContext<RefObject<number>>({ current: 0 });
const tickMilliseconds = 30_000;

/** The server's clock in milliseconds: its time when it rendered, plus the time since. Updates every half minute. */
export function ClockProvider({ start, children }: { start: number; children: ReactNode }) {
  const [now, setNow] = useState(start);
  const offset = useRef(0);
  useEffect(() => {
    offset.current = start - Date.now();
    const timer = setInterval(() => setNow(Date.now() + offset.current), tickMilliseconds);
    return () => clearInterval(timer);
  }, [start]);
  return (
    <NowContext value={now}>
      <OffsetContext value={offset}>{children}</OffsetContext>
    </NowContext>
  );
}

export function useNow(): number {
  return use(NowContext);
}

/** The same clock updated every second, for countdowns that show seconds; like {@link useNow} while not `running`. */
export function useEverySecond(running: boolean): number {
  const now = useNow();
  const offset = use(OffsetContext);
  const [exact, setExact] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setExact(Date.now() + offset.current), 1000);
    return () => clearInterval(timer);
  }, [running, offset]);
  return running ? Math.max(now, exact) : now;
}
