import { useUrlStep } from '../../../platform/use-url-step.ts';

const steps = ['join', 'leave'] as const;

/** The sheets to join and to leave, which are steps in the community's address. */
export const useSteps = () => useUrlStep(steps);

/** The community's page with the sheet to join open. */
export const joinPath = (shortCode: string) => `/community/${shortCode}?step=join`;
