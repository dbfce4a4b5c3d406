import type { ReactNode } from 'react';
import { steps } from '../../../ui/joining/steps.ts';
import { BuyPassStep } from '../passes/buy-pass-step.tsx';
import { type WizardState, toTopUp } from './wizard-state.ts';

/** Pays for games of the series in advance. */
export function pass(at: WizardState): ReactNode {
  const { game, player, wizard } = at;
  return (
    player && (
      <BuyPassStep
        game={game}
        onClose={wizard.close}
        onTopUp={(missing) => toTopUp(at, steps.pass)({ cardId: null }, missing)}
      />
    )
  );
}
