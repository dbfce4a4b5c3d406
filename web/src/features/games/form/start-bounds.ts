import { gameForm } from '@rondo/rules';
import { formatTime, localDate } from '../../../platform/formats.ts';

const dayMilliseconds = 86_400_000;

/** When a new game may start, from now to one year ahead, local to Europe/Amsterdam like the field. */
export function startBounds(now: number): { earliest: string; latest: string } {
  const local = (instant: number) => `${localDate(instant)}T${formatTime(instant, 'en')}`;
  return { earliest: local(now), latest: local(now + gameForm.daysAheadMax * dayMilliseconds) };
}
