import { useSpeech } from '../../platform/i18n.tsx';
import { Problem } from '../../ui/form.tsx';
import { codeOf } from './use-refused.ts';

/** Why a payment was refused; a balance that is short is said beside the balance. */
export function PaymentProblem({ error }: { error: Error | null }) {
  const { t, explain } = useSpeech();
  const code = error && codeOf(error);
  if (!error || code === 'insufficient_balance') return null;
  return (
    <Problem>
      {explain(error)}
      {code === 'price_changed' && ` ${t('joining.pay.newPrice')}`}
    </Problem>
  );
}
