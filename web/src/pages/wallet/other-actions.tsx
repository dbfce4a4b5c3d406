import { useNavigate } from 'react-router';
import { MoneyActions } from '../../features/promocodes/money-actions.tsx';
import { piece } from '../../platform/pieces.tsx';
import { useUrlStep } from '../../platform/use-url-step.ts';

const sheets = () => import('./sheets.ts');
const PromocodeSheet = piece('pages/wallet/sheets.ts', async () => (await sheets()).PromocodeSheet);
const StudentCardSheet = piece('pages/wallet/sheets.ts', async () => (await sheets()).StudentCardSheet);
const CompanySheet = piece('pages/wallet/sheets.ts', async () => (await sheets()).CompanySheet);

const steps = ['promocode', 'student-card', 'company'] as const;

/** Other actions in the wallet, with their sheets (`?step=`). Activated codes appear in the list of promocodes. */
export function OtherActions() {
  const { step, open, close } = useUrlStep(steps);
  const navigate = useNavigate();
  const showList = () => void navigate('?tab=promocodes', { replace: true, preventScrollReset: true });
  return (
    <>
      <MoneyActions
        onPromocode={() => open('promocode')}
        onCard={() => open('student-card')}
        onCompany={() => open('company')}
      />
      {step === 'promocode' && <PromocodeSheet onClose={close} onDone={showList} />}
      {step === 'student-card' && <StudentCardSheet onClose={close} onDone={showList} />}
      {step === 'company' && <CompanySheet onClose={close} />}
    </>
  );
}
