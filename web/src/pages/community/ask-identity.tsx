import { type ComponentProps, lazy } from 'react';
import { WithPhrases } from '../../platform/i18n.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import type { AskIdentity } from '../../features/accounts/ways-in/ask-identity.tsx';

const phrases = ['account'] as const;
const Sheet = lazy(async () => ({
  default: (await import('../../features/accounts/ways-in/ask-identity.tsx')).AskIdentity,
}));

/** Asks an admin of Rondo to confirm who they are before they change a community's leaders; nobody else loads it. */
export const askIdentity = (asked: ComponentProps<typeof AskIdentity>) => (
  <Deferred waiting={null}>
    <WithPhrases parts={phrases} fallback={null}>
      <Sheet {...asked} />
    </WithPhrases>
  </Deferred>
);
