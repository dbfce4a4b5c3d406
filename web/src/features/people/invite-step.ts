import { useUrlStep } from '../../platform/use-url-step.ts';

/** The sheet on a game's page that invites partners (product.md#inviting). */
export const inviteStep = 'invite';

export const useInviteStep = () => useUrlStep([inviteStep]);

export const invitePath = (gameId: string): string => `/match/${gameId}?step=${inviteStep}`;
