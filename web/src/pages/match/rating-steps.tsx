import { RatingWizard } from '../../features/ratings/rating-wizard.tsx';
import type { RatingWizardStep } from '../../features/ratings/steps.ts';
import { WithPhrases } from '../../platform/i18n.tsx';

const phrases = ['rating'] as const;

/** The steps of rating the players of a game; their chunk and phrases load when somebody takes one. */
export default function RatingSteps(props: { gameId: string; wizard: RatingWizardStep }) {
  return (
    <WithPhrases parts={phrases} fallback={null}>
      <RatingWizard {...props} />
    </WithPhrases>
  );
}
