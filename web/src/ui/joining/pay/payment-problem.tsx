import { useI18n } from '../../../platform/i18n.tsx';
import { StepProblem } from '../step-problem.tsx';
import { codeOf, recoverable } from '../use-handle-refusal.ts';

interface Props {
  error: Error | null;
  /** Words that replace the error while the payment is sent again. */
  lost?: string | null;
}

/** Why a payment was refused; a balance that is too low is reported beside the balance. */
export function PaymentProblem({ error, lost = null }: Props) {
  const { t, explain } = useI18n();
  const code = error && codeOf(error);
  // A refusal that closes the step is shown in a banner.
  if (!error || code === 'insufficient_balance' || !recoverable.has(code ?? '')) return null;
  return (
    <StepProblem>
      {lost ?? explain(error)}
      {code === 'price_changed' && ` ${t('joiningSteps.pay.newPrice')}`}
    </StepProblem>
  );
}
