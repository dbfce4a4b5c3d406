import type { GameDetails } from '@rondo/contract';
import type { PaymentMethod } from '@rondo/rules';
import type { ReactNode } from 'react';
import type { Wizard } from './steps.ts';

/** The payment methods for an amount in cents, each with its fee; `label` says what is paid for, null if the total is shown elsewhere. */
export type RenderMethods = (choice: {
  amountCents: number;
  label: string | null;
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
}) => ReactNode;

interface PeopleChoice {
  chosen: readonly string[];
  /** The most that can be chosen. */
  most: number;
  onChange: (chosen: readonly string[]) => void;
  /** Shown instead when there is nobody. */
  none: ReactNode;
}

export interface WizardProps {
  game: GameDetails;
  wizard: Wizard;
  share: ReactNode;
  /** What a player does next: the ticket and the calendar. */
  next: ReactNode;
  /** Shows the top-up for the missing euros, which returns to `returnTo`. */
  renderTopUp: (missing: number, returnTo: string, onClose: () => void) => ReactNode;
  renderMethods: RenderMethods;
  /** The partners, some of whom are chosen. */
  renderPeople: (choice: PeopleChoice) => ReactNode;
  /** Goes to the other game's page after moving. */
  onMoved: (gameId: string) => void;
}
