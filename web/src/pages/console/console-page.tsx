import type { ComponentProps } from 'react';
import { AskIdentity } from '../../features/accounts/ways-in/ask-identity.tsx';
import { ConsoleShell } from '../../features/console/console-shell.tsx';
import { IdentityContext } from '../../ui/use-identity.ts';

const askIdentity = (asked: ComponentProps<typeof AskIdentity>) => <AskIdentity {...asked} />;

/** A page of the console with acts for which the server may ask admins to confirm who they are. */
export function ConsolePage(props: ComponentProps<typeof ConsoleShell>) {
  return (
    <IdentityContext value={askIdentity}>
      <ConsoleShell {...props} />
    </IdentityContext>
  );
}
