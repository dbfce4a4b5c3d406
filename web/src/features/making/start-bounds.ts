import { day, gameForm } from '@rondo/rules';
import { localOf } from '../../platform/local-time.ts';

/** When a new game may start: from now to one year ahead, local to Europe/Amsterdam like the field. */
export function startBounds(now: number): { earliest: string; latest: string } {
  return { earliest: localOf(now), latest: localOf(now + gameForm.daysAheadMax * day) };
}
