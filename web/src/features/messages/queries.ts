import { communityMessages, gameMessages } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** The people who get a message: everyone in a game, or all members of a community. */
export type Group = { kind: 'game' | 'community'; id: string };

export const messagesQuery = ({ kind, id }: Group) =>
  queryOptions({
    queryKey: ['messages', kind, id],
    queryFn: async () => (await call(kind === 'game' ? gameMessages : communityMessages, { params: { id } })).data,
    staleTime: 0,
  });
