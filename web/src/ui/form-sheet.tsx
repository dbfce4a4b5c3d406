import { type ReactNode, useId } from 'react';
import { Button, SubmitButton } from './button.tsx';
import { Form, Problem } from './form.tsx';
import { Sheet } from './sheet.tsx';
import type { Refusal } from './use-refusal.ts';

interface Props {
  title: string;
  /** The label of the button that sends the form. */
  action: string;
  /** The label of the button that closes the sheet. */
  cancel: string;
  working: boolean;
  /** Whether it deletes or takes something away, which the button's colour shows. */
  isDanger?: boolean;
  refusal: Pick<Refusal<never>, 'form' | 'whole'>;
  /** The words for what failed, shown above the reason. */
  failed?: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a sheet. Its buttons stay visible, and a refusal of the server is shown below the fields. */
export function FormSheet({
  title,
  action,
  cancel,
  working,
  isDanger,
  refusal,
  failed,
  onSubmit,
  onClose,
  children,
}: Props) {
  const formId = useId();
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <SubmitButton form={formId} working={working} variant={isDanger ? 'danger' : 'primary'}>
            {action}
          </SubmitButton>
        </>
      }
    >
      <Form
        {...refusal.form}
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        {refusal.whole && (
          <Problem>
            {failed && <strong>{failed}</strong>}
            <p>{refusal.whole}</p>
          </Problem>
        )}
      </Form>
    </Sheet>
  );
}
