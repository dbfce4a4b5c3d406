import { useUrlStep } from '../../platform/use-url-step.ts';

/** 1 confirm or passcode, 2 joined, 7 refund, 8 pay or join (1-games §2); our own: leave, share, top-up. */
const steps = ['1', '2', '7', '8', 'leave', 'share', 'top-up'] as const;
export type Step = (typeof steps)[number];

/** The step of the join wizard, in the address. */
export const useStep = () => useUrlStep<Step>(steps);

export type Wizard = ReturnType<typeof useStep>;
