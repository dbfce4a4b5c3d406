import type { CallResponse, communityRequests as CommunityRequests } from '@rondo/contract';
import {
  communityFigures,
  communityInvitations,
  communityRequests,
  labelReports,
  openChallenges,
} from '@rondo/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

/** These answers are not stored on the device: they are about other people, and anyone can use an invitation's code. */
export const leadingKey = ['leading'] as const;

/** The key of all pages of a community's requests. */
export const requestsKey = (id: string) => [...leadingKey, 'requests', id] as const;

export type RequestPage = CallResponse<typeof CommunityRequests>['data'];

/** A page of requests to join, the oldest first. */
export const requestsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...requestsKey(id), page],
    queryFn: async () => (await call(communityRequests, { params: { id }, query: { page } })).data,
    placeholderData: keepPreviousData,
  });

/** A community's invitations that are still valid. */
export const invitationsQuery = (id: string) =>
  queryOptions({
    queryKey: [...leadingKey, 'invitations', id],
    queryFn: async () => (await call(communityInvitations, { params: { id } })).data.invitations,
  });

export const figuresQuery = (id: string) =>
  queryOptions({
    queryKey: [...leadingKey, 'figures', id],
    queryFn: async () => (await call(communityFigures, { params: { id } })).data,
  });

/** Challenges that wait for the community's answer, the soonest first. */
export const challengesQuery = (id: string) =>
  queryOptions({
    queryKey: [...leadingKey, 'challenges', id],
    queryFn: async () => (await call(openChallenges, { params: { id } })).data.challenges,
  });

/** Tags and nicknames that were reported. */
export const reportsQuery = (id: string) =>
  queryOptions({
    queryKey: [...leadingKey, 'reports', id],
    queryFn: async () => (await call(labelReports, { params: { id } })).data.reports,
  });
