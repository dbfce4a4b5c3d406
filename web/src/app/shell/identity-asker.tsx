import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { WithPhrases } from '../../platform/i18n.tsx';
import { askIdentityBy } from '../../platform/identity.ts';
import { UntilLoaded } from '../../platform/until-loaded.tsx';

const phrases = ['account'] as const;
const Sheet = lazy(async () => ({
  default: (await import('../../features/accounts/ways-in/ask-identity.tsx')).AskIdentity,
}));

/** The sheet that asks users to prove who they are, whichever call the server refuses for that. */
export default function IdentityAsker() {
  const { pathname, search, hash } = useLocation();
  const [waiting, setWaiting] = useState<{ settle: (isProved: boolean) => void } | null>(null);
  useEffect(() => askIdentityBy(() => new Promise((settle) => setWaiting({ settle }))), []);
  if (!waiting) return null;
  const end = (isProved: boolean) => {
    setWaiting(null);
    waiting.settle(isProved);
  };
  return (
    <UntilLoaded>
      <WithPhrases parts={phrases} fallback={null}>
        <Sheet returnTo={pathname + search + hash} onClose={() => end(false)} onConfirmed={() => end(true)} />
      </WithPhrases>
    </UntilLoaded>
  );
}
