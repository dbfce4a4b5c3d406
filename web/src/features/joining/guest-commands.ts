import { joinFreeAsGuest, payAsGuest, payExternalEvent } from '@rondo/contract/calls';
import type { PaymentMethod } from '@rondo/rules';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { fingerprint } from '../../platform/fingerprint.ts';
import type { Entry } from './commands.ts';
import { useIntent, useRefresh } from './use-refresh.ts';

/** What somebody without a login says of themselves; both consents are given by then. */
export interface GuestForm {
  kind: 'guest';
  email: string;
  teamId: string | null;
}

/** What an external event asks of everyone. */
export interface EventForm {
  kind: 'event';
  email: string;
  name: string;
  teamName: string;
  organisation: string;
  organisationMember: boolean;
  teamId: string | null;
}

export function useGuestJoin() {
  const refresh = useRefresh();
  const intent = useIntent();
  return useMutation({
    mutationFn: async ({ secretKey, ...entry }: Entry & { email: string }) => {
      const body = { ...entry, secret_key: secretKey, terms: true, privacy: true };
      return call(joinFreeAsGuest, { body, idempotencyKey: intent('guest', await fingerprint(body)) });
    },
    onSettled: () => void refresh(),
  });
}

interface Asked {
  matchId: string;
  secretKey: string | null;
  form: GuestForm | EventForm;
  /** Euros the payer saw, without the fee. */
  amount: number;
  method: PaymentMethod;
}

/** Holds a spot and answers with the provider's checkout. */
export function useCheckout() {
  const refresh = useRefresh();
  const intent = useIntent();
  return useMutation({
    mutationFn: async ({ matchId, secretKey, form, amount, method }: Asked) => {
      const { kind, ...said } = form;
      const entry = { matchId, secret_key: secretKey, method };
      const idempotencyKey = intent(kind, await fingerprint({ ...entry, ...said, amount }));
      if (form.kind === 'guest') {
        const { email, teamId } = form;
        const body = { ...entry, email, teamId, amount, terms: true, privacy: true };
        return call(payAsGuest, { body, idempotencyKey });
      }
      const { email, name, teamName, organisation, organisationMember, teamId } = form;
      const body = { ...entry, email, name, teamName, organisation, organisationMember, teamId };
      return call(payExternalEvent, { body, idempotencyKey });
    },
    onSettled: () => void refresh(),
  });
}
