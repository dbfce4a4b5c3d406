import type { ReactNode } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/form.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { Refusal } from '../../../ui/use-refusal.ts';
import classes from './leading.module.css';

interface Props {
  title: string;
  /** The label of the button that confirms. */
  action: string;
  variant?: 'danger' | 'primary';
  working?: boolean;
  /** Left out if the caller shows the server's refusal. */
  refusal?: Pick<Refusal<never>, 'form' | 'whole'>;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
}

/** Asks for confirmation before something that matters, mostly because it can't be undone. */
export function QuestionSheet({
  title,
  action,
  variant = 'danger',
  working = false,
  refusal,
  onClose,
  onConfirm,
  children,
}: Props) {
  const t = useT();
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('leading.keep')}
          </Button>
          <SubmitButton type="button" variant={variant} working={working} onClick={onConfirm}>
            {action}
          </SubmitButton>
        </>
      }
    >
      <div {...refusal?.form} className={classes.body}>
        {children}
        {refusal?.whole && <Problem>{refusal.whole}</Problem>}
      </div>
    </Sheet>
  );
}
