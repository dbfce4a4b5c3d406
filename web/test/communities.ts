import { type CallResponse, communityResults, getCommunity, openChallenges, type Me } from '@rondo/contract';
import { answer, type Answer } from './backend.ts';
import { exampleOf, type Partly } from './example.ts';
import { instant } from './instant.ts';

type Details = CallResponse<typeof getCommunity>['data'];

/** A private community as an outsider sees it, with the given values instead of the usual ones. */
export function aCommunity(given: Partly<Details> = {}): Details {
  const data: Partly<Details> = {
    joinRequest: null,
    ...given,
    community: {
      shortCode: 'havenvolley',
      name: 'Havenvolley',
      description: 'Volleyball by the harbour.',
      sport: 'Volleyball',
      location: { city: 'Rotterdam', country: 'Netherlands' },
      scene: '/scenes/something.svg',
      memberCount: 12,
      ...given.community,
      communityOptions: { isPrivate: true, ...given.community?.communityOptions },
    },
  };
  return exampleOf(getCommunity.output, { data }, instant.toString()).data;
}

/** The membership of a normal member. */
export const isMember: Partly<Details> = { maySee: true, joinRequest: { status: 'approved' } };
/** The membership of an admin of the community. */
export const isLeader: Partly<Details> = {
  maySee: true,
  mayLead: true,
  joinRequest: { status: 'approved', isAdmin: true },
};

/** Opens the page of a community. */
export const ofCommunity = (details: Details, ...answers: Answer[]): { as: Partly<Me>; answers: Answer[] } => ({
  as: {},
  answers: [...answers, answer(getCommunity, { data: details }), answer(communityResults), answer(openChallenges)],
});
