import type { Me } from '@rondo/contract';
import type { EventForm, GuestForm } from '../enter/guest-commands.ts';
import type { Booked } from '../enter/success-step.tsx';
import type { NextAction } from '../next-action.ts';
import { type Step, steps } from '../../../ui/joining/steps.ts';
import type { WizardProps } from '../../../ui/joining/wizard-props.ts';
import { noCard } from '../../../ui/joining/pay/use-payment.ts';

/** How somebody joins: with their account, by email address, or with the form that an external event asks everyone to fill in. */
type Way = 'player' | 'guest' | 'event';

/** The first step of each way. */
export const firstStepOf = {
  player: steps.pay,
  guest: steps.guest,
  event: steps.externalEvent,
} as const satisfies Record<Way, Step>;

/** The outcome of a step of joining. */
export type WizardResult =
  | { is: 'booked'; booked: Booked }
  | { is: 'friends'; count: number }
  | { is: 'joined' | 'waiting' };

/** Everything that decides what somebody sees in a step. */
export interface WizardState extends WizardProps {
  step: Step;
  now: number;
  player: Me | null;
  way: Way;
  action: NextAction;
  mayBringFriends: boolean;
  secretKey: string | null;
  keepKey: (key: string) => void;
  /** Returns to the passcode, because the key is no longer valid. */
  onKeyRefused: () => void;
  /** The form as typed without logging in. */
  typed: GuestForm | EventForm | null;
  /** Whether everything that has to be accepted was accepted with the form during this visit. */
  consented: boolean;
  onTyped: (form: GuestForm | EventForm) => void;
  onConsent: (given: boolean) => void;
  end: WizardResult | null;
  /** Goes to the step that shows the outcome. */
  onEnd: (end: WizardResult) => void;
}

/** The choices made in a step before a top-up. */
export function choiceOf({ wizard: { about } }: Pick<WizardState, 'wizard'>) {
  return { teamId: about('team'), cardId: about('card') };
}

interface Chosen {
  cardId: string | null;
  teamId?: string | null;
  /** The id of the player whose spot it is. */
  spot?: string;
  /** The id of the game to move to. */
  to?: string;
  /** The id of the group. */
  in?: string;
}

/** Goes to a top-up, and afterwards returns to this step with its choices. */
export function toTopUp({ wizard, secretKey, keepKey }: WizardState, next: Step) {
  return ({ cardId, teamId = null, ...chosen }: Chosen, missing: number): void => {
    // Stores a private link's key in this tab, because the way back from the bank doesn't have it.
    if (secretKey) keepKey(secretKey);
    wizard.go(steps.topUp, { for: next, ...chosen, team: teamId, card: cardId ?? noCard, missing: String(missing) });
  };
}
