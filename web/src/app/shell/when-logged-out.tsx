import { lazy, useEffect, useRef, useState } from 'react';
import { onLoggedOut } from '../../platform/api.ts';
import { useUser } from '../../platform/session.ts';
import { keepTyped } from '../../platform/typed.ts';
import { UntilLoaded } from '../../platform/until-loaded.tsx';

const LoggedOut = lazy(() => import('./logged-out.tsx'));

/** Leads users to the log-in who couldn't send something because their session had ended (decisions/0124-a-session-that-ends.md). */
export function WhenLoggedOut() {
  const user = useUser();
  const wasLoggedIn = useRef(false);
  /** The address of the page, with what was typed there stored. */
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => {
    if (user) wasLoggedIn.current = true;
  }, [user]);
  // An effect, so that it stores what was typed before the page hears of the refusal, which may close the form.
  useEffect(() => onLoggedOut(() => wasLoggedIn.current && setFrom(keepTyped())), []);
  if (from === null) return null;
  return (
    <UntilLoaded>
      <LoggedOut from={from} onClose={() => setFrom(null)} />
    </UntilLoaded>
  );
}
