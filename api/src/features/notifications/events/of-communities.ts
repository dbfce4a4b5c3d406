import { mailedPaths } from '@rondo/rules/mailed-paths';
import type { Receiver } from '../find-receivers.ts';
import { inCommunity, type MessageCommunity, onlyNotification } from '../messages.ts';

/** Messages about a community, and about labels in it. */
export const ofCommunities = {
  communityRequest: (userId: string, community: MessageCommunity, asker: Pick<Receiver, 'id' | 'name'>) =>
    onlyNotification({
      ...inCommunity(userId, 'communityRequest', community, mailedPaths.requestsOfCommunity),
      params: { friend: asker.name },
      namedId: asker.id,
    }),

  communityDecided: (
    userId: string,
    community: MessageCommunity,
    { decision, adminNote }: { decision: 'approve' | 'deny'; adminNote: string },
  ) =>
    onlyNotification({
      ...inCommunity(userId, decision === 'approve' ? 'communityApproved' : 'communityDenied', community),
      ...(adminNote && { params: { adminNote } }),
    }),

  communityRemoved: (userId: string, community: MessageCommunity, { reason }: { reason: string }) =>
    onlyNotification({
      ...inCommunity(userId, 'communityRemoved', community),
      ...(reason && { params: { adminNote: reason } }),
    }),

  communityAdmin: (userId: string, community: MessageCommunity) =>
    onlyNotification(inCommunity(userId, 'communityAdmin', community)),

  communityNews: (userId: string, community: MessageCommunity, { title }: { title: string }) =>
    onlyNotification({
      ...inCommunity(userId, 'communityNews', community, mailedPaths.newsOfCommunity),
      params: { title },
    }),

  /** @param games their names, in one line */
  communityGames: (userId: string, community: MessageCommunity, { games }: { games: string }) =>
    onlyNotification({ ...inCommunity(userId, 'communityGames', community), params: { games } }),

  labelSuggested: (
    userId: string,
    community: MessageCommunity,
    { words, by }: { words: string; by: Pick<Receiver, 'id' | 'name'> },
  ) =>
    onlyNotification({
      ...inCommunity(userId, 'labelSuggested', community, mailedPaths.ownLabels),
      params: { words, friend: by.name },
      namedId: by.id,
    }),

  labelRemoved: (userId: string, community: MessageCommunity, { words, reason }: { words: string; reason: string }) =>
    onlyNotification({
      ...inCommunity(userId, 'labelRemoved', community, mailedPaths.ownLabels),
      params: { words, ...(reason && { adminNote: reason }) },
    }),

  labelReported: (userId: string, community: MessageCommunity, { words }: { words: string }) =>
    onlyNotification({
      ...inCommunity(userId, 'labelReported', community, mailedPaths.reportsOfCommunity),
      params: { words },
    }),

  tagGiven: (userId: string, community: MessageCommunity, { words }: { words: string }) =>
    onlyNotification({ ...inCommunity(userId, 'tagGiven', community, mailedPaths.ownLabels), params: { words } }),
};
