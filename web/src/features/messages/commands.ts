import { decideMessage, reportMessage, writeCommunityMessage, writeGameMessage } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { fingerprint } from '../../platform/fingerprint.ts';
import type { Group } from './queries.ts';

interface Outcome<T> {
  onDone: (answer: T) => void;
  onRefused: (error: unknown) => void;
}

export function useWrite({ kind, id }: Group, { onDone, onRefused }: Outcome<{ reached: number }>) {
  const client = useQueryClient();
  const [intent] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async ({ words, toWaiting }: { words: string; toWaiting: boolean }) => {
      const idempotencyKey = `${intent}-${await fingerprint({ words, toWaiting })}`;
      const params = { id };
      return kind === 'game'
        ? call(writeGameMessage, { params, body: { words, toWaiting }, idempotencyKey })
        : call(writeCommunityMessage, { params, body: { words }, idempotencyKey });
    },
    onSuccess: ({ data }) => {
      void client.invalidateQueries({ queryKey: ['messages', kind, id] });
      onDone(data);
    },
    onError: onRefused,
  });
}

export function useReport({ kind, id }: Group, { onDone, onRefused }: Outcome<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ messageId, reason }: { messageId: string; reason: string }) =>
      call(reportMessage, { params: { id: messageId }, body: { reason } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['messages', kind, id] });
      onDone();
    },
    onError: onRefused,
  });
}

export function useDecide({ kind, id }: Group, { onDone, onRefused }: Outcome<'remove' | 'keep'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ messageId, decision }: { messageId: string; decision: 'remove' | 'keep' }) =>
      call(decideMessage, { params: { id: messageId }, body: { decision } }),
    onSuccess: (_, { decision }) => {
      void client.invalidateQueries({ queryKey: ['messages', kind, id] });
      onDone(decision);
    },
    onError: onRefused,
  });
}
