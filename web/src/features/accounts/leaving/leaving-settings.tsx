import { lazy, type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { Button } from '../../../ui/button.tsx';
import { Deferred } from '../../../ui/deferred.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';

const LeavingSheet = lazy(() => import('./leaving-sheet.tsx'));
const steps = ['delete'] as const;

/**
 * Deleting the account, after a question with a password (product.md#leaving-rondo).
 * @param openPayments payments under way, each with a way to end it
 */
export function LeavingSettings({ openPayments }: { openPayments: ReactNode }) {
  const t = useT();
  const { step, open, close } = useUrlStep(steps);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const closed = wasOpen.current && step === null;
    wasOpen.current = step !== null;
    if (!closed) return;
    // Going back to an address with an anchor, the browser takes the focus away a moment later.
    const timer = setTimeout(() => opener.current?.focus({ preventScroll: true }), 150);
    return () => clearTimeout(timer);
  }, [step]);
  return (
    <SettingsSection id="delete" title={t('settings.leaving.title')} intro={t('settings.leaving.intro')}>
      <div>
        <Button ref={opener} variant="danger" onClick={() => open('delete')}>
          {t('settings.leaving.open')}
        </Button>
      </div>
      {step === 'delete' && (
        <Deferred waiting={null}>
          <LeavingSheet openPayments={openPayments} onClose={close} />
        </Deferred>
      )}
    </SettingsSection>
  );
}
