import type { Receiver } from '../find-receivers.ts';
import { type MessageCommunity, ofCommunity } from '../messages.ts';

/** Messages about a community, and about labels in it. */
export const ofCommunities = {
  communityRequest: (userId: string, community: MessageCommunity, asker: Pick<Receiver, 'id' | 'name'>) =>
    ofCommunity(userId, 'communityRequest', community, { friend: asker }),

  communityDecided: (
    userId: string,
    community: MessageCommunity,
    { decision, adminNote }: { decision: 'approve' | 'deny'; adminNote: string },
  ) =>
    ofCommunity(userId, decision === 'approve' ? 'communityApproved' : 'communityDenied', community, {
      ...(adminNote && { params: { adminNote } }),
    }),

  communityRemoved: (userId: string, community: MessageCommunity, { reason }: { reason: string }) =>
    ofCommunity(userId, 'communityRemoved', community, { ...(reason && { params: { adminNote: reason } }) }),

  communityAdmin: (userId: string, community: MessageCommunity) => ofCommunity(userId, 'communityAdmin', community),

  communityNews: (userId: string, community: MessageCommunity, { title }: { title: string }) =>
    ofCommunity(userId, 'communityNews', community, { params: { title } }),

  /** @param games their names, in one line */
  communityGames: (userId: string, community: MessageCommunity, { games }: { games: string }) =>
    ofCommunity(userId, 'communityGames', community, { params: { games } }),

  labelSuggested: (
    userId: string,
    community: MessageCommunity,
    { words, by }: { words: string; by: Pick<Receiver, 'id' | 'name'> },
  ) => ofCommunity(userId, 'labelSuggested', community, { params: { words }, friend: by }),

  labelRemoved: (userId: string, community: MessageCommunity, { words, reason }: { words: string; reason: string }) =>
    ofCommunity(userId, 'labelRemoved', community, { params: { words, ...(reason && { adminNote: reason }) } }),

  labelReported: (userId: string, community: MessageCommunity, { words }: { words: string }) =>
    ofCommunity(userId, 'labelReported', community, { params: { words } }),

  tagGiven: (userId: string, community: MessageCommunity, { words }: { words: string }) =>
    ofCommunity(userId, 'tagGiven', community, { params: { words } }),
};
