import { useEffect, useState } from 'react';
import { useUnderWay } from '../platform/ready.ts';

/** A value that hasn't changed for a while, to announce what somebody types when they pause and not at every key. */
export function useDebounced<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useUnderWay(settled !== value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
