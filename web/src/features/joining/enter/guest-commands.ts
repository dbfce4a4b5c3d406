import { joinFreeAsGuest, payAsGuest, payExternalEvent } from '@rondo/contract/calls';
import type { PaymentMethod } from '@rondo/rules';
import { call } from '../../../platform/api.ts';
import { fingerprint } from '../../../platform/fingerprint.ts';
import type { Entry } from '../../../ui/joining/entry.ts';
import { useLinkedGroup } from '../../../ui/joining/groups.ts';
import { useCommand } from '../../../ui/joining/use-refresh.ts';

/** The values a guest types in the form; both consents have been given by then. */
export interface GuestForm {
  kind: 'guest';
  email: string;
  teamId: string | null;
}

/** The values an external event asks of every participant. */
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
  const group = useLinkedGroup();
  return useCommand(async ({ secretKey, ...entry }: Entry & { email: string }, intent) => {
    const body = { ...entry, secret_key: secretKey, group, terms: true, privacy: true };
    return call(joinFreeAsGuest, { body, idempotencyKey: intent('guest', await fingerprint(body)) });
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

/** Holds a spot and returns the provider's checkout. */
export function useCheckout() {
  const group = useLinkedGroup();
  return useCommand(async ({ matchId, secretKey, form, amount, method }: Asked, intent) => {
    const { kind, ...said } = form;
    const entry = { matchId, secret_key: secretKey, method };
    const idempotencyKey = intent(kind, await fingerprint({ ...entry, ...said, amount }));
    if (form.kind === 'guest') {
      const { email, teamId } = form;
      const body = { ...entry, group, email, teamId, amount, terms: true, privacy: true };
      return call(payAsGuest, { body, idempotencyKey });
    }
    const { email, name, teamName, organisation, organisationMember, teamId } = form;
    const body = { ...entry, email, name, teamName, organisation, organisationMember, teamId };
    return call(payExternalEvent, { body, idempotencyKey });
  });
}
