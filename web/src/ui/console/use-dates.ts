import { useMemo } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';

export type Dates = ReturnType<typeof useDates>;

/** Formats days, with the year if it is not the present one, alone and with the time. */
export function useDates() {
  const formats = useFormats();
  const now = useNow();
  return useMemo(() => {
    const day = (instant: string) => formats.day(instant, now);
    return { day, moment: (instant: string) => `${day(instant)} ${formats.time(instant)}` };
  }, [formats, now]);
}
