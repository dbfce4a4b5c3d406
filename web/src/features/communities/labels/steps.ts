import { useUrlStep } from '../../../platform/use-url-step.ts';

const steps = ['mine', 'member'] as const;

/** The sheets about what the reader and other members are called, which are steps in the community's address. */
export const useLabelSteps = () => useUrlStep(steps, ['who']);
