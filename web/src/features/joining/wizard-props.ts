import type { GameDetails } from '@rondo/contract';
import type { PaymentMethod } from '@rondo/rules';
import type { ReactNode } from 'react';
import type { Wizard } from './use-step.ts';

/** The ways to pay an amount of cents, each with its fee; `label` says what for. */
export type RenderMethods = (choice: {
  amountCents: number;
  label: string;
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
}) => ReactNode;

export interface WizardProps {
  game: GameDetails;
  wizard: Wizard;
  share: ReactNode;
  /** The way to more credit: how many euros are missing, where to come back to. */
  renderTopUp: (missing: number, returnTo: string, onClose: () => void) => ReactNode;
  renderMethods: RenderMethods;
  /** To another game's page. */
  onMoved: (gameId: string) => void;
}

/** What all steps into a game share. */
export interface EnteringProps extends WizardProps {
  full: boolean;
  secretKey: string | null;
  keepKey: (key: string) => void;
  /** The key isn't good any more: back to the passcode. */
  onKeyRefused: () => void;
}
