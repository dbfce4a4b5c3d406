import { useQuery } from '@tanstack/react-query';
import { ConfirmIdentitySheet } from './confirm-identity-sheet.tsx';
import { signInMethodsQuery } from './sign-in-queries.ts';

interface Props {
  returnTo: string;
  onClose: () => void;
  onConfirmed: () => void;
}

/** The sheet that asks users to confirm who they are, by the way in that they have. */
export function AskIdentity(props: Props) {
  const { data: ways } = useQuery(signInMethodsQuery);
  return ways ? <ConfirmIdentitySheet open hasPassword={ways.hasPassword} {...props} /> : null;
}
