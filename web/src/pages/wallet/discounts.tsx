import { useNavigate } from 'react-router';
import { MoneyActions } from '../../features/promocodes/money-actions.tsx';
import { PromocodeSheet } from '../../features/promocodes/promocode-sheet.tsx';
import { StudentCardSheet } from '../../features/promocodes/student-card-sheet.tsx';
import { useUrlStep } from '../../platform/use-url-step.ts';

const steps = ['promocode', 'student-card'] as const;

/** The ways to get a discount, and their sheets (`?step=`). Activated codes appear in the list of promocodes. */
export function Discounts() {
  const { step, open, close } = useUrlStep(steps);
  const navigate = useNavigate();
  const showList = () => void navigate('?tab=promocodes', { replace: true, preventScrollReset: true });
  return (
    <>
      <MoneyActions onPromocode={() => open('promocode')} onCard={() => open('student-card')} />
      {step === 'promocode' && <PromocodeSheet onClose={close} onDone={showList} />}
      {step === 'student-card' && <StudentCardSheet onClose={close} onDone={showList} />}
    </>
  );
}
