import type { GameGroup } from '@rondo/contract';
import { gameGroups } from '@rondo/contract/calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { useUser } from '../../platform/session.ts';

const askAgainMilliseconds = 10_000;

/** The open groups of a game that the reader is of, and that of a link; asked again while there are any. */
const groupsQuery = (id: string, group: string | null) =>
  queryOptions({
    queryKey: ['games', 'groups', id, group],
    queryFn: async () => (await call(gameGroups, { params: { id }, query: group === null ? {} : { group } })).data,
    refetchInterval: ({ state: { data } }) => (data && data.length > 0 ? askAgainMilliseconds : false),
  });

/** The group whose link the address has, or that the step in it is about. */
export function useLinkedGroup(): string | null {
  const [query] = useSearchParams();
  return query.get('group') ?? query.get('in');
}

/** None for a visitor, who isn't told of anybody. */
export function useGroups(gameId: string): readonly GameGroup[] {
  const user = useUser();
  const linked = useLinkedGroup();
  const { data } = useQuery({ ...groupsQuery(gameId, linked), enabled: user !== null });
  return data ?? [];
}

/** The group that keeps a spot for the reader, if one does. */
export function keptFor(groups: readonly GameGroup[]): GameGroup | null {
  return groups.find(({ you, kept }) => kept > 0 && (you === 'invited' || you === null)) ?? null;
}
