import { payForFriend } from '@rondo/contract/calls';
import { call } from '../../../platform/api.ts';
import { fingerprint } from '../../../platform/fingerprint.ts';
import type { Entry, Payment } from '../../../ui/joining/entry.ts';
import { useCommand } from '../../../ui/joining/use-refresh.ts';

export function usePayForFriends() {
  return useCommand(async ({ secretKey, cardId, emails, ...entry }: Entry & Payment & { emails: string[] }, intent) => {
    const body = {
      ...entry,
      secret_key: secretKey,
      selectedPeriodicPromocode: cardId,
      payForFriendEmail: emails,
    };
    return call(payForFriend, { body, idempotencyKey: intent('friends', await fingerprint(body)) });
  });
}
