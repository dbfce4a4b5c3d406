import type { ReactNode } from 'react';
import { Button, SubmitButton } from './button.tsx';
import { Problem } from './form.tsx';
import { Stack } from './layout.tsx';
import { Sheet } from './sheet.tsx';
import type { Refusal } from './use-refusal.ts';

interface Props {
  open?: boolean;
  title: string;
  /** The label of the button that changes nothing. */
  keep: string;
  /** The label of the button that confirms. */
  action: string;
  variant?: 'danger' | 'primary';
  working?: boolean;
  /** Whether it can't be confirmed yet. */
  blocked?: boolean;
  /** Left out if the caller shows the server's refusal. */
  refusal?: Pick<Refusal<never>, 'form' | 'whole'>;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
}

/** Asks for confirmation before something that matters, mostly because it can't be undone. */
export function QuestionSheet({
  open = true,
  title,
  keep,
  action,
  variant = 'danger',
  working = false,
  blocked = false,
  refusal,
  onClose,
  onConfirm,
  children,
}: Props) {
  return (
    <Sheet
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {keep}
          </Button>
          <SubmitButton type="button" variant={variant} working={working} blocked={blocked} onClick={onConfirm}>
            {action}
          </SubmitButton>
        </>
      }
    >
      <Stack gap={16} breaks {...refusal?.form}>
        {children}
        {refusal?.whole && <Problem>{refusal.whole}</Problem>}
      </Stack>
    </Sheet>
  );
}
