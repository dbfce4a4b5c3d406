import type { CallArguments } from '@rondo/contract';
import { activatePromocode, attachStudentCard, selectPromocode, unselectPromocode } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { fingerprint } from '../../platform/fingerprint.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { sessionQuery } from '../../platform/session.ts';
import { showBanner } from '../../ui/banner.tsx';

const bannerSeconds = 3;

/** After each of the calls below, refreshes balance, promocodes and lists, and shows a banner (pages.md#messages). */
function useSucceeded() {
  const t = useT();
  const client = useQueryClient();
  return (message: string) => {
    showBanner('success', message, { seconds: bannerSeconds, title: t('promocodes.success') });
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['wallet'] });
  };
}

/** @param say the message for a balance that grew by this many euros; 0 if the code has to be selected first */
export function useActivatePromocode(say: (credited: number) => string, onDone: () => void) {
  const succeeded = useSucceeded();
  const [intent] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (body: { code: string }) =>
      call(activatePromocode, { body, idempotencyKey: `${intent}-${await fingerprint(body)}` }),
    onSuccess: ({ data }) => {
      succeeded(say(data.credited));
      onDone();
    },
  });
}

export function useAttachCard(message: string, onDone: () => void) {
  const succeeded = useSucceeded();
  const [intent] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (body: CallArguments<typeof attachStudentCard>['body']) =>
      call(attachStudentCard, { body, idempotencyKey: `${intent}-${await fingerprint(body)}` }),
    onSuccess: () => {
      succeeded(message);
      onDone();
    },
  });
}

/** Selects a promocode for the next payment, or deselects it. */
export function useSelection() {
  const { t, explain } = useI18n();
  const succeeded = useSucceeded();
  return useMutation({
    mutationFn: ({ id, selected }: { id: string; selected: boolean }) =>
      selected ? call(selectPromocode, { body: { _id: id } }) : call(unselectPromocode),
    onSuccess: (_, { selected }) => succeeded(t(selected ? 'promocodes.selected' : 'promocodes.unselected')),
    // The list has no place to show an error, so a banner does.
    onError: (error) => showBanner('error', explain(error), { seconds: bannerSeconds, title: t('promocodes.error') }),
  });
}
