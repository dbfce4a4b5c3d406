import { useUrlStep } from '../../platform/use-url-step.ts';

/**
 * 1 confirm or passcode, 2 joined, 6 guest, 7 refund, 8 pay or join, 9 external event, 10 pay for friends, and the ways to
 * pay of guests (1-games §2); our own: leave, share, top-up, hand over, take over, move.
 */
const steps = [
  '1',
  '2',
  '6',
  '7',
  '8',
  '9',
  '10',
  'pay',
  'leave',
  'share',
  'top-up',
  'hand-over',
  'take-over',
  'move',
] as const;
export type Step = (typeof steps)[number];

/** Of a step: whose spot, which game to move to, the team and the student card chosen, and what to come back to. */
const own = ['spot', 'to', 'team', 'card', 'resume', 'for', 'missing'] as const;

/** The step of the join wizard, in the address. */
export const useStep = () => useUrlStep<Step>(steps, own);

export type Wizard = ReturnType<typeof useStep>;
