import { lazy, useEffect, useRef, useState } from 'react';
import { onLoggedOut } from '../../platform/api.ts';
import { useUser } from '../../platform/session.ts';
import { keepTyped } from '../../platform/typed.ts';
import { UntilLoaded } from '../../platform/until-loaded.tsx';

const LoggedOut = lazy(() => import('./logged-out.tsx'));

/** Leads to the log-in whoever couldn't send something because their session had ended (decisions/0124-a-session-that-ends.md). */
export function WhenLoggedOut() {
  const user = useUser();
  const wasLoggedIn = useRef(false);
  /** The address at which it was, with what is typed there kept. */
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => {
    if (user) wasLoggedIn.current = true;
  }, [user]);
  // Before whatever sent it hears of the refusal, which may close it.
  useEffect(() => onLoggedOut(() => wasLoggedIn.current && setFrom(keepTyped())), []);
  if (from === null) return null;
  return (
    <UntilLoaded>
      <LoggedOut from={from} onClose={() => setFrom(null)} />
    </UntilLoaded>
  );
}
