import { lazy, type ReactNode } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { useUrlStep } from '../../platform/use-url-step.ts';
import { Button } from '../../ui/button.tsx';
import { Later } from '../../ui/later.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';

const LeavingSheet = lazy(() => import('./leaving-sheet.tsx'));
const steps = ['delete'] as const;

/** The way out: a question with a password (2-accounts §2). @param openPayments payments under way, with the way out of each */
export function LeavingSettings({ openPayments }: { openPayments: ReactNode }) {
  const t = useT();
  const { step, open, close } = useUrlStep(steps);
  return (
    <SettingsSection id="delete" title={t('settings.leaving.title')} intro={t('settings.leaving.intro')}>
      <div>
        <Button variant="danger" onClick={() => open('delete')}>
          {t('settings.leaving.open')}
        </Button>
      </div>
      {step === 'delete' && (
        <Later waiting={null}>
          <LeavingSheet openPayments={openPayments} onClose={close} />
        </Later>
      )}
    </SettingsSection>
  );
}
