import { dropCoOrganiser, nameCoOrganiser, stepBack } from '@rondo/contract/calls';
import type { LeadingRight } from '@rondo/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { fingerprint } from '../../../platform/fingerprint.ts';
import { sessionQuery } from '../../../platform/session.ts';
import type { Scope } from '../../../ui/scope-choice.tsx';
import { coOrganisersQuery } from './queries.ts';

interface Naming {
  who: { person: string } | { email: string };
  rights: LeadingRight[];
  scope: Scope;
}

interface Outcome {
  onDone: () => void;
  onRefused: (error: unknown) => void;
}

export function useNameCoOrganiser(gameId: string, { onDone, onRefused }: Outcome) {
  const client = useQueryClient();
  const [intent] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (body: Naming) =>
      call(nameCoOrganiser, {
        params: { id: gameId },
        body,
        idempotencyKey: `${intent}-${await fingerprint(body)}`,
      }),
    onSuccess: ({ data }) => {
      client.setQueryData(coOrganisersQuery(gameId).queryKey, data);
      onDone();
    },
    onError: onRefused,
  });
}

export function useDropCoOrganiser(gameId: string, { onDone, onRefused }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id: coOrganiserId, scope }: { id: string; scope: Scope }) =>
      call(dropCoOrganiser, { params: { id: gameId, coOrganiserId }, query: { scope } }),
    onSuccess: ({ data }) => {
      client.setQueryData(coOrganisersQuery(gameId).queryKey, data);
      onDone();
    },
    onError: onRefused,
  });
}

export function useStepBack(gameId: string, { onDone, onRefused }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (scope: Scope) => call(stepBack, { params: { id: gameId }, body: { scope } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['games'] });
      void client.invalidateQueries(sessionQuery);
      onDone();
    },
    onError: onRefused,
  });
}
