import type { ReactNode } from 'react';
import { WithPhrases } from '../../../platform/i18n.tsx';
import { Deferred } from '../../../ui/deferred.tsx';

const phrases = ['labels'] as const;

/** Wraps the parts that only members of a community see, so that nobody else loads their chunks and phrases. */
export function ForMembers({ waiting = null, children }: { waiting?: ReactNode; children: ReactNode }) {
  return (
    <Deferred waiting={waiting}>
      <WithPhrases parts={phrases} fallback={waiting}>
        {children}
      </WithPhrases>
    </Deferred>
  );
}
