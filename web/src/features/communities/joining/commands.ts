import { joinCommunity, leaveCommunity, toggleCommunityNotifications } from '@rondo/contract/calls';
import type { CommunityMembership } from '@rondo/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

/** Reloads what a membership changes: the community, the lists, and the games the reader may see. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['communities'] }),
      client.invalidateQueries({ queryKey: ['games'] }),
    ]);
}

/** Called even if the component that started the command is gone by then. */
interface Then<Answer> {
  onSuccess: (answer: Answer) => void;
  onError: (error: Error) => void;
}

interface Asked {
  message?: string;
  invitation?: string;
}

/** Joins a community or asks to; returns the membership that results. */
export function useJoin(communityId: string, then: Then<CommunityMembership>) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (body: Asked) =>
      (await call(joinCommunity, { params: { x: communityId }, body })).data.joinRequest.status,
    ...then,
    onSettled: refresh,
  });
}

/** Leaves a community or withdraws a request. */
export function useLeave(communityId: string, then: Then<unknown>) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(leaveCommunity, { body: { communityId } }),
    ...then,
    onSettled: refresh,
  });
}

/** Switches a community's notifications on or off. */
export function useNotifications(communityId: string, onError: Then<unknown>['onError']) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (enabled: boolean) =>
      call(toggleCommunityNotifications, { params: { id: communityId }, body: { enabled } }),
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: ['communities', 'one'] }),
  });
}
