import type { GameGroup } from '@rondo/contract';
import { gameGroups } from '@rondo/contract/calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { useUser } from '../../platform/session.ts';

const askAgainMilliseconds = 10_000;

/** The open groups in a game to which the reader belongs, and the group of a link; loaded again while there are any. */
const groupsQuery = (id: string, group: string | null) =>
  queryOptions({
    queryKey: ['games', 'groups', id, group],
    queryFn: async () => (await call(gameGroups, { params: { id }, query: group === null ? {} : { group } })).data,
    refetchInterval: ({ state: { data } }) => (data && data.length > 0 ? askAgainMilliseconds : false),
  });

/** The id of the group in the address: that of its link, or that of the step. */
export function useLinkedGroup(): string | null {
  const [query] = useSearchParams();
  return query.get('group') ?? query.get('in');
}

/** The groups; none for a visitor, who may not see their members. */
export function useGroups(gameId: string): readonly GameGroup[] {
  const user = useUser();
  const linked = useLinkedGroup();
  const { data } = useQuery({ ...groupsQuery(gameId, linked), enabled: user !== null });
  return data ?? [];
}

/** The group that keeps a spot for the reader, if any. */
export function keptFor(groups: readonly GameGroup[]): GameGroup | null {
  return groups.find(({ you, kept }) => kept > 0 && (you === 'invited' || you === null)) ?? null;
}
