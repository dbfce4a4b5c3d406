import { useNow } from './clock.tsx';
import { type OffNotice, useSettings } from './settings.tsx';

/** The note about something that an admin has switched off for a while; null while it is on. */
export function useOff(what: 'changes' | 'signUps' | 'payments'): OffNotice | null {
  const notice = useSettings().off?.[what];
  const now = useNow();
  return notice && (notice.until === null || Date.parse(notice.until) > now) ? notice : null;
}
