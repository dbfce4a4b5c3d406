import type { ListedPromocode } from '@rondo/contract';
import {
  activatePromocode,
  attachStudentCard,
  myPromocodes,
  selectPromocode,
  unselectPromocode,
} from '@rondo/contract/calls';
import { pageSizes } from '@rondo/rules';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { fingerprint } from '../../platform/fingerprint.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { sessionQuery } from '../../platform/session.ts';
import { showBanner } from '../../ui/banner.tsx';

const limit = pageSizes.walletList;
const bannerSeconds = 3;

interface Part {
  payments: ListedPromocode[];
  totalCount: number;
}

export const promocodesQuery = (order: 'latest' | 'earliest') =>
  infiniteQueryOptions({
    queryKey: ['wallet', 'promocodes', order],
    queryFn: async ({ pageParam: skip }): Promise<Part> => {
      const { data, pagination } = await call(myPromocodes, { query: { order, skip, limit } });
      return { payments: data.promocodes, totalCount: pagination.totalCount };
    },
    initialPageParam: 0,
    getNextPageParam: (last: Part, parts: Part[]) => {
      const have = parts.reduce((sum, { payments }) => sum + payments.length, 0);
      return last.payments.length > 0 && have < last.totalCount ? have : undefined;
    },
  });

/** After any of the calls below: balance, promocodes and lists are read again, and a banner says how it went (2-accounts §8). */
function useOutcome() {
  const { t, explain } = useSpeech();
  const client = useQueryClient();
  return {
    succeeded: (message: string) => {
      showBanner('success', message, { seconds: bannerSeconds, title: t('promocodes.success') });
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['wallet'] });
    },
    failed: (error: Error) =>
      showBanner('error', explain(error), { seconds: bannerSeconds, title: t('promocodes.error') }),
  };
}

/** @param credited says that the balance grew by so many euros; 0 when the code waits to be selected */
export function useActivatePromocode(say: (credited: number) => string, onDone: () => void) {
  const outcome = useOutcome();
  const [intent] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (body: { code: string }) =>
      call(activatePromocode, { body, idempotencyKey: `${intent}-${await fingerprint(body)}` }),
    onSuccess: ({ data }) => {
      outcome.succeeded(say(data.credited));
      onDone();
    },
    onError: outcome.failed,
  });
}

export function useAttachCard(message: string, onDone: () => void) {
  const outcome = useOutcome();
  const [intent] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (body: { card_number: string; pickup_day: number; pickup_month: number }) =>
      call(attachStudentCard, { body, idempotencyKey: `${intent}-${await fingerprint(body)}` }),
    onSuccess: () => {
      outcome.succeeded(message);
      onDone();
    },
    onError: outcome.failed,
  });
}

/** Selects a promocode for the next payment, or takes the selection away. */
export function useSelection() {
  const { t } = useSpeech();
  const outcome = useOutcome();
  return useMutation({
    mutationFn: ({ id, selected }: { id: string; selected: boolean }) =>
      selected ? call(selectPromocode, { body: { _id: id } }) : call(unselectPromocode),
    onSuccess: (_, { selected }) => outcome.succeeded(t(selected ? 'promocodes.selected' : 'promocodes.unselected')),
    onError: outcome.failed,
  });
}
