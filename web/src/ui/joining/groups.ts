import type { GameDetails, GameGroup } from '@rondo/contract';
import { gameGroups } from '@rondo/contract/calls';
import { type Query, queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { useUser } from '../../platform/session.ts';

const askAgainMilliseconds = 10_000;

/** The open groups in a game to which the reader belongs, and the group of a link; loaded again while there are any. */
export const groupsQuery = (id: string, group: string | null) =>
  queryOptions({
    queryKey: ['games', 'groups', id, group],
    queryFn: async () => (await call(gameGroups, { params: { id }, query: group === null ? {} : { group } })).data,
    refetchInterval: ({ state: { data } }) => (data && data.length > 0 ? askAgainMilliseconds : false),
  });

/** Whether it asked for the reader's groups and there are none: paying for a spot makes none. */
export const isWithoutGroups = ({ queryKey, state }: Query): boolean =>
  queryKey[1] === 'groups' && Array.isArray(state.data) && state.data.length === 0;

/** The id of the group in an address: that of its link, or that of the step. */
export const linkedGroup = (query: URLSearchParams): string | null => query.get('group') ?? query.get('in');

export const useLinkedGroup = (): string | null => linkedGroup(useSearchParams()[0]);

/** The groups; none for a visitor, who may not see their members, and in a game that is over. */
export function useGroups({ _id, archived }: Pick<GameDetails, '_id' | 'archived'>): readonly GameGroup[] {
  const user = useUser();
  const linked = useLinkedGroup();
  const { data } = useQuery({ ...groupsQuery(_id, linked), enabled: user !== null && !archived });
  return data ?? [];
}

/** The group that keeps a spot for the reader, if any. */
export function keptFor(groups: readonly GameGroup[]): GameGroup | null {
  return groups.find(({ you, kept }) => kept > 0 && (you === 'invited' || you === null)) ?? null;
}
