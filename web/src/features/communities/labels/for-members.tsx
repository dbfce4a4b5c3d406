import type { ReactNode } from 'react';
import { WithPhrases } from '../../../platform/i18n.tsx';
import { Deferred } from '../../../ui/deferred.tsx';

const phrases = ['labels'] as const;

/** Wraps what only members of a community do, so that nobody else loads its chunks and phrases. */
export function ForMembers({ waiting = null, children }: { waiting?: ReactNode; children: ReactNode }) {
  return (
    <Deferred waiting={waiting}>
      <WithPhrases parts={phrases} fallback={waiting}>
        {children}
      </WithPhrases>
    </Deferred>
  );
}
