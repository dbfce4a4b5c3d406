import type { ReactNode } from 'react';
import { WithPhrases } from '../../../platform/i18n.tsx';
import { Deferred } from '../../../ui/deferred.tsx';

const phrases = ['leading'] as const;

/** Wraps the parts that only a community's admins see, so that nobody else loads their chunks and phrases. */
export function ForAdmins({ waiting = null, children }: { waiting?: ReactNode; children: ReactNode }) {
  return (
    <Deferred waiting={waiting}>
      <WithPhrases parts={phrases} fallback={waiting}>
        {children}
      </WithPhrases>
    </Deferred>
  );
}
